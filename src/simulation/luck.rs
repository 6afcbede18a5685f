//! Seeded randomness, for games that need no trust.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use viceroy_rules::{Chance, Purpose};

#[derive(Debug)]
pub struct SeededChance(StdRng);

impl SeededChance {
    pub fn new(seed: u64) -> Self {
        SeededChance(StdRng::seed_from_u64(seed))
    }
}

impl Chance for SeededChance {
    fn below(&mut self, _purpose: Purpose, n: u32) -> u32 {
        self.0.random_range(0..n.max(1))
    }
}
