//! What an offer is called in a menu, within the limits of a label.

use crate::term::Term;
use crate::{Wording, clip};
use viceroy_rules::cards::{CardId, Catalogue};

/// The most characters of a button's label.
pub const BUTTON: usize = 80;
/// The most characters of a menu's label or description.
pub const OPTION: usize = 100;

/// What an offer is called in a menu.
pub struct Label {
    /// At most [`BUTTON`] characters.
    pub title: String,
    /// At most [`OPTION`] characters; may be empty.
    pub more: String,
}

impl Label {
    pub(super) fn of(title: String) -> Label {
        Label { title: clip(&title, BUTTON), more: String::new() }
    }

    pub(super) fn with(self, more: String) -> Label {
        Label { more: clip(&more, OPTION), ..self }
    }
}

/// A card, or the words for none.
pub(crate) fn card_or_none(w: &Wording, catalogue: &Catalogue, card: Option<CardId>) -> Term {
    match card {
        Some(card) => Term::card(catalogue, card),
        None => Term::Said(w.say(text!(offer_no_card))),
    }
}
