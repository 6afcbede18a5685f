//! From a look to a flat SVG drawing. No filters, no gradients: they cost milliseconds and bytes for little.

mod arms;
mod card;
pub(super) mod charges;
mod circle;
mod gem;
mod law;
mod mark;
mod plate;
mod rows;
mod tuck;

use super::colours::Tones;
use super::geometry::Size;
use super::scene::{Look, card_height};
use crate::cards::Card;

/// The name of groups of fine print in drawings.
pub(super) const FINE: &str = "fine";

/// A drawing and where it lies from the element's corner or anchor.
pub(super) struct Drawing {
    pub(super) svg: String,
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) dx: i32,
    pub(super) dy: i32,
}

impl Drawing {
    /// A drawing whose body has coordinates from 0 to `units` and is scaled to pixels, with a margin around it.
    fn new(units: Size<f32>, pixels: Size<u32>, margin: u32, body: &str) -> Drawing {
        let (w, h) = (pixels.width + 2 * margin, pixels.height + 2 * margin);
        let sx = pixels.width as f32 / units.width;
        let sy = pixels.height as f32 / units.height;
        Drawing {
            svg: format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" font-family="Noto Sans"><g transform="translate({margin} {margin}) scale({sx} {sy})">{body}</g></svg>"#
            ),
            width: w,
            height: h,
            dx: -(margin as i32),
            dy: -(margin as i32),
        }
    }
}

impl Drawing {
    /// What is drawn of a card that is not there; the painter has complained already.
    fn nothing() -> Drawing {
        Drawing::new(Size::square(1.0), Size::square(1), 0, "")
    }
}

/// Draws a look on a ground of these tones; `card` is the card of a card's look.
pub(super) fn draw(look: &Look, tones: &Tones, card: Option<&Card>) -> Drawing {
    match look {
        Look::Card(l) => {
            let width = l.width.max(8);
            let size = Size::new(u32::from(width), u32::from(card_height(width)));
            let body = card.map_or(String::new(), |c| card::body(c, l));
            Drawing::new(card::SIZE, size, 0, &body)
        }
        Look::Mark { mark, size, dim } => {
            let size = u32::from((*size).max(4));
            let body = mark::mark(*mark);
            let body = if *dim { mark::spent(&body) } else { body };
            Drawing::new(Size::square(100.0), Size::square(size), 1, &body)
        }
        Look::Disc {
            colour,
            value,
            size,
        } => {
            let size = u32::from((*size).max(8));
            Drawing::new(
                Size::square(100.0),
                Size::square(size),
                size / 6 + 1,
                &circle::disc(*colour, *value),
            )
        }
        Look::Label(label) => plate::label(label, tones),
        Look::Panel {
            width,
            height,
            style,
        } => plate::panel(*width, *height, *style, tones),
        Look::Place {
            letter,
            width,
            sections,
        } => plate::place(*letter, *width, *sections, tones),
        Look::Peek { count, width, .. } => {
            card.map_or_else(Drawing::nothing, |c| tuck::peek(c, *count, *width))
        }
        Look::Edge { width, height, .. } => card.map_or_else(Drawing::nothing, |c| {
            tuck::edge(c, Size::new(*width, *height))
        }),
        Look::Letter { letter, size } => tuck::letter(*letter, *size),
        Look::Level { level, state, size } => plate::level(*level, *state, *size, tones),
    }
}

/// Text that may stand in SVG.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

/// Fine print: what is said elsewhere too, and need not be read on a telephone.
fn fine(body: &str) -> String {
    format!(r#"<g id="{FINE}">{body}</g>"#)
}

/// Centred bold text whose middle stands at a height.
fn centred(text: &str, x: f32, middle: f32, size: f32, fill: &str) -> String {
    // Capitals and digits of the font are 0.714 of its size.
    let y = middle + size * 0.357;
    format!(
        r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="700" text-anchor="middle" fill="{fill}">{}</text>"#,
        escape(text)
    )
}
