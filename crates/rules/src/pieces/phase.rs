//! The phases of the game.

use serde::{Deserialize, Serialize};

/// Public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// First cards and their rewards.
    SetUp,
    /// From 1.
    Auction(u8),
    /// From 1.
    Development(u8),
    /// R-UND-04.
    Criminals,
    /// R-INV-06.
    Combat,
    /// R-UND-09.
    Judgement,
    Painting,
    Over,
}
