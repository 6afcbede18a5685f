//! Prints the results in Markdown.

use viceroy::render::Scene;

use crate::Result;
use crate::machine::Machine;
use crate::rounds::Measured;

/// The first result is ours.
///
/// # Errors
/// If nothing was measured or the machine is unknown.
pub fn print(scene: &Scene, results: &[Measured]) -> Result<()> {
    let ours = results.first().ok_or("nothing was measured")?;
    let machine = Machine::find()?;
    println!(
        "A pyramid of 15 cards on five levels, {} x {} pixels, from the scene to the bytes of a PNG.",
        scene.width, scene.height
    );
    println!(
        "`benches/peers/run` on \"{}\", {} cores, {}, bench profile.",
        machine.processor, machine.cores, machine.compiler
    );
    println!();
    println!("| renderer | median | size | times ours | likeness | pictures |");
    println!("|---|---|---|---|---|---|");
    for result in results {
        println!(
            "| {} | {:.2} ms | {:.0} KB | {:.1} | {} | {} |",
            result.name,
            result.milliseconds,
            result.bytes as f64 / 1000.0,
            result.milliseconds / ours.milliseconds,
            decibels(result.likeness),
            result.pictures
        );
    }
    println!();
    for result in results {
        if let Some(version) = &result.version {
            println!("- {}: {version}", result.name);
        }
    }
    Ok(())
}

fn decibels(likeness: f64) -> String {
    if likeness.is_infinite() { "equal".to_owned() } else { format!("{likeness:.1} dB") }
}
