//! Luck from a seed, for games that nobody has to trust.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::rules::{Chance, Purpose};

/// Luck that follows from a seed.
#[derive(Debug)]
pub struct SeededLuck(StdRng);

impl SeededLuck {
    /// Luck from a seed.
    pub fn new(seed: u64) -> Self {
        SeededLuck(StdRng::seed_from_u64(seed))
    }
}

impl Chance for SeededLuck {
    fn below(&mut self, _purpose: Purpose, n: u32) -> u32 {
        self.0.random_range(0..n.max(1))
    }
}
