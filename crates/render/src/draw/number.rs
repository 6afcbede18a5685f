//! Card numbers. Three-digit numbers are condensed rather than smaller, so that they stay readable.

use super::svg::centred;
use crate::colours::SEPIA;
use crate::prelude::*;

/// Centred, with a fixed height and at most `room` wide.
pub(super) fn number(card: CardId, middle: Point<f32>, size: f32, room: f32) -> String {
    fitted(&card.0.to_string(), middle, size, room)
}

pub(super) fn fitted(word: &str, middle: Point<f32>, size: f32, room: f32) -> String {
    let narrow = room / text::width(word, size, Weight::Bold);
    if narrow < 1.0 {
        let from = centred(word, 0.0, middle.y, size, SEPIA);
        narrowed(&from, middle.x, narrow)
    } else {
        centred(word, middle.x, middle.y, size, SEPIA)
    }
}

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

fn narrowed(drawn: &str, x: f32, narrow: f32) -> String {
    format!(r#"<g transform="translate({x} 0) scale({narrow} 1)">{drawn}</g>"#)
}
