//! What stands behind one player's screen (R-HID-01).

use serde::{Deserialize, Serialize};

use super::bids::Bid;
use super::open::Develop;
use crate::cards::{CardId, Gems};
use crate::rules::card_set::CardSet;
use crate::rules::fact::ScreenFact;

/// A secret choice that waits for its reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    /// The starting gems that go back (R-SET-02).
    ReturnedGems(Gems),
    /// The first card of the pyramid and the card for the hand (R-SET-03).
    FirstCards {
        /// Goes to the pyramid.
        first: CardId,
        /// Goes to the hand.
        kept: CardId,
    },
    /// A bid (R-AUC-01).
    Bid(Bid),
    /// A card to play or discard, or a pass (R-DEV-01).
    Develop(Develop),
    /// The gems for a pass (R-AUC-14).
    PassGems(Gems),
}

/// What one player holds where the others cannot see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Screen {
    /// Gems.
    pub gems: Gems,
    /// Attack tokens.
    pub attack: u8,
    /// The hand.
    pub hand: CardSet,
    /// Cards dealt at set-up from which the player still has to choose (R-SET-03).
    pub dealt: CardSet,
    /// The secret choice of the current round, once made.
    pub sealed: Option<Sealed>,
}

impl Screen {
    pub(super) fn evolve(&mut self, fact: &ScreenFact) {
        match fact {
            ScreenFact::GemsIn(gems) => self.gems = self.gems.plus(gems),
            ScreenFact::GemsOut(gems) => self.gems = self.gems.minus(gems),
            ScreenFact::AttackIn(n) => self.attack = self.attack.saturating_add(*n),
            ScreenFact::AttackOut(n) => self.attack = self.attack.saturating_sub(*n),
            ScreenFact::CardIn(card) => self.hand.insert(*card),
            ScreenFact::CardOut(card) => self.hand.remove(*card),
            ScreenFact::Dealt(cards) => self.dealt = *cards,
            ScreenFact::Sealed(choice) => self.sealed = Some(*choice),
            ScreenFact::Unsealed => self.sealed = None,
        }
    }
}
