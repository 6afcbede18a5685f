//! Tucked cards, and letters of cards to choose from.

use super::card;
use super::drawing::Drawing;
use super::number::number;
use super::svg::{centred, fine};
use crate::geometry::Rect;
use crate::prelude::*;
use crate::scene::card_height;

/// Upper left corner of the notch at a card's lower right, in card units.
const NOTCH: Point<f32> = Point::new(172.0, 172.0);

/// Drawn over the card above: its lower right corner becomes a notch in which the tucked cards
/// show.
pub(super) fn peek(front: &Card, count: u8, width: u16) -> Drawing {
    let (w, h) = (card::SIZE.width - NOTCH.x, card::SIZE.height - NOTCH.y);
    let mut body = format!(
        r#"<path d="M4 {h}V20A14 14 0 0 1 18 6H{w}V{}A7 7 0 0 1 {} {h}Z" fill="{LEAD}"/>"#,
        h - 7.0,
        w - 7.0
    );
    if count > 1 {
        // Two behind the front card stand for any number.
        body += &leaf(front, Rect::new(8.0, 7.0, 56.0, 49.0));
        body += &leaf(front, Rect::new(11.0, 7.0, 53.0, 42.0));
        body += &leaf(front, Rect::new(14.0, 7.0, 50.0, 35.0));
    } else {
        body += &leaf(front, Rect::new(11.0, 7.0, 53.0, 48.0));
    }
    body += &format!(
        r#"<rect x="12" y="6" width="{}" height="6" fill="{LEAD}" opacity=".35"/><path d="M5 {h}V20A13 13 0 0 1 18 7H{w}" fill="none" stroke="{LEAD}" stroke-width="3"/>"#,
        w - 16.0
    );
    let (text, middle, room, most) = if count > 1 {
        (format!("×{count}"), Point::new(39.0, 22.5), 46.0, 29.0)
    } else {
        (front.id.0.to_string(), Point::new(37.5, 30.0), 49.0, 36.0)
    };
    let natural = text::width(&text, most, Weight::Bold);
    let letters = most * (room / natural).min(1.0);
    // Not essential: the alt text names the cards, and the head counts them.
    body += &fine(&centred(&text, middle.x, middle.y, letters, SEPIA));
    let scale = f32::from(width) / card::SIZE.width;
    let pixels = |units: f32| (units * scale).round().max(1.0) as u32;
    // Ends at the card's own right and bottom edges.
    let right = u32::from(width);
    let bottom = u32::from(card_height(width));
    let (x, y) = (pixels(NOTCH.x).min(right - 1), pixels(NOTCH.y).min(bottom - 1));
    let mut drawing = Drawing::new(Size::new(w, h), Size::new(right - x, bottom - y), 0, &body);
    drawing.dx += x as i32;
    drawing.dy += y as i32;
    drawing
}

fn leaf(card: &Card, seen: Rect<f32>) -> String {
    let Point { x, y } = seen.at;
    let (w, h) = (seen.size.width, seen.size.height);
    let (ground, strip) = grounds(card);
    format!(
        r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="6" fill="{ground}" stroke="{LEAD}" stroke-width="2.5"/><path d="M{} {}H{}V{}A5 5 0 0 1 {} {}H{}A5 5 0 0 1 {} {}Z" fill="{strip}"/>"#,
        x + 1.3,
        y + h - 9.0,
        x + w - 1.3,
        y + h - 6.0,
        x + w - 6.0,
        y + h - 1.3,
        x + 6.0,
        x + 1.3,
        y + h - 6.0
    )
}

fn grounds(card: &Card) -> (&'static str, &'static str) {
    if card.is_law() { (PAPER, WAX) } else { (PARCHMENT, DEFENCE) }
}

/// The upper edge of a tucked card with its number; the next one covers its lower end.
pub(super) fn edge(card: &Card, size: Size) -> Drawing {
    let (width, height) = (size.width.max(4), size.height.max(4));
    let (w, h) = (f32::from(width), f32::from(height));
    let (ground, strip) = grounds(card);
    let line = (w / 28.0).clamp(1.0, 2.5);
    let r = w * 0.12;
    let band = (h * 0.16).max(2.0);
    let room = h - band - line;
    let wide = text::width("88", 100.0, Weight::Bold) / 100.0;
    let inside = w - 5.0 * line;
    let letters = (room * 1.04).min(inside / wide);
    let middle = Point::new(w / 2.0, band + line + room / 2.0);
    let body = format!(
        r#"<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="{r}" fill="{ground}" stroke="{LEAD}" stroke-width="{line}"/><path d="M{line} {3}V{r}A{4} {4} 0 0 1 {r} {line}H{5}A{4} {4} 0 0 1 {6} {r}V{3}Z" fill="{strip}"/>{7}"#,
        line / 2.0,
        w - line,
        h + r,
        band + line,
        r - line,
        w - r,
        w - line,
        fine(&number(card.id, middle, letters, inside))
    );
    let size = Size::new(u32::from(width), u32::from(height));
    Drawing::new(Size::new(w, h), size, 0, &body)
}

pub(super) fn letter(letter: char, size: u16) -> Drawing {
    let body = format!(
        r#"<circle cx="50" cy="50" r="46" fill="{GOLD}" stroke="{LEAD}" stroke-width="5"/>{}"#,
        centred(&letter.to_string(), 50.0, 50.0, 80.0, LEAD)
    );
    let size = u32::from(size.max(8));
    Drawing::new(Size::square(100.0), Size::square(size), 0, &body)
}
