//! Rules corrected while games were running. Plans made under an old rule wait for confirmation by
//! the player.

/// By number in `docs/rulings.md`, oldest first. Each addition requires all players to confirm
/// their plans.
const CORRECTED: &[&str] = &["R-HID-03a"];

pub fn corrections() -> u16 {
    u16::try_from(CORRECTED.len()).unwrap_or(u16::MAX)
}
