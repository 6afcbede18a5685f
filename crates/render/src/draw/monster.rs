//! A monster's strip: the creature on a disc, its name, its cost in gems, and its reward on
//! parchment.

use super::creatures::creature;
use super::drawing::{Drawing, PixelGrid};
use super::figures;
use super::gem::gem;
use super::rows::{rewards, rewards_wide};
use super::svg::{escape, fine};
use crate::geometry::Rect;
use crate::prelude::*;
use crate::scene::{MonsterLook, READ, Strip};
use viceroy_rules::cards::Tier;

const CRAGS: &str = "#201b2b";
const BONE: &str = "#f6eedb";
const ASH: &str = "#a9b3c9";
/// Distance of everything from the edge.
const EDGE: f32 = 7.0;
/// The part of a bill's height that its marks fill, and the side margin where there is room.
const FILLED: f32 = 0.8;
const INSET: f32 = 6.0;

/// Layout of a strip, in pixels.
struct StripParts {
    disc: Point<f32>,
    radius: f32,
    name: Rect<f32>,
    gems: Point<f32>,
    /// Gem height, and distance between gems.
    gem: f32,
    pitch: f32,
    bill: Rect<f32>,
}

impl StripParts {
    fn of(look: &MonsterLook) -> StripParts {
        let (w, h) = (f32::from(look.width), f32::from(look.height));
        let count = f32::from(look.tier.gems());
        match look.strip {
            Strip::Named => {
                // Rewards need the room that gems and the disc can spare.
                let (middle, radius) = (h * 0.43, h * 0.38);
                let left = middle + radius + 5.0;
                let top = h * 0.42;
                let high = h - top - EDGE;
                let overlap = if count > 2.0 { 0.64 } else { 0.84 };
                // Gems and arrow measure `count` gems, as large as the rewards allow.
                let gems = overlap * (count - 1.0) + 1.36;
                let natural = Size::new(f32::MAX, high * FILLED);
                let spare = w - 5.0 - left - rewards_wide(&look.reward, natural) - 2.0 * INSET;
                let gem = (spare / gems).clamp(high * 0.69, high * 0.86);
                let pitch = gem * overlap;
                let bill = left + gem * gems;
                StripParts {
                    disc: Point::new(middle, h / 2.0),
                    radius,
                    name: Rect::new(left, 2.0, w - left - EDGE, top),
                    gems: Point::new(left, top + high / 2.0),
                    gem,
                    pitch,
                    bill: Rect::new(bill, top, w - 5.0 - bill, high),
                }
            }
            Strip::Brief => {
                let (left, gem) = (h, h * 0.62);
                let pitch = gem * if count > 2.0 { 0.68 } else { 0.9 };
                let bill = left + pitch * (count - 1.0) + gem * 1.45;
                StripParts {
                    disc: Point::new(h / 2.0, h / 2.0),
                    radius: h / 2.0 - 3.0,
                    name: Rect::new(left, 0.0, 0.0, 0.0),
                    gems: Point::new(left, h / 2.0),
                    gem,
                    pitch,
                    bill: Rect::new(bill, EDGE, w - EDGE - bill, h - 2.0 * EDGE),
                }
            }
        }
    }
}

pub(super) fn strip(look: &MonsterLook) -> Drawing {
    let parts = StripParts::of(look);
    let (w, h) = (f32::from(look.width), f32::from(look.height));
    let body = ground(look, w, h)
        + &disc(look, &parts)
        + &name(look, &parts)
        + &cost(look, &parts)
        + &bill(look, &parts);
    let size = Size::new(u32::from(look.width.max(8)), u32::from(look.height.max(8)));
    Drawing::new(Size::new(w.max(8.0), h.max(8.0)), size, 0, &body)
}

fn ground(look: &MonsterLook, w: f32, h: f32) -> String {
    let rim = shades(look.colour);
    // On named strips the disc is smaller, so all corners are alike.
    let r = match look.strip {
        Strip::Named => 9.0,
        Strip::Brief => h / 2.0 - 1.5,
    };
    let outline = format!(
        "M{0} 1.5H{1}A9 9 0 0 1 {2} 10.5V{3}A9 9 0 0 1 {1} {4}H{0}A{r} {r} 0 0 1 1.5 {5}V{6}A{r} {r} 0 0 1 {0} 1.5Z",
        r + 1.5,
        w - 10.5,
        w - 1.5,
        h - 10.5,
        h - 1.5,
        h - 1.5 - r,
        r + 1.5
    );
    let mut crags = format!("M{} {}", h / 2.0, h - 3.0);
    let peaks = [0.42, 0.7, 0.3, 0.56, 0.2, 0.62, 0.36, 0.5, 0.24];
    let step = h * 0.44;
    let mut x = h / 2.0;
    for peak in peaks.iter().cycle() {
        x += step;
        if x > w - 6.0 {
            break;
        }
        crags += &format!("L{x:.1} {:.1}", h - 3.0 - h * 0.62 * peak);
    }
    crags += &format!("L{} {}Z", w - 6.0, h - 3.0);
    format!(
        r#"<path d="{outline}" fill="{DUSK}"/><path d="{crags}" fill="{CRAGS}"/><path d="{outline}" fill="none" stroke="{}" stroke-width="3"/>"#,
        rim.dark
    )
}

fn disc(look: &MonsterLook, parts: &StripParts) -> String {
    let Point { x, y } = parts.disc;
    let r = parts.radius;
    let s = shades(look.colour);
    let drawn = creature(look.monster).map(figures::beast).unwrap_or_default();
    let side = r * 1.46;
    let up = match look.strip {
        Strip::Brief => 0.0,
        Strip::Named => r * 0.1,
    };
    let mut svg = format!(
        r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{}" stroke="{}" stroke-width="{}"/><g transform="translate({} {}) scale({})">{drawn}</g>"#,
        s.deep,
        s.base,
        (r * 0.1).max(2.0),
        x - side / 2.0,
        y - side / 2.0 - up,
        side / 200.0,
    );
    // On small strips the gems alone show the tier.
    if look.strip != Strip::Brief {
        let (wide, high) = (r * 0.84, r * 0.5);
        let top = y + r - high + 1.0;
        svg += &format!(
            r#"<rect x="{}" y="{top}" width="{wide}" height="{high}" rx="{}" fill="{CRAGS}" stroke="{}" stroke-width="2"/>"#,
            x - wide / 2.0,
            high / 2.0,
            s.base
        );
        svg += &numeral(look.tier, Point::new(x, top + high / 2.0), high * 0.5);
    }
    svg
}

/// A Roman numeral drawn as strokes between two serifs, the same in every language.
fn numeral(tier: Tier, middle: Point<f32>, high: f32) -> String {
    let pitch = high * 0.62;
    let first = middle.x - pitch * f32::from(tier.number() - 1) / 2.0;
    let (top, bottom) = (middle.y - high / 2.0, middle.y + high / 2.0);
    let strokes: String = (0..tier.number())
        .map(|nth| format!("M{} {top}V{bottom}", first + pitch * f32::from(nth)))
        .collect();
    let (left, right) = (first - high * 0.26, 2.0 * middle.x - first + high * 0.26);
    format!(
        r#"<path d="{strokes}M{left} {top}H{right}M{left} {bottom}H{right}" fill="none" stroke="{ASH}" stroke-width="{}"/>"#,
        (high * 0.17).max(1.2)
    )
}

/// On one line, as large as fits.
fn name(look: &MonsterLook, parts: &StripParts) -> String {
    let Rect { at, size } = parts.name;
    if look.strip == Strip::Brief || size.width < 8.0 {
        return String::new();
    }
    let most = (size.height * 0.72).min(38.0);
    let natural = text::width(&look.name, most, Weight::Bold);
    let letters = most * (size.width / natural.max(1.0)).min(1.0);
    let baseline = at.y + size.height / 2.0 + letters * 0.357;
    fine(&format!(
        r#"<text x="{}" y="{baseline}" font-size="{letters}" font-weight="700" fill="{BONE}">{}</text>"#,
        at.x,
        escape(&look.name)
    ))
}

fn cost(look: &MonsterLook, parts: &StripParts) -> String {
    let Point { x, y } = parts.gems;
    let size = parts.gem;
    let drawn = gem(look.colour);
    let mut svg = String::new();
    for nth in 0..look.tier.gems() {
        svg += &format!(
            r#"<g transform="translate({} {}) scale({})">{drawn}</g>"#,
            x + parts.pitch * f32::from(nth),
            y - size / 2.0,
            size / 100.0
        );
    }
    let tip = parts.bill.at.x - size * 0.1;
    let (back, half) = (tip - size * 0.2, size * 0.24);
    svg + &format!(
        r#"<path d="M{back} {}L{tip} {y} {back} {}" fill="none" stroke="{ASH}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"/>"#,
        y - half,
        y + half,
        (size * 0.1).max(2.0)
    )
}

fn bill(look: &MonsterLook, parts: &StripParts) -> String {
    let Rect { at, size } = parts.bill;
    let high = (size.height * FILLED).min(46.0);
    let within = |inset: f32| Size::new(size.width - 2.0 * inset, high);
    // Shrinks for the side margin only while still readable.
    let natural = rewards_wide(&look.reward, Size::new(f32::MAX, high));
    let shrunk = high * (within(INSET).width / natural).min(1.0);
    let room = within(if shrunk >= f32::from(READ) { INSET } else { 0.0 });
    let shown = rewards_wide(&look.reward, room);
    let left = at.x + (size.width - shown) / 2.0;
    let middle = at.y + size.height / 2.0;
    format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="6" fill="{PARCHMENT}" stroke="{LEAD}" stroke-width="2"/>"#,
        at.x, at.y, size.width, size.height
    ) + &rewards(&look.reward, Point::new(left, middle), room, PixelGrid::UNITS)
}
