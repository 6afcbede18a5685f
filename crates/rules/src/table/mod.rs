//! The table: public, behind screens, and face down.

mod combat;
mod criminal_deck;
mod decks;
mod diamonds;
mod invasion;
mod open;
mod places;
mod public_knowledge;
mod pyramid;
mod screen;
mod underworld;

pub(crate) use combat::tier_of;
pub use combat::{CombatCard, Invasion, MONSTERS, STACK};
pub use criminal_deck::CriminalDeck;
pub use decks::{ByDeck, Decks};
pub use open::Open;
pub use public_knowledge::PublicKnowledge;
pub(super) use public_knowledge::{RETURNED_GEMS, STARTING_GEMS};
pub use pyramid::{Circle, CircleSection, PlacedCard, Pyramid};
pub use screen::Screen;

use crate::prelude::*;

clone_by_field! {
    /// The complete table. Only `evolve` changes it.
    #[derive(PartialEq, Eq, Debug)]
    pub struct Table {
        /// Public.
        pub open: Open,
        /// Visible to one player each.
        pub screens: BySeat<Screen>,
        /// Visible to nobody.
        pub decks: Decks,
    }
}

impl Table {
    pub fn empty(seats: u8) -> Self {
        Table {
            open: Open::empty(seats),
            screens: BySeat::new(seats, |_| Screen::default()),
            decks: Decks::default(),
        }
    }

    /// The only way to change the table: applies a fact without rules or randomness, and cannot
    /// fail.
    pub fn evolve(&mut self, fact: &Fact) {
        match fact {
            Fact::Open(f) => self.open.evolve(f),
            Fact::Screen(seat, f) => {
                if let ScreenFact::CardOut(_) = f {
                    self.decks.given_by(*seat);
                }
                self.screens[*seat].evolve(f);
            }
            Fact::Decks(f) => self.decks.evolve(f),
        }
    }
}
