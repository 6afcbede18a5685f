//! Where the game is.

use serde::{Deserialize, Serialize};

/// Where the game is, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Choosing first cards and taking their rewards.
    SetUp,
    /// An auction of the turn, from 1.
    Auction(u8),
    /// A development round of the turn, from 1.
    Development(u8),
    /// Everybody decides about the criminals in their hand (R-UND-04).
    Criminals,
    /// A combat against monsters at the end of the turn (R-INV-06).
    Combat,
    /// Judgements take effect after the last turn (R-UND-09).
    Judgement,
    /// Painting after the last turn.
    Painting,
    /// Finished.
    Over,
}
