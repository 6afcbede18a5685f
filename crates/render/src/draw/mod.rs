//! Turns looks into flat SVG. No filters or gradients, which cost milliseconds and bytes for
//! little.

mod bottom;
mod card;
pub(super) mod charges;
mod circle;
mod counted;
mod course;
pub(super) mod creatures;
mod criminal;
mod domain;
mod drawing;
mod drawn;
pub(super) mod figures;
mod gem;
mod law;
mod mark;
mod monster;
mod number;
mod outline;
mod plate;
mod portrait;
mod rows;
mod shaded;
mod svg;
mod tuck;
mod underworld;

pub(super) use drawing::Drawing;

use super::colours::Tones;
use super::geometry::{Rect, Size};
use super::scene::{FaceDetail, GemLetters, Look, card_height};
use viceroy_rules::cards::Card;

/// The horizontal scale that fits a card's title; more than 1 if it fits anyway.
pub fn title_kept(name: &str) -> f32 {
    card::kept_of(name)
}

/// `card` is the catalogue card of a card look.
pub(super) fn draw(
    look: &Look,
    tones: &Tones,
    letters: GemLetters,
    card: Option<&Card>,
) -> Drawing {
    let drawing = drawn(look, tones, card);
    Drawing { svg: gem::lettered(drawing.svg, letters), ..drawing }
}

fn drawn(look: &Look, tones: &Tones, card: Option<&Card>) -> Drawing {
    match look {
        Look::Card(l) => {
            let width = l.width.max(8);
            let size = Size::new(u32::from(width), u32::from(card_height(width)));
            let body = card.map_or(String::new(), |c| card::body(c, l));
            Drawing::new(card::SIZE, size, 0, &body)
        }
        Look::Domain(l) => {
            let width = l.width.max(8);
            let size = Size::new(u32::from(width), u32::from(card_height(width)));
            Drawing::new(card::SIZE, size, 0, &domain::body(l))
        }
        Look::Outline { width } => outline::card((*width).max(8)),
        Look::Monster(l) => monster::strip(l),
        Look::Mark { mark, size, dim } => {
            let size = u32::from((*size).max(4));
            let body = mark::mark(*mark);
            let body = if *dim { mark::spent(&body) } else { body };
            Drawing::new(Size::square(100.0), Size::square(size), 1, &body)
        }
        Look::Disc { colour, value, size } => {
            let size = u32::from((*size).max(8));
            Drawing::new(
                Size::square(100.0),
                Size::square(size),
                size / 6 + 1,
                &circle::disc(*colour, *value),
            )
        }
        Look::Label(label) => plate::label(label, tones),
        Look::Panel { width, height, style } => plate::panel(*width, *height, *style, tones),
        Look::Place { letter, width, sections } => plate::place(*letter, *width, *sections, tones),
        Look::Peek { count, width, .. } => {
            card.map_or_else(Drawing::nothing, |c| tuck::peek(c, *count, *width))
        }
        Look::Edge { width, height, .. } => {
            card.map_or_else(Drawing::nothing, |c| tuck::edge(c, Size::new(*width, *height)))
        }
        Look::Rim { corner, width, face } => {
            let width = (*width).max(8);
            let size = Size::new(u32::from(width), u32::from(card_height(width)));
            Drawing::new(
                card::SIZE,
                size,
                0,
                &circle::rim(*corner, card::SIZE, card::radius(*face)),
            )
        }
        Look::Letter { letter, size } => tuck::letter(*letter, *size),
        Look::Course { heights, width, height } => {
            course::course(heights, (*width, *height), tones)
        }
        Look::Level { level, state, size } => plate::level(*level, *state, *size, tones),
    }
}

/// The area of a range of rows on a card; `None` if the face does not show rows.
pub(super) fn rows_between(face: FaceDetail, rows: (u8, u8), width: u16) -> Option<Rect> {
    let Rect { at, size } = rows::between(face, rows.0, rows.1)?;
    let scale = f32::from(width) / card::SIZE.width;
    let [x, y, wide, high] =
        [at.x, at.y, size.width, size.height].map(|units| (units * scale).round() as i32);
    Some(Rect::new(x, y, wide, high))
}
