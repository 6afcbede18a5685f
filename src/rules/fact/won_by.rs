//! What a card was won by.

use serde::{Deserialize, Serialize};

/// How a card was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WonBy {
    /// By a gem.
    Gem,
    /// By an attack token.
    Attack,
}
