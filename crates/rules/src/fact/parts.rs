//! What facts say beside what happened: why gems came and went, what a card was won by, which token moved, what was painted
//! with.

use serde::{Deserialize, Serialize};

use crate::cards::CardId;
use crate::pieces::Token;

/// Why gems were taken or paid; the spellings are those of the public record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GemsFor {
    /// A pass in the auction phase (R-AUC-14).
    Pass,
    /// A reward (R-REW-01).
    Reward,
    /// A discarded card (R-DEV-01).
    Discard,
    /// A single-colour circle (R-DEV-10).
    Circle,
    /// A card's cost (R-DEV-06).
    Card,
    /// A bid (R-AUC-08).
    Bid,
    Law,
    /// An infinite gem that came from the reserve or the own screen (R-REW-07).
    Infinite,
    /// Painting (R-END-01).
    Paint,
    /// A combat (R-INV-07).
    Combat,
}

/// How a card was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WonBy {
    Gem,
    /// By an attack token.
    Attack,
}

/// A token and where it lies (R-LAW-67).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenAt {
    /// The card it lies on.
    pub card: CardId,
    pub token: Token,
    /// Whether this infinite gem has paid in this development phase (R-DEV-11).
    pub used: bool,
}

/// What a section is painted with (R-END-01, R-TD-08); the spellings are those of the public record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paint {
    /// A gem of the new colour.
    #[default]
    Gem,
    Diamond,
}
