//! Details that facts carry.

use crate::prelude::*;

/// Stored and exported: keep the spelling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GemsFor {
    /// R-AUC-14.
    Pass,
    /// R-REW-01.
    Reward,
    /// R-DEV-01.
    Discard,
    /// R-DEV-10.
    Circle,
    /// R-DEV-06.
    Card,
    /// R-AUC-08.
    Bid,
    Law,
    /// R-REW-07.
    Infinite,
    /// R-END-01.
    Paint,
    /// R-INV-07.
    Combat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WonBy {
    Gem,
    Attack,
}

/// R-LAW-67.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenAt {
    pub card: CardId,
    pub token: Token,
    /// In the current development phase (R-DEV-11).
    pub used: bool,
}

/// R-END-01, R-TD-08. Stored and exported: keep the spelling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paint {
    /// Of the new colour.
    #[default]
    Gem,
    Diamond,
}
