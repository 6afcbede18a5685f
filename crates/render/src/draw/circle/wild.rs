//! A section of any colour: a pale quarter with a four-coloured rim and the gem of any colour
//! (R-TD-05).

use crate::colours::{LEAD, WILD, shades};
use crate::draw::mark::mark;
use crate::prelude::*;

const INSIDE: f32 = 0.82;

/// A sector of a disc; angles in half turns, clockwise from the right.
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

pub(super) fn quarter(corner: Point<f32>, from: f32, r: f32) -> String {
    part(corner, r, [from, from + 0.5])
}

pub(super) fn half(middle: Point<f32>, r: f32) -> String {
    part(middle, r, [1.0, 2.0])
}

pub(super) fn emblem(middle: Point<f32>, r: f32) -> String {
    let r = r * 0.88;
    format!(
        r#"<g transform="translate({} {}) scale({})">{}</g>"#,
        middle.x - r,
        middle.y - r,
        r / 50.0,
        mark(Mark::AnyGem)
    )
}
