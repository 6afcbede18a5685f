//! What lies face down. Nobody is ever shown this; views carry only the counts.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::cards::CardId;
use crate::rules::fact::DeckFact;
use crate::rules::seat::Seat;

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
    /// The laws that players put back and that nobody has drawn since: who, and which, the top one last.
    put_back: SmallVec<[(Seat, CardId); 2]>,
    /// Who gave away the last card.
    gave: Option<Seat>,
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

    /// The laws that a player put back and that lie there still: their places from the bottom, and the cards.
    pub fn put_back_by(&self, seat: Seat) -> SmallVec<[(u8, CardId); 2]> {
        let lowest = self.laws.len().saturating_sub(self.put_back.len());
        let places = (lowest..).zip(&self.put_back);
        let own = places.filter(|(_, (who, _))| *who == seat);
        own.filter_map(|(place, (_, card))| Some((u8::try_from(place).ok()?, *card)))
            .collect()
    }

    /// A card left a hand: it may be put back.
    pub(super) fn given_by(&mut self, seat: Seat) {
        self.gave = Some(seat);
    }

    fn remember(&mut self, fact: &DeckFact) {
        match fact {
            DeckFact::Stacked {
                deck: DeckKind::Laws,
                ..
            } => self.put_back.clear(),
            DeckFact::TopOff(DeckKind::Laws) => {
                self.put_back.pop();
            }
            DeckFact::OnTop {
                deck: DeckKind::Laws,
                card,
            } => self.put_back.extend(self.gave.map(|seat| (seat, *card))),
            DeckFact::Stacked { .. } | DeckFact::TopOff(_) | DeckFact::OnTop { .. } => {}
        }
    }

    pub(super) fn evolve(&mut self, fact: &DeckFact) {
        self.remember(fact);
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
