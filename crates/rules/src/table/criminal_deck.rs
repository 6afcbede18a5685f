//! What is public about the criminal deck: its size, and the criminals discarded under it
//! (R-UND-04).

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CriminalDeck {
    /// Cards on top, in shuffled order.
    shuffled: u8,
    /// Cards put under it, lowest first; `None` where only the owner saw the face.
    under: SmallVec<[Option<CardId>; 4]>,
}

impl CriminalDeck {
    pub(super) fn of(shuffled: u8) -> CriminalDeck {
        let under = SmallVec::new();
        CriminalDeck { shuffled, under }
    }

    /// Puts a card under the deck; `None` if face down.
    pub(super) fn takes(&mut self, card: Option<CardId>) {
        self.under.insert(0, card);
    }

    /// Draws the top card; `Some` if its face is public.
    pub(super) fn gives(&mut self) -> Option<CardId> {
        if self.shuffled > 0 {
            self.shuffled -= 1;
            return None;
        }
        self.under.pop().flatten()
    }

    pub fn count(&self) -> usize {
        usize::from(self.shuffled) + self.under.len()
    }

    /// Public cards, with their index from the bottom.
    pub fn known(&self) -> impl Iterator<Item = (u8, CardId)> {
        let places = (0u8..).zip(&self.under);
        places.filter_map(|(place, card)| Some((place, (*card)?)))
    }
}
