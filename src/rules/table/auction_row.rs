//! The cards beside the auction cards (RULES section 1).

use serde::{Deserialize, Serialize};

use crate::cards::CardId;

/// One of the two places beside an auction card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AuctionPlace {
    /// Where cards arrive.
    Base,
    /// Where they move to at the end of an auction phase.
    Tip,
}

/// The cards beside one auction card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ColourPlace {
    /// The card at the base.
    pub base: Option<CardId>,
    /// The card at the tip.
    pub tip: Option<CardId>,
}

impl ColourPlace {
    /// The card at a place.
    pub fn get(&self, place: AuctionPlace) -> Option<CardId> {
        match place {
            AuctionPlace::Base => self.base,
            AuctionPlace::Tip => self.tip,
        }
    }

    pub(super) fn at(&mut self, place: AuctionPlace) -> &mut Option<CardId> {
        match place {
            AuctionPlace::Base => &mut self.base,
            AuctionPlace::Tip => &mut self.tip,
        }
    }

    pub(super) fn put(&mut self, place: AuctionPlace, card: CardId) {
        *self.at(place) = Some(card);
    }

    /// How many cards lie here.
    pub fn count(&self) -> u8 {
        u8::from(self.base.is_some()) + u8::from(self.tip.is_some())
    }

    /// The cards with their places, base first.
    pub fn cards(&self) -> impl Iterator<Item = (AuctionPlace, CardId)> {
        let base = self.base.map(|c| (AuctionPlace::Base, c));
        let tip = self.tip.map(|c| (AuctionPlace::Tip, c));
        base.into_iter().chain(tip)
    }
}
