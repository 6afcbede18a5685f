//! What is chosen in a development round.

use serde::{Deserialize, Serialize};

use crate::cards::CardId;

/// A secret choice in a development round (R-DEV-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Develop {
    /// Play a card from the hand.
    Play(CardId),
    /// Discard a card from the hand for 2 gems.
    Discard(CardId),
    /// Out for the rest of the phase.
    Pass,
}
