//! The table: what lies open, what stands behind each screen, what is face down.

mod auction_row;
mod bids;
mod combat;
mod criminal_deck;
mod deck_kind;
mod decks;
mod develop;
mod diamonds;
mod domain;
mod invasion;
mod judgements;
mod known;
mod open;
mod phase;
mod places;
mod pyramid;
mod score_sheet;
mod screen;
mod sealed;
mod slot;
mod token;
mod underworld;
mod zones;

pub use auction_row::{AuctionPlace, AuctionRow, OfferedCards};
pub use bids::{Bid, Claim, Claimed};
pub(in crate::rules) use combat::tier_of;
pub use combat::{CombatCard, Invasion, MONSTERS, MonsterSet, STACK};
pub use criminal_deck::CriminalDeck;
pub use deck_kind::DeckKind;
pub use decks::{ByDeck, Decks};
pub use develop::Develop;
pub use domain::{Domain, DomainReward};
pub use judgements::{HeldJudgements, JudgementSet};
pub use known::Known;
pub(super) use known::{RETURNED_GEMS, STARTING_GEMS};
pub use open::Open;
pub use phase::Phase;
pub use pyramid::{Circle, CircleSection, PlacedCard, Pyramid};
pub use score_sheet::{Score, ScoreLine};
pub use screen::Screen;
pub use sealed::Sealed;
pub use slot::Slot;
pub use token::{PlacedToken, Token};
pub use zones::{TokenPlace, Zone};

use super::fact::{Fact, ScreenFact};
use super::seat::BySeat;
use crate::rules::reuse::clone_by_field;

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

clone_by_field!(Table {
    open,
    screens,
    decks
});

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
