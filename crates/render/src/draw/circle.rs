//! Sections in a card's corners, and the circle that four of them close.

mod wild;

use super::gem::{outline, sign};
use super::svg::{centred, fine};
use crate::colours::{LEAD, shades};
use crate::geometry::{Point, Size};
use crate::scene::RimAt;
use viceroy_rules::cards::{Colour, SectionColour};

/// Section radius on a full card, 240 units wide.
pub(super) const RADIUS: f32 = 55.0;
/// On cards that show less.
pub(super) const LARGE: f32 = 64.0;
/// On cards with number and rows.
pub(super) const SMALL: f32 = 43.0;

/// In pixels: smaller corners are left out, since their colours could not be distinguished.
const TOLD_APART: f32 = 8.0;
/// In pixels: up to this radius a corner has only its shape, without a letter.
const SHAPE_ALONE: f32 = 12.0;

/// In the order of `Section::ALL`.
pub(super) fn sections(
    colours: [SectionColour; 4],
    painted: [bool; 4],
    (card, pixels): (Size<f32>, u16),
    r: f32,
) -> String {
    let Size { width, height } = card;
    let seen = r * f32::from(pixels) / width;
    if seen < TOLD_APART {
        return String::new();
    }
    let middle = width / 2.0;
    // Cards with less detail have only the shapes.
    let emblem = |section: SectionColour, x, y, size| {
        let drawn = match section {
            SectionColour::Of(colour) if seen < SHAPE_ALONE => shape(colour, x, y, size),
            SectionColour::Of(colour) => emblem(colour, x, y, size),
            SectionColour::Any => wild::emblem(Point::new(x, y), size),
            SectionColour::None => String::new(),
        };
        if r == RADIUS { drawn } else { fine(&drawn) }
    };
    let bottom = Point::new(middle, height);
    let corners = [
        DiscCorner::new(Point::new(0.0, 0.0), 1.0, 1.0),
        DiscCorner::new(Point::new(width, 0.0), -1.0, 1.0),
        DiscCorner::new(bottom, -1.0, -1.0),
        DiscCorner::new(bottom, 1.0, -1.0),
    ];
    let mut svg = String::new();
    let joined = colours[2] == colours[3] && painted[2] == painted[3];
    if joined {
        // In one piece, so that no seam shows.
        svg += &half(colours[2], bottom, r);
    }
    for (i, corner) in corners.into_iter().enumerate() {
        if joined && i >= 2 {
            if painted[2] {
                svg += &wet(corner, r);
            }
            continue;
        }
        svg += &quarter(colours[i], painted[i], corner, r);
    }
    if joined {
        svg += &emblem(colours[2], middle, height - r * 0.43, r * 0.42);
        svg += &if painted[2] { brush(middle, height - r * 0.42, r * 0.5) } else { String::new() };
    } else {
        for (i, dx) in [(2, -0.41), (3, 0.41)] {
            svg += &emblem(colours[i], middle + dx * r, height - r * 0.4, r * 0.4);
            if painted[i] {
                svg += &brush(middle + dx * r, height - r * 0.42, r * 0.36);
            }
        }
    }
    for (i, x) in [(0, r * 0.4), (1, width - r * 0.4)] {
        svg += &emblem(colours[i], x, r * 0.4, r * 0.41);
        if painted[i] {
            svg += &brush(x, r * 0.4, r * 0.4);
        }
    }
    svg
}

/// `right` and `down` are the direction in which the disc opens: 1 or -1.
#[derive(Clone, Copy)]
struct DiscCorner {
    at: Point<f32>,
    right: f32,
    down: f32,
}

impl DiscCorner {
    fn new(at: Point<f32>, right: f32, down: f32) -> DiscCorner {
        DiscCorner { at, right, down }
    }

    /// The start angle in half turns, clockwise from the right.
    fn begins(self) -> f32 {
        match (self.right > 0.0, self.down > 0.0) {
            (true, true) => 0.0,
            (false, true) => 0.5,
            (false, false) => 1.0,
            (true, false) => 1.5,
        }
    }

    /// The sweep flag of an SVG arc.
    fn sweep(self) -> u8 {
        u8::from(self.right * self.down > 0.0)
    }
}

fn quarter(section: SectionColour, painted: bool, corner: DiscCorner, r: f32) -> String {
    let s = match section {
        SectionColour::Of(colour) => shades(colour),
        SectionColour::Any => return wild::quarter(corner.at, corner.begins(), r),
        SectionColour::None => return String::new(),
    };
    let pie = |r: f32, style: String| {
        let (Point { x, y }, sweep) = (corner.at, corner.sweep());
        format!(
            r#"<path d="M{x} {y}L{} {y}A{r} {r} 0 0 {sweep} {x} {}Z" {style}/>"#,
            x + corner.right * r,
            y + corner.down * r
        )
    };
    let mut svg = pie(r, format!(r#"fill="{LEAD}""#));
    svg += &pie(r - 3.0, format!(r#"fill="{}""#, s.dark));
    svg += &pie(r - r * 0.16, format!(r#"fill="{}""#, s.base));
    if painted {
        svg += &wet(corner, r);
    }
    svg
}

fn half(section: SectionColour, middle: Point<f32>, r: f32) -> String {
    let Point { x, y } = middle;
    let s = match section {
        SectionColour::Of(colour) => shades(colour),
        SectionColour::Any => return wild::half(middle, r),
        SectionColour::None => return String::new(),
    };
    [(r, LEAD), (r - 3.0, s.dark), (r - r * 0.16, s.base)]
        .map(|(r, fill)| {
            format!(r#"<path d="M{} {y}A{r} {r} 0 0 1 {} {y}Z" fill="{fill}"/>"#, x - r, x + r)
        })
        .concat()
}

/// Wet paint: a dashed white arc along the rim.
fn wet(corner: DiscCorner, r: f32) -> String {
    let (Point { x, y }, sweep) = (corner.at, corner.sweep());
    let q = r - r * 0.09 - 1.0;
    format!(
        r##"<path d="M{} {y}A{q} {q} 0 0 {sweep} {x} {}" fill="none" stroke="#fff" stroke-width="{}" stroke-dasharray="{} {}"/>"##,
        x + corner.right * q,
        y + corner.down * q,
        r * 0.1,
        r * 0.17,
        r * 0.11
    )
}

fn emblem(colour: Colour, x: f32, y: f32, r: f32) -> String {
    let s = shades(colour);
    let mut svg = outline(colour, x, y, r * 1.12, &format!(r#"fill="{}""#, s.light));
    let middle = if colour == Colour::Yellow { y + r * 0.16 } else { y };
    svg += &centred(&sign(colour).to_string(), x, middle, r * 1.38, s.deep);
    svg
}

/// The colour's cut, so bold that at least four pixels differ between any two colours.
fn shape(colour: Colour, x: f32, y: f32, r: f32) -> String {
    let (r, style) = (r * 0.95, format!(r#"fill="{}""#, shades(colour).deep));
    match colour {
        Colour::Blue | Colour::Red | Colour::Yellow => outline(colour, x, y, r, &style),
        // Eight sides would look round.
        Colour::Green => {
            let side = r * 0.86;
            format!(
                r#"<rect x="{}" y="{}" width="{}" height="{}" {style}/>"#,
                x - side,
                y - side,
                2.0 * side,
                2.0 * side
            )
        }
    }
}

/// A gilt rim. It lies on the corner itself, since names, numbers and rows begin right beside it.
pub(super) fn rim(corner: RimAt, card: Size<f32>, r: f32) -> String {
    let (width, height) = (card.width, card.height);
    let q = r - 3.0;
    let path = match corner {
        RimAt::TopLeft => format!("M{q} 0A{q} {q} 0 0 1 0 {q}"),
        RimAt::TopRight => {
            let from = width - q;
            format!("M{from} 0A{q} {q} 0 0 0 {width} {q}")
        }
        RimAt::Bottom => {
            let (from, to) = (width / 2.0 - q, width / 2.0 + q);
            format!("M{from} {height}A{q} {q} 0 0 1 {to} {height}")
        }
    };
    [(LEAD, 17.0), ("#ffffff", 10.0)]
        .map(|(colour, wide)| {
            format!(r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{wide}"/>"#)
        })
        .concat()
}

fn brush(x: f32, y: f32, r: f32) -> String {
    format!(
        r##"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#fff" stroke-width="{}"/>"##,
        r * 0.16
    )
}

/// In a box of 100 by 100, which its rim exceeds.
pub(super) fn disc(colour: Colour, value: u16) -> String {
    let s = shades(colour);
    let text = value.to_string();
    let size = match text.len() {
        0 | 1 => 58.0,
        2 => 48.0,
        _ => 36.0,
    };
    let mut svg = format!(
        r##"<circle cx="50" cy="50" r="55" fill="{LEAD}"/><circle cx="50" cy="50" r="52.5" fill="#fffaf0"/><circle cx="50" cy="50" r="47" fill="{deep}"/><circle cx="50" cy="50" r="44.5" fill="{base}"/>"##,
        deep = s.deep,
        base = s.base
    );
    // Without a number the shape has room for colour.
    let inside = if value > 0 { "#fffaf0" } else { s.light };
    let style = format!(
        r##"fill="{inside}" stroke="{}" stroke-width="2.5" stroke-linejoin="round""##,
        s.deep
    );
    let (middle, r) = match colour {
        Colour::Blue => (50.0, 42.0),
        Colour::Red => (50.0, 38.0),
        Colour::Green => (50.0, 38.0),
        Colour::Yellow => (52.0, 43.0),
    };
    svg += &outline(colour, 50.0, middle, r, &style);
    let (middle, size) = match colour {
        Colour::Blue => (50.0, size * 0.92),
        Colour::Red | Colour::Green => (50.0, size),
        Colour::Yellow => (59.0, size * 0.85),
    };
    if value > 0 {
        svg += &centred(&text, 50.0, middle, size, s.deep);
    }
    svg
}
