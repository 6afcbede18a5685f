//! Virtual opponents (RULES section 8). They only bid: no seat, screen or pyramid.

use super::small_set::{Member, SmallSet};
use crate::prelude::*;

/// R-VIR-01.
pub const MAX_RIVALS: usize = 3;

/// From zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rival(pub u8);

/// How the gem drawn for a virtual opponent counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CountsAs {
    Gem,
    /// No card was offered at its colour when the auction began (R-VIR-05).
    Attack,
}

/// R-VIR-02.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RivalBid {
    pub rival: Rival,
    /// Of the gem drawn.
    pub colour: Colour,
    pub counts_as: CountsAs,
}

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
