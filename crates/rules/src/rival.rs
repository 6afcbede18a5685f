//! Virtual opponents (RULES section 8). They have no seat, no screen and no pyramid: they bid, and that is all.

use serde::{Deserialize, Serialize};

use super::small_set::{Member, SmallSet};
use crate::cards::Colour;

/// The most virtual opponents a game can have (R-VIR-01).
pub const MAX_RIVALS: usize = 3;

/// A virtual opponent, counted from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rival(pub u8);

/// What the gem that was drawn for a virtual opponent counts as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CountsAs {
    /// A bid on its colour.
    Gem,
    /// An attack token: no card lay at its colour when the auction began (R-VIR-05).
    Attack,
}

/// The bid of a virtual opponent (R-VIR-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RivalBid {
    /// Whose.
    pub rival: Rival,
    /// The gem that was drawn.
    pub colour: Colour,
    pub counts_as: CountsAs,
}

/// A set of virtual opponents.
pub type RivalSet = SmallSet<Rival>;

impl Member for Rival {
    const COUNT: usize = MAX_RIVALS;

    fn number(self) -> u8 {
        self.0
    }

    fn of_number(number: u8) -> Rival {
        Rival(number)
    }
}
