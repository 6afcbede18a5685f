//! A section of any colour: a pale quarter with a rim of all four colours, and the gem of any colour on it (R-TD-05).

use crate::colours::{LEAD, WILD, shades};
use crate::draw::mark::mark;
use crate::geometry::Point;
use crate::scene::Mark;
use viceroy_rules::cards::Colour;

/// What of the radius is left within the rim.
const INSIDE: f32 = 0.82;

/// A part of a disc about a point, from an angle to another; angles in shares of half a turn from the right downwards.
fn slice(middle: Point<f32>, r: f32, [from, to]: [f32; 2], fill: &str) -> String {
    let at = |share: f32| {
        let (down, right) = (share * std::f32::consts::PI).sin_cos();
        Point::new(middle.x + r * right, middle.y + r * down)
    };
    let (from, to) = (at(from), at(to));
    format!(
        r#"<path d="M{} {}L{:.2} {:.2}A{r} {r} 0 0 1 {:.2} {:.2}Z" fill="{fill}"/>"#,
        middle.x, middle.y, from.x, from.y, to.x, to.y
    )
}

/// A part of a disc with its edge, its rim of four colours and its pale inside.
fn part(middle: Point<f32>, r: f32, [from, to]: [f32; 2]) -> String {
    let mut svg = slice(middle, r, [from, to], LEAD);
    let step = (to - from) / Colour::ALL.len() as f32;
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let from = from + step * i as f32;
        svg += &slice(middle, r - 3.0, [from, from + step], shades(colour).base);
    }
    svg += &slice(middle, r * INSIDE, [from, to], LEAD);
    svg + &slice(middle, r * INSIDE - 2.0, [from, to], WILD.light)
}

/// A section in a corner, from an angle on.
pub(super) fn quarter(corner: Point<f32>, from: f32, r: f32) -> String {
    part(corner, r, [from, from + 0.5])
}

/// Both bottom sections in one.
pub(super) fn half(middle: Point<f32>, r: f32) -> String {
    part(middle, r, [1.0, 2.0])
}

/// The gem of any colour, where another section has its letter.
pub(super) fn emblem(middle: Point<f32>, r: f32) -> String {
    // Within the rim.
    let r = r * 0.88;
    format!(
        r#"<g transform="translate({} {}) scale({})">{}</g>"#,
        middle.x - r,
        middle.y - r,
        r / 50.0,
        mark(Mark::AnyGem)
    )
}
