//! What lies face down. Nobody is ever shown this; views carry only the counts.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::cards::CardId;
use crate::rules::fact::DeckFact;

/// One of the face-down decks (RULES section 1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckKind {
    /// Feeds the auction.
    Large,
    /// Characters for card rewards.
    Small,
    /// Laws for card rewards.
    Laws,
}

/// The face-down decks; the top card is the last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Decks {
    /// Feeds the auction.
    pub large: SmallVec<[CardId; 64]>,
    /// Characters for card rewards.
    pub small: SmallVec<[CardId; 32]>,
    /// Laws for card rewards.
    pub laws: SmallVec<[CardId; 32]>,
}

impl Decks {
    /// The cards of a deck, the top one last.
    pub fn cards(&self, deck: DeckKind) -> &[CardId] {
        match deck {
            DeckKind::Large => &self.large,
            DeckKind::Small => &self.small,
            DeckKind::Laws => &self.laws,
        }
    }

    pub(super) fn evolve(&mut self, fact: &DeckFact) {
        match fact {
            DeckFact::Stacked { deck, cards } => match deck {
                DeckKind::Large => self.large = SmallVec::from_slice(cards),
                DeckKind::Small => self.small = SmallVec::from_slice(cards),
                DeckKind::Laws => self.laws = SmallVec::from_slice(cards),
            },
            DeckFact::TopOff(deck) => {
                match deck {
                    DeckKind::Large => self.large.pop(),
                    DeckKind::Small => self.small.pop(),
                    DeckKind::Laws => self.laws.pop(),
                };
            }
            DeckFact::OnTop { deck, card } => match deck {
                DeckKind::Large => self.large.push(*card),
                DeckKind::Small => self.small.push(*card),
                DeckKind::Laws => self.laws.push(*card),
            },
        }
    }
}
