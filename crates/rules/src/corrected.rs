//! Rules that were corrected while games ran. What somebody decided beforehand was decided by the rules of that day, so it
//! waits until it is confirmed again.

/// The rules that were corrected since the first release, by their numbers in `docs/rulings.md`, the oldest first. Whoever
/// corrects one adds it: that asks everybody who has a plan.
const CORRECTED: &[&str] = &["R-HID-03a"];

/// How many rules were corrected so far.
pub fn corrections() -> u16 {
    u16::try_from(CORRECTED.len()).unwrap_or(u16::MAX)
}
