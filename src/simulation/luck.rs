//! Luck from a seed, for games that nobody has to trust.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use viceroy_rules::{Chance, Purpose};

/// Luck that follows from a seed.
#[derive(Debug)]
pub struct SeededChance(StdRng);

impl SeededChance {
    /// Luck from a seed.
    pub fn new(seed: u64) -> Self {
        SeededChance(StdRng::seed_from_u64(seed))
    }
}

impl Chance for SeededChance {
    fn below(&mut self, _purpose: Purpose, n: u32) -> u32 {
        self.0.random_range(0..n.max(1))
    }
}
