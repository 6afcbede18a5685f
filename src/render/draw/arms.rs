//! Coats of arms: a shield divided by the card's number, in tinctures of its sections, with the bearer's charge.

use super::charges::charge;
use crate::cards::{Card, Colour};
use crate::render::ink::{LEAD, PARCHMENT, shades};

const OUTLINE: &str = "M4 3H96V62C96 92 72 108 50 117 28 108 4 92 4 62Z";

/// A shield around a middle point, `width` wide.
pub(super) fn arms(card: &Card, (x, y): (f32, f32), width: f32) -> String {
    let number = card.id.0;
    let first = card.sections.top_left;
    let second = if card.sections.top_right == first {
        card.sections.bottom
    } else {
        card.sections.top_right
    };
    let (field, other) = tinctures(first, second, number);
    let division = division(number, other);
    let scale = width / 100.0;
    format!(
        r##"<g transform="translate({} {}) scale({scale})"><path d="{OUTLINE}" fill="{field}"/>{division}<g transform="translate(19 24) scale(.62)" fill="{PARCHMENT}" stroke="{LEAD}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">{}</g><path d="{OUTLINE}" fill="none" stroke="{LEAD}" stroke-width="6" stroke-linejoin="round"/></g>"##,
        x - width / 2.0,
        y - width * 0.6,
        charge(number)
    )
}

/// Field and second tincture; two of one colour become two shades of it.
fn tinctures(first: Colour, second: Colour, number: u8) -> (&'static str, &'static str) {
    let (a, b) = (shades(first), shades(second));
    match (first == second, number % 2) {
        (true, 0) => (a.dark, a.base),
        (true, _) => (a.base, a.dark),
        (false, _) => (a.dark, b.base),
    }
}

/// The division or ordinary, clipped to the shield by its own shape.
fn division(number: u8, fill: &str) -> String {
    let half = "M50 3H96V62C96 92 72 108 50 117Z";
    let path = match number % 9 {
        0 => String::new(),
        1 => half.to_owned(),
        2 => "M4 3H96V36H4Z".to_owned(),
        3 => "M4 3H96V58H4Z".to_owned(),
        4 => "M4 3 4 12 86 92 93 80 96 68 96 62 34 3Z".to_owned(),
        5 => "M4 72 50 34 96 72 94 80 87 92 50 62 13 92 6 80Z".to_owned(),
        6 => "M50 3H96V58H50ZM4 58H50V117C28 108 4 92 4 62Z".to_owned(),
        7 => "M36 3H64V110L50 117 36 110Z".to_owned(),
        _ => "M4 3H20L50 34 80 3H96V20L66 50 92 82 80 97 50 66 20 97 8 82 34 50 4 20Z".to_owned(),
    };
    if path.is_empty() {
        // A plain field gets a border.
        return format!(
            r#"<path d="M13 12H87V62C87 86 68 99 50 107 32 99 13 86 13 62Z" fill="none" stroke="{fill}" stroke-width="11"/>"#
        );
    }
    format!(r#"<path d="{path}" fill="{fill}"/>"#)
}
