//! Coats of arms: a shield for the estate, divided by card number, in the colours of the sections,
//! with a unique charge.

mod division;
#[cfg(test)]
mod tests;

use self::division::division;
use self::division::outline;
use super::charges::charge;
use crate::colours::{LEAD, PARCHMENT, shades};
use crate::geometry::Point;
use viceroy_rules::cards::{Card, Colour, SectionColour};

/// Centred on `middle`; empty for a card without arms.
pub(super) fn arms(card: &Card, middle: Point<f32>, width: f32) -> String {
    let Some(charge) = charge(card.id) else {
        return String::new();
    };
    let outline = outline(charge.estate);
    let (field, other) = tinctures(card);
    let division = division(card.id.0, outline, other);
    let scale = width / 100.0;
    // The clip path's id is unique, since a drawing shows only one card.
    format!(
        r##"<g transform="translate({} {}) scale({scale})"><clipPath id="shield"><path d="{outline}"/></clipPath><path d="{outline}" fill="{field}"/><g clip-path="url(#shield)">{division}</g><path d="{outline}" fill="none" stroke="{LEAD}" stroke-width="6" stroke-linejoin="round"/><g transform="translate(16 22) scale(.68)" color="{PARCHMENT}" fill="{PARCHMENT}" stroke="{LEAD}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">{}</g></g>"##,
        middle.x - width / 2.0,
        middle.y - width * 0.6,
        charge.drawing,
    )
}

/// Field and second tincture; if both have the same colour, two distant shades of it.
fn tinctures(card: &Card) -> (&'static str, &'static str) {
    let printed = card.sections;
    let around = [printed.top_left, printed.top_right, printed.bottom];
    let mut colours = around.into_iter().filter_map(SectionColour::colour);
    let first = colours.next().unwrap_or(Colour::Blue);
    // The next colour around the card that differs from the first.
    let second = colours.find(|c| *c != first).unwrap_or(first);
    let (a, b) = (shades(first), shades(second));
    match (first == second, card.id.0 % 2) {
        (true, 0) => (a.deep, a.base),
        (true, _) => (a.base, a.deep),
        (false, _) => (a.dark, b.base),
    }
}
