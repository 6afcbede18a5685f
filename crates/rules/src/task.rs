//! Pending tasks of a seat. A task either asks or acts, never both, so a question can be asked
//! again after the table has changed.

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    Ask(Ask),
    Act(Act),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Starts to play it.
    Play(CardId),
    /// For gems.
    Discard(CardId),
    /// From zero.
    GiveRow { card: CardId, row: u8 },
    /// Starts the effect of playing a law.
    BeginLaw(CardId),
    /// Lets laws in the pyramid react to a card from the auction or a deck.
    CardTaken(CardId),
    /// One reward.
    Give {
        /// The source of the reward, where its tokens go.
        #[serde(rename = "card")]
        on: TokenPlace,
        reward: Reward,
    },
    /// One card.
    Draw(DeckKind),
    /// Places a criminal that is paid for (R-UND-03).
    Settle {
        /// The criminal.
        card: CardId,
        slot: Slot,
    },
    /// Repeats a row's reward (R-UND-06, R-UND-08).
    GiveRowOn {
        card: CardId,
        /// From zero.
        row: u8,
        /// Where its tokens go.
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
