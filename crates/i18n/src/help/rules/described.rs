//! The terms that the pages of rules describe.

use viceroy_model::messages::{LobbyView, PressId};
use viceroy_rules::cards::{Card, Catalogue, Reward};
use viceroy_rules::{AuctionColours, Module, Terms};

pub struct Described<'a> {
    pub terms: &'a Terms,
    pub cards: &'a Catalogue,
    pub game: Option<&'a LobbyView>,
    /// The game's secret once it is over, and the presses mixed into every draw.
    pub secret: Option<(&'a str, &'a [PressId])>,
}

impl Described<'_> {
    pub(super) fn alone(&self) -> bool {
        let may_be_played_alone = self.rivals() > 0 || two_colours(self);
        self.game.as_ref().is_some_and(|game| game.people.len() == 1) && may_be_played_alone
    }

    pub(super) fn have_diamonds(&self) -> bool {
        let gives = |card: &Card| card.gives(|reward| matches!(reward, Reward::Diamonds(_)));
        let of_pack = |card: &&Card| Module::of(card.id).is_none();
        !self.terms.modules.is_empty() || self.cards.cards().filter(of_pack).any(gives)
    }

    /// Its laws may do something else under the same numbers.
    pub(super) fn has_card_pack(&self) -> bool {
        self.cards.fingerprint().is_some()
    }

    pub(super) fn rivals(&self) -> u8 {
        self.terms.rivals.unwrap_or_default()
    }
}

pub(super) fn plays(described: &Described<'_>, module: Module) -> bool {
    described.terms.modules.contains(&module)
}

pub(super) fn two_colours(described: &Described<'_>) -> bool {
    described.terms.policies().two_colour_auction == AuctionColours::Two
}
