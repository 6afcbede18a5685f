//! Public facts about the Underworld.

use crate::prelude::*;

/// Stored and exported: keep the spelling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnedFor {
    /// R-UND-03.
    Price,
    /// R-UND-07.
    Reward,
    /// Law 107.
    Law,
}

/// RULES section 12.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnderworldFact {
    /// Initial counts (R-UND-01).
    InReserve {
        judgements: u8,
        bribes: u8,
        /// Size of the deck.
        criminals: u8,
    },
    /// Faces are secret (R-UND-03).
    JudgementsDrawn {
        seat: Seat,
        card: CardId,
        /// From zero.
        row: u8,
        count: u8,
    },
    /// Faces are secret.
    JudgementsReturned {
        seat: Seat,
        count: u8,
        why: ReturnedFor,
    },
    /// R-UND-06.
    BribesTaken {
        seat: Seat,
        card: CardId,
        count: u8,
    },
    /// R-UND-06.
    BribesPaid {
        seat: Seat,
        /// The criminal that gave bribes.
        by: CardId,
        card: CardId,
        count: u8,
    },
    /// R-UND-08.
    Moved {
        seat: Seat,
        card: CardId,
        slot: Slot,
        /// The criminal that moved it.
        by: CardId,
    },
    PutUnderShown,
    /// The face is secret (R-UND-04).
    PutUnder {
        seat: Seat,
    },
    /// Face up, after a discard (R-UND-04).
    WentUnder {
        seat: Seat,
        card: CardId,
    },
    /// R-UND-09.
    JudgementsShown(BySeat<JudgementSet>),
    /// R-UND-09.
    Obeyed {
        seat: Seat,
        judgement: JudgementId,
        #[serde(rename = "card")]
        on: TokenPlace,
        token: Token,
    },
}

impl UnderworldFact {
    pub fn seat(&self) -> Option<Seat> {
        match self {
            UnderworldFact::JudgementsDrawn { seat, .. }
            | UnderworldFact::JudgementsReturned { seat, .. }
            | UnderworldFact::BribesTaken { seat, .. }
            | UnderworldFact::BribesPaid { seat, .. }
            | UnderworldFact::Moved { seat, .. }
            | UnderworldFact::PutUnder { seat }
            | UnderworldFact::WentUnder { seat, .. }
            | UnderworldFact::Obeyed { seat, .. } => Some(*seat),
            UnderworldFact::InReserve { .. }
            | UnderworldFact::PutUnderShown
            | UnderworldFact::JudgementsShown(_) => None,
        }
    }
}
