//! Where a portrait stands on a card of each face, and what is on bands before it.

use super::drawing::{CARD, PixelGrid};
use super::figures::{self, Detail};
use super::rows;
use crate::prelude::*;
use crate::scene::{CardLook, FRAME, RowLight, TELEPHONE};
use viceroy_rules::cards::{CardKind, Row};

/// In points on a phone: on smaller cards only what is held is large enough to be told apart.
const SEEN: u32 = 40;
/// The same in pixels.
const LEAST: u16 = (FRAME.width * SEEN).div_ceil(TELEPHONE) as u16;

/// In pixels: on smaller cards fine lines and what is held beside tokens would only disturb.
const CLOSE: u16 = 200;
/// The width of a card's dark edge.
const EDGE: f32 = 2.5;

/// On a large card, beside its rows, or with what was played.
pub(super) fn with_rows(card: &Card, levels: &[Row; 4], look: &CardLook) -> String {
    let grid = PixelGrid::of_card(look.width);
    match look.rows {
        RowLight::One(level) => played(card, look, Some(&rows::played(levels, level, grid))),
        RowLight::Nothing => played(card, look, None),
        RowLight::All if !rows::wide(levels, look.rows) => {
            beside(card) + &rows::rows(levels, look.rows, grid)
        }
        RowLight::All | RowLight::FirstThree => {
            rows::rows(levels, look.rows, grid) + &medallion(card)
        }
    }
}

/// The rows cover the back of the head.
pub(super) fn beside(card: &Card) -> String {
    let drawn = halo(card, Point::new(196.0, 136.0), 78.0)
        + &figures::bust(card.id, Point::new(106.0, 64.0), 0.82, Detail::Fine)
        + &figures::held(card.id, Point::new(210.0, 206.0), 46.0);
    clipped(rows::RIGHT - 8.0, &drawn)
}

/// With `band` at the top, and tokens at the right.
pub(super) fn played(card: &Card, look: &CardLook, band: Option<&str>) -> String {
    let (top, scale) = if band.is_some() { (94.0, 0.62) } else { (72.0, 0.78) };
    let held = match look.covered {
        true => figures::held(card.id, Point::new(208.0, 204.0), 44.0),
        false => figures::held(card.id, Point::new(192.0, 118.0), 84.0),
    };
    let drawn = halo(card, Point::new(80.0, 146.0), 86.0)
        + &figures::bust(card.id, Point::new(8.0, top), scale, Detail::Fine);
    clipped(EDGE, &drawn) + band.unwrap_or_default() + &held
}

/// Below the number on a large card, which shoulders would cross.
pub(super) fn number_band(ground: &str) -> String {
    format!(r#"<rect x="3" y="192" width="60" height="36" rx="5" fill="{ground}"/>"#)
}

/// As `beside`, on a card with large rows.
pub(super) fn beside_large(card: &Card) -> String {
    let drawn = halo(card, Point::new(190.0, 118.0), 74.0)
        + &figures::bust(card.id, Point::new(116.0, 58.0), 0.7, Detail::Coarse)
        + &figures::held(card.id, Point::new(208.0, 204.0), 48.0);
    clipped(rows::LARGE_RIGHT - 8.0, &drawn)
}

/// In the corner, where rows need all the room.
pub(super) fn medallion(card: &Card) -> String {
    let Point { x, y } = Point::new(209.0, 206.0);
    let bust = figures::bust(card.id, Point::new(x - 38.0, y - 38.0), 0.39, Detail::Coarse);
    format!(
        r##"<clipPath id="medal"><circle cx="{x}" cy="{y}" r="24"/></clipPath>{}<g clip-path="url(#medal)">{bust}</g><circle cx="{x}" cy="{y}" r="24" fill="none" stroke="{LEAD}" stroke-width="3"/>"##,
        halo(card, Point::new(x, y), 24.0),
    )
}

/// On a card in a pyramid, with room for tokens at the right.
pub(super) fn brief(card: &Card, look: &CardLook) -> String {
    let held = |x, y, size| figures::held(card.id, Point::new(x, y), size);
    if look.width < LEAST {
        return match look.covered {
            true => held(57.0, 121.0, 88.0),
            false => held(120.0, 121.0, 92.0),
        };
    }
    let bust = |at: (f32, f32), scale, detail| {
        figures::bust(card.id, Point::new(at.0, at.1), scale, detail)
    };
    // Discs behind the heads of many small cards would be heavy.
    let drawn = match (look.covered, look.width < CLOSE) {
        (true, true) => bust((-28.0, 78.0), 0.74, Detail::Coarse),
        (true, false) => {
            halo(card, Point::new(50.0, 150.0), 78.0)
                + &bust((-28.0, 80.0), 0.7, Detail::Fine)
                + &held(30.0, 204.0, 48.0)
        }
        (false, true) => bust((-18.0, 81.0), 0.75, Detail::Coarse) + &held(182.0, 124.0, 84.0),
        (false, false) => {
            halo(card, Point::new(66.0, 152.0), 86.0)
                + &bust((-18.0, 81.0), 0.75, Detail::Fine)
                + &held(182.0, 124.0, 88.0)
        }
    };
    clipped(EDGE, &drawn)
}

/// A disc behind the head.
fn halo(card: &Card, middle: Point<f32>, r: f32) -> String {
    let fill = match (card.kind(), card.extra().is_some()) {
        (CardKind::Law, _) | (CardKind::Character, false) => PLATE,
        (CardKind::Criminal, _) => ASHLAR,
        (CardKind::Character, true) => HALO,
    };
    format!(r#"<circle cx="{}" cy="{}" r="{r}" fill="{fill}"/>"#, middle.x, middle.y)
}

/// Within the card's dark edge, from `left` on.
fn clipped(left: f32, drawn: &str) -> String {
    let (w, h) = (CARD.width - EDGE - left, CARD.height - 2.0 * EDGE);
    format!(
        r##"<clipPath id="inside"><rect x="{left}" y="{EDGE}" width="{w}" height="{h}" rx="5"/></clipPath><g clip-path="url(#inside)">{drawn}</g>"##
    )
}
