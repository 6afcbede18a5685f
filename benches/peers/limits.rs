//! Speed targets: relative to the peers on any machine, and absolute on the one in
//! `docs/measurements.md`.

use crate::rounds::Measured;

/// Times faster than each peer.
pub const PROGRAM_TIMES: f64 = 15.0;
/// Times faster than one SVG with filters.
pub const FILTERS_TIMES: f64 = 20.0;
/// Minimum likeness to the composition in dB, with an own palette or shadows.
pub const LIKENESS: f64 = 30.0;
/// In dB, for the same sprites: only rounding may differ.
pub const SAME_SPRITES_LIKENESS: f64 = 60.0;

const FRESH_MILLISECONDS: f64 = 2.5;
const ONE_CARD_CHANGED_MILLISECONDS: f64 = 0.7;
const KILOBYTES: f64 = 90.0;

/// Prints missed targets and returns whether the relative ones hold. A missed absolute one says
/// more about the machine.
pub fn kept(results: &[Measured]) -> bool {
    let [fresh, changed, others @ ..] = results else {
        return false;
    };
    println!();
    by_the_clock("fresh", fresh.milliseconds, FRESH_MILLISECONDS, "ms");
    let most = ONE_CARD_CHANGED_MILLISECONDS;
    by_the_clock("one card changed", changed.milliseconds, most, "ms");
    by_the_clock("size", fresh.bytes as f64 / 1000.0, KILOBYTES, "KB");
    let mut kept = true;
    for other in others {
        let times = other.milliseconds / fresh.milliseconds;
        let least = other.least_times.unwrap_or(0.0);
        if times < least {
            println!(
                "Ours should be at least {least} times faster than {}, but is {times:.1} times faster.",
                other.name
            );
            kept = false;
        }
    }
    if kept {
        println!("Ours is as many times faster than each as it should be.");
    }
    kept
}

fn by_the_clock(what: &str, is: f64, most: f64, unit: &str) {
    let verdict = if is > most { "missed" } else { "kept" };
    println!("Limit of {what}, at most {most} {unit}: {is:.2} {unit}, {verdict}.");
}
