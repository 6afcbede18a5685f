//! In which part of the game something in the log happened.

use serde::Serialize;

use viceroy_rules::Phase;

/// The parts of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LogPhase {
    /// Before the first turn.
    Setup,
    /// Auctions.
    Auction,
    /// Development rounds.
    Development,
    /// Judgements that take effect after the last turn (R-UND-09).
    Judgement,
    /// A combat against monsters (R-INV-06).
    Combat,
    /// Painting, and all that comes after.
    Painting,
}

impl LogPhase {
    pub(super) fn of(phase: Phase) -> LogPhase {
        match phase {
            Phase::SetUp => LogPhase::Setup,
            Phase::Auction(_) => LogPhase::Auction,
            Phase::Development(_) | Phase::Criminals => LogPhase::Development,
            Phase::Judgement => LogPhase::Judgement,
            Phase::Combat => LogPhase::Combat,
            Phase::Painting | Phase::Over => LogPhase::Painting,
        }
    }
}
