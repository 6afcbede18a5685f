//! Tasks: one line of unfinished business on a seat's desk. A task either asks or acts, never both, so that an open
//! question can always be asked afresh when the table has changed under it.

use serde::{Deserialize, Serialize};

use super::ask::Ask;
use super::pieces::{DeckKind, Slot, TokenPlace};
use crate::cards::{CardId, Reward};

/// One line of unfinished business.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Puts a question to the player.
    Ask(Ask),
    /// Does something.
    Act(Act),
}

/// Something that is done without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Begins to play a card.
    Play(CardId),
    /// Discards a card for gems.
    Discard(CardId),
    /// Gives the reward of a row, counted from zero.
    GiveRow { card: CardId, row: u8 },
    /// Begins what a law does when it is played.
    BeginLaw(CardId),
    /// Does what a law in the pyramid does when this card has come to the hand from the auction or a deck.
    CardTaken(CardId),
    /// Gives one reward.
    Give {
        /// What gives it, and where its tokens lie.
        #[serde(rename = "card")]
        on: TokenPlace,
        reward: Reward,
    },
    /// Draws a card.
    Draw(DeckKind),
    /// Puts a criminal into its place, once judgement tokens are drawn for it (R-UND-03).
    Settle {
        /// The criminal.
        card: CardId,
        /// Where it goes.
        slot: Slot,
    },
    /// Gives the reward of a row of a character once more, with tokens on another card (R-UND-06, R-UND-08).
    GiveRowOn {
        /// The character.
        card: CardId,
        /// The row, counted from zero.
        row: u8,
        /// Where its tokens lie.
        on: CardId,
    },
}

impl<T: Into<Ask>> From<T> for Task {
    fn from(ask: T) -> Task {
        Task::Ask(ask.into())
    }
}

impl From<Act> for Task {
    fn from(act: Act) -> Task {
        Task::Act(act)
    }
}
