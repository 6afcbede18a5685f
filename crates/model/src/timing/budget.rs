//! Budgets of thinking time.

use serde::{Deserialize, Serialize};

/// Questions with the same budget share its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    Phase {
        /// From 1; 0 before the first.
        turn: u8,
        part: PhasePart,
    },
    /// One question, by its number: at live tables and with a daily hour.
    Question(u64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhasePart {
    SetUp,
    Auction,
    Development,
    Ending,
}
