//! The strength of computer players.

use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use super::search::{Budget, Search};
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Easy,
    Normal,
    Hard,
}

/// Of this many choices of the easy player, so many are the second and the third best.
const EASY: u32 = 10;
const SECOND: u32 = 3;
const THIRD: u32 = 2;

/// Iterations make results reproducible; the time limit is for slow machines. Sized for players who
/// wait for three of them at once (docs/measurements.md).
const NORMAL: Budget = Budget { iterations: 200, time: Some(Duration::from_millis(100)) };
const HARD: Budget = Budget { iterations: 2250, time: Some(Duration::from_millis(700)) };

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// The name in records and on the command line: keep the spelling.
    pub const fn key(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    pub fn from_key(key: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.key() == key)
    }

    /// `None` for levels that do not look ahead.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Level::Easy => None,
            Level::Normal => Some(NORMAL),
            Level::Hard => Some(HARD),
        }
    }

    /// Playouts per decision on a fast enough machine; `None` for levels that do not look ahead.
    pub const fn iterations(self) -> Option<u32> {
        match self {
            Level::Easy => None,
            Level::Normal => Some(NORMAL.iterations),
            Level::Hard => Some(HARD.iterations),
        }
    }

    /// The seed must not be the game's.
    pub fn brain(self, seed: u64) -> Box<dyn Brain> {
        match self.budget() {
            None => Box::new(Easy { seed }),
            Some(budget) => Box::new(Search::new(seed, budget)),
        }
    }

    /// Watches no clock, so a slow machine takes longer and decides alike.
    pub fn unhurried_brain(self, seed: u64) -> Box<dyn Brain> {
        match self.iterations() {
            None => Box::new(Easy { seed }),
            Some(iterations) => Box::new(Search::new(seed, Budget::iterations(iterations))),
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Easy {
    seed: u64,
}

impl Brain for Easy {
    fn answer(&mut self, view: &SeatView, question: &Question) -> Answer {
        let mut choices = greedy::choices(view, question, &Weights::PLAYED);
        choices.sort_by(|a, b| b.1.total_cmp(&a.1));
        let asked = question.id.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let lot = SmallRng::seed_from_u64(self.seed ^ asked).random_range(0..EASY);
        let nth = match lot {
            lot if lot < THIRD => 2,
            lot if lot < THIRD + SECOND => 1,
            _ => 0,
        };
        let last = choices.len().saturating_sub(1);
        let chosen = choices.into_iter().nth(nth.min(last));
        chosen.map_or_else(|| question.fallback.clone(), |(answer, _)| answer)
    }
}
