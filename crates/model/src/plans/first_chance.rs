//! Luck for imagined tables.

use viceroy_rules::{Chance, Purpose};

/// Always the first way. What is filled in never shows, so any lot will do, and the same one keeps previews still.
pub(super) struct FirstChance;

impl Chance for FirstChance {
    fn below(&mut self, _purpose: Purpose, _n: u32) -> u32 {
        0
    }
}
