//! The table: what lies open, what stands behind each screen, what is face down.

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

use super::fact::{Fact, ScreenFact};
use super::seat::BySeat;
use crate::reuse::clone_by_field;

clone_by_field! {
    /// Everything there is. Only this module's `evolve` changes it.
    #[derive(PartialEq, Eq, Debug)]
    pub struct Table {
        /// What everybody sees.
        pub open: Open,
        /// What stands behind each screen.
        pub screens: BySeat<Screen>,
        /// What lies face down.
        pub decks: Decks,
    }
}

impl Table {
    /// The table before anything happened.
    pub fn empty(seats: u8) -> Self {
        Table {
            open: Open::empty(seats),
            screens: BySeat::new(seats, |_| Screen::default()),
            decks: Decks::default(),
        }
    }

    /// The only door through which the table changes: no rule, no card, no luck, no failure in here.
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
