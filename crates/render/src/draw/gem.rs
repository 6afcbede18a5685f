//! Gems. Each colour has its own cut, so that colour never carries meaning alone.

use super::svg::{centred, fine};
use crate::colours::{LEAD, shades};
use crate::scene::GemLetters;
use viceroy_rules::cards::Colour;

/// In a box of 100 by 100, with its letter.
pub(super) fn gem(colour: Colour) -> String {
    let s = shades(colour);
    let (light, base, dark, deep) = (s.light, s.base, s.dark, s.deep);
    let cut = match colour {
        Colour::Blue => format!(
            r##"<path d="M50 3 93 50 50 97 7 50Z" fill="{base}"/><path d="M50 3 50 24 26 50 7 50Z" fill="{light}"/><path d="M50 97 50 76 74 50 93 50Z" fill="{deep}"/><path d="M50 97 50 76 26 50 7 50Z" fill="{base}"/><path d="M50 24 74 50 50 76 26 50Z" fill="{dark}"/><path d="M50 3 93 50 50 97 7 50Z" fill="none" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/>"##
        ),
        Colour::Red => format!(
            r##"<circle cx="50" cy="50" r="44" fill="{base}"/><path d="M6 50A44 44 0 0 1 50 6L50 24A26 26 0 0 0 24 50Z" fill="{light}"/><path d="M94 50A44 44 0 0 1 50 94L50 76A26 26 0 0 0 76 50Z" fill="{deep}"/><path d="M6 50A44 44 0 0 0 50 94L50 76A26 26 0 0 1 24 50Z" fill="{base}"/><circle cx="50" cy="50" r="26" fill="{dark}"/><circle cx="50" cy="50" r="44" fill="none" stroke="{LEAD}" stroke-width="5"/>"##
        ),
        Colour::Green => format!(
            r##"<path d="M27 8H73L92 27V73L73 92H27L8 73V27Z" fill="{base}"/><path d="M27 8H73L66 26H34L26 34 8 27Z" fill="{light}"/><path d="M8 27 26 34V66L8 73Z" fill="{light}" opacity=".55"/><path d="M73 92H27L34 74H66L74 66 92 73Z" fill="{deep}"/><path d="M92 73 74 66V34L92 27Z" fill="{base}"/><path d="M34 26H66L74 34V66L66 74H34L26 66V34Z" fill="{dark}"/><path d="M27 8H73L92 27V73L73 92H27L8 73V27Z" fill="none" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/>"##
        ),
        Colour::Yellow => format!(
            r##"<path d="M50 5 97 89H3Z" fill="{base}"/><path d="M50 5 50 34 27 75 3 89Z" fill="{light}"/><path d="M3 89 27 75H73L97 89Z" fill="{dark}"/><path d="M50 5 97 89H3Z" fill="none" stroke="{LEAD}" stroke-width="5" stroke-linejoin="round"/>"##
        ),
    };
    cut + &fine(&letter(colour, 52.0))
}

fn letter(colour: Colour, size: f32) -> String {
    let (middle, fill) = match colour {
        Colour::Blue | Colour::Red | Colour::Green => (50.0, "#ffffff"),
        Colour::Yellow => (62.0, LEAD),
    };
    centred(&sign(colour).to_string(), 50.0, middle, size, fill)
}

/// Stands for a colour's letter until it is known whose letters are written: of the font's letters
/// for private use, which no text has.
pub(super) fn sign(colour: Colour) -> char {
    match colour {
        Colour::Blue => '\u{e000}',
        Colour::Red => '\u{e001}',
        Colour::Green => '\u{e002}',
        Colour::Yellow => '\u{e003}',
    }
}

pub(super) fn lettered(svg: String, letters: GemLetters) -> String {
    let written = |letter: char| {
        let colour = Colour::ALL.into_iter().find(|colour| sign(*colour) == letter);
        colour.map_or(letter, |colour| letters.letter(colour))
    };
    svg.chars().map(written).collect()
}

pub(super) fn outline(colour: Colour, x: f32, y: f32, r: f32, style: &str) -> String {
    match colour {
        Colour::Blue => format!(
            r#"<path d="M{x} {}L{} {y} {x} {} {} {y}Z" {style}/>"#,
            y - r,
            x + r * 0.9,
            y + r,
            x - r * 0.9
        ),
        Colour::Red => format!(r#"<circle cx="{x}" cy="{y}" r="{}" {style}/>"#, r * 0.88),
        Colour::Green => {
            let (a, b) = (r * 0.84, r * 0.46);
            format!(
                r#"<path d="M{} {}H{}L{} {}V{}L{} {}H{}L{} {}V{}Z" {style}/>"#,
                x - b,
                y - a,
                x + b,
                x + a,
                y - b,
                y + b,
                x + b,
                y + a,
                x - b,
                x - a,
                y + b,
                y - b
            )
        }
        Colour::Yellow => format!(
            r#"<path d="M{x} {}L{} {} {} {}Z" {style}/>"#,
            y - r,
            x + r,
            y + r * 0.78,
            x - r,
            y + r * 0.78
        ),
    }
}
