//! Which corners of a card would match somewhere in a pyramid.

use super::query::places;
use super::ruleset::Ruleset;
use super::table::{PlacedCard, Pyramid};
use crate::cards::{CardId, Section};
use crate::pieces::Slot;

/// Upper corners match a neighbour's colour; the lower half closes a single-colour circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FittingCorners {
    pub top_left: bool,
    pub top_right: bool,
    pub bottom: bool,
}

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
