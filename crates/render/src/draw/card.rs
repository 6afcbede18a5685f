//! A card's face: background, sections, title, number, and the middle of a character or law.

use super::circle::{self, LARGE, RADIUS, SMALL};
use super::drawing::{CARD, PixelGrid};
use super::number::{fitted, number, number_from};
use super::{bottom, criminal, law, portrait, rows};
use crate::prelude::*;
use crate::scene::{BRIEF_NUMBER, CardLook, FaceDetail, NAME};
use viceroy_rules::cards::{CardKind, Face};

pub(super) const SIZE: Size<f32> = CARD;

pub(super) fn body(card: &Card, look: &CardLook) -> String {
    let ground = ground(card);
    let (w, h) = (SIZE.width, SIZE.height);
    let mut svg = format!(
        r#"<rect width="{w}" height="{h}" rx="7" fill="{LEAD}"/><rect x="2.5" y="2.5" width="{}" height="{}" rx="5" fill="{ground}"/>"#,
        w - 5.0,
        h - 5.0
    );
    let grid = PixelGrid::of_card(look.width);
    let three_figures = card.id.0 > 99;
    match look.face {
        FaceDetail::Full => {
            let middle = match &card.face {
                Face::Character { levels, .. } => portrait::with_rows(card, levels, look),
                Face::Criminal { .. } if look.covered => portrait::played(card, look, None),
                Face::Criminal { rows } => portrait::beside(card) + &criminal::rows(rows, grid),
                // Half-covered text would only disturb.
                Face::Law { .. } if look.covered => law::frame(),
                Face::Law { .. } => card
                    .law(look.printing)
                    .map(|(_, effect)| {
                        law::middle(look.writing.law.as_deref().unwrap_or(""), effect, grid)
                    })
                    .unwrap_or_default(),
            };
            svg += &middle;
            svg += &sections(card, look, RADIUS);
            svg += &title(&look.writing.name);
            if !card.is_law() {
                svg += &portrait::number_band(ground);
            }
            // Keep clear of the disc at the bottom.
            let x = if three_figures { 6.0 } else { 10.0 };
            svg += &number_from(card.id, Point::new(x, 221.0), 33.0, 50.0);
            if card.is_law() {
                svg += &law::seal(206.0, 204.0, 20.0);
            }
        }
        FaceDetail::Rows => {
            svg += &match &card.face {
                Face::Character { levels, .. } if rows::large_is_narrow(levels) => {
                    portrait::beside_large(card) + &rows::large(levels, grid)
                }
                Face::Character { levels, .. } => {
                    rows::large(levels, grid) + &portrait::medallion(card)
                }
                Face::Criminal { rows } if criminal::large_is_narrow(rows) => {
                    portrait::beside_large(card) + &criminal::large(rows, grid)
                }
                Face::Criminal { rows } => criminal::large(rows, grid) + &portrait::medallion(card),
                Face::Law { .. } => card
                    .law(look.printing)
                    .map(|(_, effect)| law::signs(effect, grid))
                    .unwrap_or_default(),
            };
            svg += &sections(card, look, SMALL);
            svg += &number(card.id, Point::new(120.0, 21.0), 48.0, 130.0);
        }
        FaceDetail::Brief | FaceDetail::Bare => {
            let middle = match &card.face {
                Face::Law { .. } if look.covered => String::new(),
                Face::Character { .. } | Face::Criminal { .. } => portrait::brief(card, look),
                Face::Law { .. } => card
                    .law(look.printing)
                    .map(|(_, effect)| law::brief(effect, grid))
                    .unwrap_or_default(),
            };
            svg += &middle;
            svg += &sections(card, look, LARGE);
            if look.face == FaceDetail::Brief {
                svg += &number(card.id, Point::new(120.0, 40.0), BRIEF_NUMBER, 104.0);
            }
        }
        FaceDetail::Number => {
            svg += &sections(card, look, LARGE);
            // Wide numbers must not reach the upper corners.
            let y = if three_figures { 106.0 } else { 92.0 };
            svg += &number(card.id, Point::new(120.0, y), 112.0, 150.0);
        }
    }
    svg
}

fn ground(card: &Card) -> &'static str {
    match (card.kind(), card.extra().is_some()) {
        (CardKind::Law, _) => PAPER,
        (CardKind::Criminal, _) => VAULT,
        (CardKind::Character, true) => NOBLE,
        (CardKind::Character, false) => PARCHMENT,
    }
}

pub(super) fn radius(face: FaceDetail) -> f32 {
    match face {
        FaceDetail::Full => RADIUS,
        FaceDetail::Rows => SMALL,
        FaceDetail::Brief | FaceDetail::Bare | FaceDetail::Number => LARGE,
    }
}

fn sections(card: &Card, look: &CardLook, r: f32) -> String {
    let colours = circle::sections(look.sections, look.painted, (SIZE, look.width), r);
    let extra = card.extra().map(|extra| bottom::bottom(extra, SIZE, r));
    colours + &extra.unwrap_or_default()
}

/// The horizontal scale that fits a title's widest line; more than 1 if it fits anyway.
pub(super) fn kept_of(name: &str) -> f32 {
    let lines = title_lines(name).into_iter();
    let kept = lines.map(|line| ROOM / text::width(&line, NAME, Weight::Bold));
    kept.fold(f32::MAX, f32::min)
}

const ROOM: f32 = 124.0;

fn title_lines(name: &str) -> Vec<String> {
    let mut lines = text::lines(name, NAME, Weight::Bold, ROOM);
    if lines.len() > 2 {
        let rest = lines.split_off(1).join(" ");
        lines.push(rest);
    }
    lines
}

/// In one or two lines. Too long titles are condensed, so that they keep a readable height.
pub(super) fn title(name: &str) -> String {
    const PITCH: f32 = 26.0;
    let lines = title_lines(name);
    let first = 29.0 - PITCH * (lines.len() as f32 - 1.0) / 2.0;
    let lines = lines.iter().enumerate();
    lines
        .map(|(i, line)| fitted(line, Point::new(120.0, first + PITCH * i as f32), NAME, ROOM))
        .collect()
}
