//! One monster: what it takes to beat it, and what that brings.

use serde::{Deserialize, Serialize};

use super::{CardText, Colour, Reward};

/// The number of a monster; monsters are counted by themselves and share no numbers with cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MonsterId(pub u8);

/// How high a monster comes in a stack of four (R-INV-02, R-INV-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tier {
    /// The lowest of a stack.
    I,
    /// The two in the middle.
    II,
    /// The highest.
    III,
}

impl Tier {
    /// All of them, ascending.
    pub const ALL: [Tier; 3] = [Tier::I, Tier::II, Tier::III];

    /// From 1, as card files and people write it.
    pub fn number(self) -> u8 {
        match self {
            Tier::I => 1,
            Tier::II => 2,
            Tier::III => 3,
        }
    }

    /// How many gems of its colour it costs to beat a monster of this tier (R-INV-06).
    pub fn gems(self) -> u8 {
        match self {
            Tier::I => 3,
            Tier::II => 2,
            Tier::III => 1,
        }
    }
}

/// A monster of the Invasion (RULES section 11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Monster {
    /// Its number.
    pub id: MonsterId,
    /// What it is called.
    pub name: CardText,
    /// How high it comes in a stack.
    pub tier: Tier,
    /// The colour of the gems it costs.
    pub colour: Colour,
    /// What whoever beats it and nothing above it gains, all of it.
    pub reward: Vec<Reward>,
}
