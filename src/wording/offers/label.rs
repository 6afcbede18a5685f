//! What an offer is called in a menu, within the limits of a label.

use crate::cards::CardId;
use crate::rules::SeatView;
use crate::wording::thing::Thing;
use crate::wording::{Wording, clip};

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
    pub(super) fn new(title: &str, more: &str) -> Label {
        Label {
            title: clip(title, BUTTON),
            more: clip(more, OPTION),
        }
    }
}

/// A card, or the words for none.
pub(super) fn card_or_none(w: &Wording, view: &SeatView, card: Option<CardId>) -> Thing {
    match card {
        Some(card) => Thing::card(view.table.ruleset.catalogue, card),
        None => Thing::Said(w.say("offer-no-card", &[])),
    }
}
