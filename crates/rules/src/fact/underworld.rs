//! What everybody saw of criminals, judgements and bribes.

use serde::{Deserialize, Serialize};

use crate::cards::{CardId, JudgementId};
use crate::pieces::{JudgementSet, Slot, Token, TokenPlace};
use crate::seat::{BySeat, Seat};

/// Why judgement tokens went back to the reserve; the spellings are those of the public record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReturnedFor {
    /// One of those that were just drawn for a criminal (R-UND-03).
    Price,
    /// A reward (R-UND-07).
    Reward,
    /// A law (law 107).
    Law,
}

/// Something everybody saw of criminals, judgements and bribes (RULES section 12).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UnderworldFact {
    /// Judgement and bribe tokens were laid out (R-UND-01).
    InReserve {
        /// How many judgement tokens.
        judgements: u8,
        /// How many bribe tokens.
        bribes: u8,
        /// How many criminals their deck has.
        criminals: u8,
    },
    /// A player chose a row of a criminal and drew judgement tokens for it; which ones only they see (R-UND-03).
    JudgementsDrawn {
        seat: Seat,
        /// The criminal.
        card: CardId,
        /// The row, from zero.
        row: u8,
        /// How many tokens.
        count: u8,
    },
    /// Judgement tokens went back to the reserve; which ones only their owner saw.
    JudgementsReturned {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        why: ReturnedFor,
    },
    /// Bribe tokens came from the reserve (R-UND-06).
    BribesTaken {
        /// Who took them.
        seat: Seat,
        /// The criminal that gave them.
        card: CardId,
        /// How many.
        count: u8,
    },
    /// Bribe tokens were paid so that a character gives the reward of its level once more (R-UND-06).
    BribesPaid {
        /// Who paid them.
        seat: Seat,
        /// The criminal that gave bribes.
        by: CardId,
        /// The character.
        card: CardId,
        /// How many.
        count: u8,
    },
    /// A free character moved to another place (R-UND-08).
    Moved {
        /// Whose.
        seat: Seat,
        /// The character.
        card: CardId,
        /// Where it stands now.
        slot: Slot,
        /// The criminal that moved it.
        by: CardId,
    },
    /// What everybody decided about criminals in their hands was shown, all together (R-UND-04).
    PutUnderShown,
    /// A criminal went from a hand under the criminal deck; which one only its owner saw (R-UND-04).
    PutUnder {
        /// Whose.
        seat: Seat,
    },
    /// A criminal that was discarded just before went under the criminal deck, seen by all (R-UND-04).
    WentUnder {
        /// Who discarded it.
        seat: Seat,
        card: CardId,
    },
    /// All judgement tokens that players hold were turned over (R-UND-09).
    JudgementsShown(BySeat<JudgementSet>),
    /// A judgement made its owner discard a token (R-UND-09).
    Obeyed {
        seat: Seat,
        judgement: JudgementId,
        /// Where the token lay.
        #[serde(rename = "card")]
        on: TokenPlace,
        token: Token,
    },
}

impl UnderworldFact {
    /// Who did it, if one player.
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
