//! What the pages of the rules describe.

use viceroy_model::messages::{LobbyView, PressId};
use viceroy_rules::cards::{Card, Catalogue, Reward};
use viceroy_rules::{AuctionColours, Module, Terms};

/// What the pages describe.
pub struct Described<'a> {
    /// What is played.
    pub terms: &'a Terms,
    /// The cards it is played with.
    pub cards: &'a Catalogue,
    /// The game that the pages were opened from.
    pub game: Option<&'a LobbyView>,
    /// The secret of that game once it is over, and the presses that were mixed into every draw.
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

    pub(super) fn rivals(&self) -> u8 {
        self.terms.rivals.unwrap_or_default()
    }
}

/// Whether a module is played with.
pub(super) fn plays(described: &Described<'_>, module: Module) -> bool {
    described.terms.modules.contains(&module)
}

/// Whether the auction cards have two colours each.
pub(super) fn two_colours(described: &Described<'_>) -> bool {
    described.terms.policies().two_colour_auction == AuctionColours::Two
}
