//! The numbers of cards. One of three figures is as high as others, so that it can be read on a small card as well; it is
//! made narrower instead, so that it does not reach what stands beside it.

use super::svg::centred;
use crate::colours::SEPIA;
use crate::geometry::Point;
use crate::scene::Weight;
use crate::text;
use viceroy_rules::cards::CardId;

/// A number centred at a place, so high and no wider than a room.
pub(super) fn number(card: CardId, middle: Point<f32>, size: f32, room: f32) -> String {
    fitted(&card.0.to_string(), middle, size, room)
}

/// A word centred at a place, so high and no wider than a room.
pub(super) fn fitted(word: &str, middle: Point<f32>, size: f32, room: f32) -> String {
    let narrow = room / text::width(word, size, Weight::Bold);
    if narrow < 1.0 {
        let from = centred(word, 0.0, middle.y, size, SEPIA);
        narrowed(&from, middle.x, narrow)
    } else {
        centred(word, middle.x, middle.y, size, SEPIA)
    }
}

/// The same from its left end and the line it stands on.
pub(super) fn number_from(card: CardId, at: Point<f32>, size: f32, room: f32) -> String {
    let figures = card.0;
    let written = |x: f32| {
        let y = at.y;
        format!(
            r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="700" fill="{SEPIA}">{figures}</text>"#
        )
    };
    let narrow = room / text::width(&figures.to_string(), size, Weight::Bold);
    if narrow < 1.0 { narrowed(&written(0.0), at.x, narrow) } else { written(at.x) }
}

/// What is drawn at 0, moved and made narrower.
fn narrowed(drawn: &str, x: f32, narrow: f32) -> String {
    format!(r#"<g transform="translate({x} 0) scale({narrow} 1)">{drawn}</g>"#)
}
