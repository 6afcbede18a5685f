//! Monsters.

use super::CardText;
use crate::prelude::*;

/// Not a card number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MonsterId(pub u8);

/// Position in a stack of four (R-INV-02, R-INV-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tier {
    /// The lowest.
    I,
    /// The two in the middle.
    II,
    /// The highest.
    III,
}

impl Tier {
    pub const ALL: [Tier; 3] = [Tier::I, Tier::II, Tier::III];

    /// From 1.
    pub fn number(self) -> u8 {
        match self {
            Tier::I => 1,
            Tier::II => 2,
            Tier::III => 3,
        }
    }

    /// In gems (R-INV-06).
    pub fn gems(self) -> u8 {
        match self {
            Tier::I => 3,
            Tier::II => 2,
            Tier::III => 1,
        }
    }
}

/// RULES section 11.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Monster {
    pub id: MonsterId,
    pub name: CardText,
    pub tier: Tier,
    /// Of the gems it costs.
    pub colour: Colour,
    /// For beating it and nothing above it.
    pub reward: Vec<Reward>,
}
