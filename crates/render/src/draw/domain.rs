//! A domain card: a castle over its land, without number or rows (R-TD-05).

use super::card::{self, SIZE};
use super::circle::{self, LARGE, RADIUS};
use crate::prelude::*;
use crate::scene::{DomainLook, FaceDetail};

/// No other card has this colour.
const SKY: &str = "#dae0eb";
const HILLS: &str = "#a9b3c9";
const MEADOW: &str = "#c7dab8";
const TREES: &str = "#668e7c";

pub(super) fn body(look: &DomainLook) -> String {
    let (w, h) = (SIZE.width, SIZE.height);
    let full = look.face == FaceDetail::Full;
    let mut svg = format!(
        r#"<rect width="{w}" height="{h}" rx="7" fill="{LEAD}"/><rect x="2.5" y="2.5" width="{}" height="{}" rx="5" fill="{SKY}"/>"#,
        w - 5.0,
        h - 5.0
    );
    svg += &land();
    svg += &match (full, look.covered) {
        (true, false) => castle(Point::new(120.0, 177.0), 1.22),
        // Leave room for tokens.
        (true, true) => castle(Point::new(84.0, 177.0), 1.22),
        (false, false) => castle(Point::new(120.0, 172.0), 1.3),
        (false, true) => castle(Point::new(58.0, 170.0), 0.9),
    };
    let r = if full { RADIUS } else { LARGE };
    svg += &circle::sections(look.sections, [false; 4], (SIZE, look.width), r);
    if full {
        svg += &card::title(&look.name);
    }
    svg
}

fn land() -> String {
    let tree = |x: f32, y: f32, r: f32| {
        format!(r#"<path d="M{x} {}L{} {y}H{}Z" fill="{TREES}"/>"#, y - 2.6 * r, x + r, x - r)
    };
    let trees = [(20.0, 166.0, 8.0), (34.0, 172.0, 9.0), (204.0, 168.0, 8.0), (219.0, 174.0, 10.0)];
    let mut svg = format!(
        r#"<path d="M2.5 146C30 112 60 116 84 132 118 100 150 104 176 128 200 112 222 116 237.5 126V190H2.5Z" fill="{HILLS}"/><path d="M2.5 168C60 148 180 148 237.5 166V224A5 5 0 0 1 232.5 229.5H7.5A5 5 0 0 1 2.5 224Z" fill="{MEADOW}"/><path d="M2.5 196C40 184 70 190 92 229.5H7.5A5 5 0 0 1 2.5 224Z" fill="{PLATE}"/><path d="M2.5 208C30 200 52 206 66 229.5M2.5 219C20 214 32 218 40 229.5" fill="none" stroke="{RULE}" stroke-width="3"/><path d="M237.5 196C200 186 176 192 150 229.5H232.5A5 5 0 0 0 237.5 224Z" fill="{PLATE}"/><path d="M237.5 208C214 202 196 208 180 229.5" fill="none" stroke="{RULE}" stroke-width="3"/>"#
    );
    for (x, y, r) in trees {
        svg += &tree(x, y, r);
    }
    svg
}

/// `foot` is the middle of its base; 100 high at scale 1.
fn castle(foot: Point<f32>, scale: f32) -> String {
    let (x, y) = (foot.x - 50.0 * scale, foot.y - 96.0 * scale);
    let wall =
        format!(r#"fill="{PAPER}" stroke="{LEAD}" stroke-width="3" stroke-linejoin="round""#);
    let roof = format!(r#"fill="{WAX}" stroke="{LEAD}" stroke-width="3" stroke-linejoin="round""#);
    format!(
        r#"<g transform="translate({x} {y}) scale({scale})"><path d="M51 26V4" stroke="{LEAD}" stroke-width="3"/><path d="M52 5 68 10 52 15Z" fill="{GOLD}" stroke="{LEAD}" stroke-width="2"/><path d="M38 96V38H35V25H41V30H48V25H54V30H61V25H67V38H64V96Z" {wall}/><path d="M26 96V60H32V66H39V60H46V66H55V60H62V66H69V60H76V96Z" {wall}/><path d="M10 96V48H32V96Z" {wall}/><path d="M6 48 21 22 36 48Z" {roof}/><path d="M70 96V54H92V96Z" {wall}/><path d="M66 54 81 30 96 54Z" {roof}/><path d="M42 96V84A9 9 0 0 1 60 84V96Z" fill="{LEAD}"/><g fill="{LEAD}"><rect x="18" y="58" width="6" height="12" rx="3"/><rect x="78" y="64" width="6" height="12" rx="3"/><rect x="48" y="40" width="6" height="12" rx="3"/></g></g>"#
    )
}
