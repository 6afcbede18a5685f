//! A card's face: ground, sections, title, number, and what a character or a law shows in the middle.

use super::circle::{self, LARGE, RADIUS};
use super::number::{number, number_from};
use super::svg::{centred, fine};
use super::{arms, bottom, criminal, law, rows};
use crate::cards::{Card, CardKind, Face};
use crate::render::colours::*;
use crate::render::geometry::{Point, Size};
use crate::render::scene::{CardLook, FaceDetail, Weight};
use crate::render::text;

/// A card in the units it is drawn in.
pub(super) const SIZE: Size<f32> = Size::new(240.0, 232.0);

/// The drawing of a card.
pub(super) fn body(card: &Card, look: &CardLook) -> String {
    let ground = match (card.kind(), card.extra().is_some()) {
        (CardKind::Law, _) => PAPER,
        (CardKind::Criminal, _) => VAULT,
        (CardKind::Character, true) => NOBLE,
        (CardKind::Character, false) => PARCHMENT,
    };
    let (w, h) = (SIZE.width, SIZE.height);
    let mut svg = format!(
        r#"<rect width="{w}" height="{h}" rx="7" fill="{LEAD}"/><rect x="2.5" y="2.5" width="{}" height="{}" rx="5" fill="{ground}"/>"#,
        w - 5.0,
        h - 5.0
    );
    let three_figures = card.id.0 > 99;
    match look.face {
        FaceDetail::Full => {
            let middle = match &card.face {
                Face::Character { levels, .. } => {
                    svg += &rows::rows(levels, look.rows);
                    if rows::wide(levels, look.rows) {
                        arms::arms(card, Point::new(208.0, 201.0), 42.0)
                    } else {
                        arms::arms(card, Point::new(193.0, 117.0), 80.0)
                    }
                }
                Face::Criminal { .. } if look.covered => {
                    arms::arms(card, Point::new(120.0, 117.0), 92.0)
                }
                Face::Criminal { rows } => {
                    svg += &criminal::rows(rows);
                    arms::arms(card, Point::new(196.0, 117.0), 74.0)
                }
                // Half covered writing only disturbs.
                Face::Law { .. } if look.covered => law::frame(),
                Face::Law { .. } => card
                    .law(look.printing)
                    .map(|(_, effect)| {
                        law::middle(look.writing.law.as_deref().unwrap_or(""), effect)
                    })
                    .unwrap_or_default(),
            };
            svg += &pale(look, card, middle);
            svg += &sections(card, look, RADIUS);
            svg += &title(&look.writing.name);
            // It must not reach the disc at the bottom.
            let x = if three_figures { 6.0 } else { 10.0 };
            svg += &number_from(card.id, Point::new(x, 221.0), 33.0, 50.0);
            if card.is_law() {
                svg += &law::seal(206.0, 204.0, 20.0);
            }
        }
        FaceDetail::Brief | FaceDetail::Bare => {
            let middle = match &card.face {
                Face::Character { .. } | Face::Criminal { .. } => {
                    arms::arms(card, Point::new(120.0, 119.0), 92.0)
                }
                Face::Law { .. } if look.covered => String::new(),
                Face::Law { .. } => law::brief(),
            };
            svg += &pale(look, card, middle);
            svg += &sections(card, look, LARGE);
            if look.face == FaceDetail::Brief {
                // Between the upper corners.
                svg += &number(card.id, Point::new(120.0, 33.0), 66.0, 94.0);
            }
        }
        FaceDetail::Number => {
            svg += &sections(card, look, LARGE);
            // A wide one must not reach the upper corners.
            let y = if three_figures { 106.0 } else { 92.0 };
            svg += &number(card.id, Point::new(120.0, y), 112.0, 150.0);
        }
    }
    svg
}

/// The coloured sections, and what stands at the bottom in place of a colour.
fn sections(card: &Card, look: &CardLook, r: f32) -> String {
    let colours = circle::sections(look.sections, look.painted, SIZE, r);
    let extra = card.extra().map(|extra| bottom::bottom(extra, SIZE, r));
    colours + &extra.unwrap_or_default()
}

/// The arms that tokens cover are pale, so that the tokens stand out.
fn pale(look: &CardLook, card: &Card, inside: String) -> String {
    if look.covered && !card.is_law() {
        format!(r#"<g opacity=".22">{inside}</g>"#)
    } else {
        inside
    }
}

/// The title between the upper sections, in one or two lines.
pub(super) fn title(name: &str) -> String {
    let (size, lines) = text::fill(name, Weight::Bold, Size::new(122.0, 52.0), 13.0..=23.0);
    let pitch = size * 1.08;
    let first = 30.0 - pitch * (lines.len() as f32 - 1.0) / 2.0;
    let lines = lines.iter().enumerate();
    fine(
        &lines
            .map(|(i, line)| centred(line, 120.0, first + pitch * i as f32, size, SEPIA))
            .collect::<String>(),
    )
}
