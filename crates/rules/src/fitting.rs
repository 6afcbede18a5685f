//! Which corners of a card would fit a pyramid: at one of the places where the card can go, they meet corners of their own
//! colour.

use super::query::places;
use super::ruleset::Ruleset;
use super::table::{PlacedCard, Pyramid};
use crate::cards::{CardId, Section};
use crate::pieces::Slot;

/// Whether the upper corners would stand beside one that counts as their colour, and whether the lower half would close a
/// circle of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FittingCorners {
    /// The upper left one.
    pub top_left: bool,
    /// The upper right one.
    pub top_right: bool,
    /// The lower half.
    pub bottom: bool,
}

/// What of a card would fit; nothing of one that is placed elsewhere.
pub fn fitting_corners(ruleset: &Ruleset, pyramid: &Pyramid, card: CardId) -> FittingCorners {
    let mut fitting = FittingCorners::default();
    let sections = ruleset.card(card).sections.all();
    for slot in places(ruleset, pyramid, card) {
        let placed = PlacedCard { card, slot, sections, painted: [None; 4] };
        let meets = |section: Section, column: i8, other: Section| {
            let beside = Slot { column, ..slot };
            let met = pyramid.section_at(beside, other);
            let own = placed.section(section).colour();
            own.is_some_and(|own| met.is_some_and(|met| met.colour.counts_as(own)))
        };
        fitting.top_left |= meets(Section::TopLeft, slot.column - 1, Section::TopRight);
        fitting.top_right |= meets(Section::TopRight, slot.column + 1, Section::TopLeft);
        let circle = pyramid.circle_under(&placed);
        fitting.bottom |= circle.is_some_and(|circle| circle.single_colour().is_some());
    }
    fitting
}
