//! What everybody knows of the deck of criminals: how many lie there as they were shuffled, and which were discarded under
//! these for all to see (R-UND-04).

use smallvec::SmallVec;

use crate::cards::CardId;

/// The deck of criminals as everybody can follow it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CriminalDeck {
    /// How many lie on top that nobody has put there.
    shuffled: u8,
    /// Those under them, the lowest first; nothing where only its owner saw which it was.
    under: SmallVec<[Option<CardId>; 4]>,
}

impl CriminalDeck {
    /// So many as they were shuffled.
    pub(super) fn of(shuffled: u8) -> CriminalDeck {
        let under = SmallVec::new();
        CriminalDeck { shuffled, under }
    }

    /// One goes under all others, with its face shown or without.
    pub(super) fn takes(&mut self, card: Option<CardId>) {
        self.under.insert(0, card);
    }

    /// The top one is drawn; which it is, where everybody knows.
    pub(super) fn gives(&mut self) -> Option<CardId> {
        if self.shuffled > 0 {
            self.shuffled -= 1;
            return None;
        }
        self.under.pop().flatten()
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        usize::from(self.shuffled) + self.under.len()
    }

    /// Those that everybody knows, with their places from the bottom.
    pub fn known(&self) -> impl Iterator<Item = (u8, CardId)> {
        let places = (0u8..).zip(&self.under);
        places.filter_map(|(place, card)| Some((place, (*card)?)))
    }
}
