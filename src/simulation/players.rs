//! The computer players at a simulated table.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use viceroy_ai::{Brain, Greedy, Random};
use viceroy_model::record::OccupantKind;
use viceroy_rules::{BySeat, Chance, Purpose, Seat};

/// A computer player by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum Player {
    /// Answers by lot.
    #[default]
    Random,
    /// Takes what leads to the best position that it can see.
    Greedy,
}

impl Player {
    /// Stored in records.
    pub(super) fn name(self) -> &'static str {
        match self {
            Player::Random => "Random",
            Player::Greedy => "Greedy",
        }
    }

    pub(super) fn occupant(self) -> OccupantKind {
        match self {
            Player::Random => OccupantKind::Random,
            Player::Greedy => OccupantKind::Greedy,
        }
    }

    fn brain(self, seed: u64) -> Box<dyn Brain> {
        match self {
            Player::Random => Box::new(Random::new(seed)),
            Player::Greedy => Box::new(Greedy),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Players(pub Vec<Player>);

impl Players {
    pub fn of(&self, seat: Seat) -> Player {
        let nth = usize::from(seat.0).checked_rem(self.0.len());
        nth.map_or(Player::Random, |nth| self.0[nth])
    }

    /// `None` if all play randomly.
    pub(super) fn brains(&self, seats: u8, seed: u64) -> Option<BySeat<Box<dyn Brain>>> {
        if self.0.iter().all(|player| *player == Player::Random) {
            return None;
        }
        Some(BySeat::new(seats, |seat| {
            let lot = seed.wrapping_mul(31).wrapping_add(u64::from(seat.0)) ^ 0x9e37_79b9_7f4a_7c15;
            self.of(seat).brain(lot)
        }))
    }
}

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
