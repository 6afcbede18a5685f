//! A menu label within Discord's limits.

use crate::prelude::*;

/// Discord's limit for a button label, in characters.
pub const BUTTON: usize = 80;
/// Discord's limit for a menu label or description, in characters.
pub const OPTION: usize = 100;

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

pub(crate) fn card_or_none(w: &Wording, catalogue: &Catalogue, card: Option<CardId>) -> Term {
    match card {
        Some(card) => Term::card(catalogue, card),
        None => Term::Said(w.say(text!(offer_no_card))),
    }
}
