//! What a piece of somebody's time is for.

use serde::{Deserialize, Serialize};

/// Which time a question is answered in: questions of one budget share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Budget {
    /// All own questions of one phase together.
    Phase {
        /// The turn, counted from 1; 0 before the first.
        turn: u8,
        part: PhasePart,
    },
    /// One question alone, by its number: at live tables, and where an hour of the day counts.
    Question(u64),
}

/// The phases that have a time of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhasePart {
    /// Before the first turn.
    SetUp,
    /// The first half of a turn.
    Auction,
    /// The second half of a turn.
    Development,
    /// After the last turn.
    Ending,
}
