//! Why gems come and go.

use serde::{Deserialize, Serialize};

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
    /// A law.
    Law,
    /// An infinite gem that came from the reserve or the own screen (R-REW-07).
    Infinite,
    /// Painting (R-END-01).
    Paint,
    /// A combat (R-INV-07).
    Combat,
}
