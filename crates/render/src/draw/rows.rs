//! The four rows of a character, level 1 at the bottom as in the pyramid: added cost and reward.
//! Laws draw rewards with it too.

use super::drawing::PixelGrid;
use super::gem::gem;
use super::mark::mark;
use super::svg::{centred, escape, fine};
use crate::geometry::Rect;
use crate::prelude::*;
use crate::scene::{FaceDetail, ROWS, RowLight};
use viceroy_rules::cards::{Row, RowCost};

const TOP: f32 = 56.5;
const PITCH: f32 = 30.5;
const LEFT: f32 = 4.0;
const REWARDS: f32 = 65.0;
/// Right edge of rows beside a portrait, and without one.
pub(super) const RIGHT: f32 = 150.0;
/// Rows that end farther right would hide the face.
const PORTRAIT: f32 = 178.0;
const WIDE_RIGHT: f32 = 236.0;
const MARKS: f32 = 29.5;

/// Added cost and an arrow to the reward, from the left end of the middle line on. Several gems
/// overlap, unless nothing follows.
fn cost(row: &Row, from: Point<f32>, grid: PixelGrid) -> String {
    let (drawn, count) = match row.cost {
        RowCost::Of(colour) => (gem(colour), 1),
        RowCost::Any(count) => (mark(Mark::AnyGem), count),
    };
    let pitch = match (row.reward.is_empty(), count) {
        (_, 0 | 1) => 0.0,
        (true, _) => 31.0,
        (false, _) => 9.0 / f32::from(count - 1),
    };
    let size = if pitch > 0.0 && pitch < 28.0 { 22.0 } else { 28.0 };
    let gem = |nth: u8| {
        format!(
            r#"<g transform="translate({} {}) scale({})">{drawn}</g>"#,
            grid.across(from.x + pitch * f32::from(nth)),
            grid.down(from.y - size / 2.0),
            size / 100.0
        )
    };
    let gems: String = (0..count).map(gem).collect();
    if row.reward.is_empty() {
        return gems;
    }
    let (back, tip) = (grid.across(from.x + 31.0), grid.across(from.x + 37.0));
    let middle = grid.down(from.y);
    gems + &format!(
        r#"<path d="M{back} {}L{tip} {middle} {back} {}" fill="none" stroke="{SEPIA}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>"#,
        middle - 6.0,
        middle + 6.0
    )
}

/// The row that was played, at the top.
pub(super) fn played(levels: &[Row; 4], level: u8, grid: PixelGrid) -> String {
    let Some(row) = levels.get(usize::from(level).wrapping_sub(1)) else {
        return String::new();
    };
    format!(
        r#"<rect x="{LEFT}" y="{}" width="{}" height="{}" rx="6" fill="{GOLD}" stroke="{LEAD}" stroke-width="2"/>"#,
        TOP + 0.5,
        RIGHT - LEFT,
        PITCH - 1.0
    ) + &fine(&inside((row, level), TOP + PITCH / 2.0, RIGHT, grid))
}

fn inside((row, level): (&Row, u8), middle: f32, right: f32, grid: PixelGrid) -> String {
    fine(&centred(&level.to_string(), 14.5, middle, 21.0, "#5d4b38"))
        + &cost(row, Point::new(24.0, middle), grid)
        + &rewards(
            &row.reward,
            Point::new(REWARDS, middle),
            Size::new(right - REWARDS - 4.0, MARKS),
            grid,
        )
}

pub(super) fn rows(levels: &[Row; 4], light: RowLight, grid: PixelGrid) -> String {
    let mut svg = String::new();
    let wide = wide(levels, light);
    for (i, row) in levels.iter().enumerate() {
        let y = TOP + PITCH * (3 - i) as f32;
        let middle = y + PITCH / 2.0;
        let right = if wide { WIDE_RIGHT } else { end(row) };
        let width = right - LEFT;
        let (lit, faded) = match light {
            RowLight::All => (false, false),
            RowLight::One(n) => (usize::from(n) == i + 1, usize::from(n) != i + 1),
            RowLight::FirstThree => (i < 3, i == 3),
            RowLight::Nothing => (false, true),
        };
        svg += &if lit {
            format!(
                r#"<rect x="{LEFT}" y="{}" width="{width}" height="{}" rx="6" fill="{GOLD}" stroke="{LEAD}" stroke-width="2"/>"#,
                y + 0.5,
                PITCH - 1.0
            )
        } else {
            let fill = if i % 2 == 0 { PLATE } else { "#efe3c6" };
            format!(
                r#"<rect x="{LEFT}" y="{}" width="{width}" height="{}" rx="6" fill="{fill}"/>"#,
                y + 1.0,
                PITCH - 2.0
            )
        };
        let inside = inside((row, i as u8 + 1), middle, right, grid);
        // On placed cards the tokens show the reward.
        let inside = if light == RowLight::All { inside } else { fine(&inside) };
        svg += &if faded { format!(r#"<g opacity=".42">{inside}</g>"#) } else { inside };
    }
    svg
}

/// Whether large rows leave room for a portrait at their right.
pub(super) fn large_is_narrow(levels: &[Row; 4]) -> bool {
    levels.iter().map(large_end).fold(0.0, f32::max) <= LARGE_PORTRAIT
}

fn large_end(row: &Row) -> f32 {
    (50.0 + width(&parts(&row.reward), LARGE_MARKS)).max(LARGE_RIGHT)
}

pub(super) const LARGE_RIGHT: f32 = 146.0;
pub(super) const LARGE_PORTRAIT: f32 = 188.0;
const LARGE_TOP: f32 = 40.5;
const LARGE_PITCH: f32 = 36.5;

/// Large enough to read on small cards, without level numbers.
pub(super) fn large(levels: &[Row; 4], grid: PixelGrid) -> String {
    let narrow = large_is_narrow(levels);
    let rows = levels.iter().enumerate().map(|(i, row)| {
        let y = LARGE_TOP + LARGE_PITCH * (3 - i) as f32;
        let middle = y + LARGE_PITCH / 2.0;
        let fill = if i % 2 == 0 { PLATE } else { "#efe3c6" };
        let right = if narrow { large_end(row) } else { WIDE_RIGHT };
        let (upper, lower) = (grid.down(y + 1.0), grid.down(y + LARGE_PITCH - 1.0));
        let plate = format!(
            r#"<rect x="{LEFT}" y="{upper}" width="{}" height="{}" rx="6" fill="{fill}"/>"#,
            right - LEFT,
            lower - upper
        );
        let from = Point::new(46.0, middle);
        let room = Size::new(WIDE_RIGHT - 44.0, LARGE_MARKS);
        plate + &cost(row, Point::new(6.0, middle), grid) + &rewards(&row.reward, from, room, grid)
    });
    rows.collect()
}

pub(super) const LARGE_MARKS: f32 = ROWS / 1.02;

/// The area of a range of rows; `None` if the face has none.
pub(super) fn between(face: FaceDetail, from: u8, to: u8) -> Option<Rect<f32>> {
    let (top, pitch, right) = match face {
        FaceDetail::Full => (TOP, PITCH, RIGHT),
        FaceDetail::Rows => (LARGE_TOP, LARGE_PITCH, WIDE_RIGHT),
        FaceDetail::Brief | FaceDetail::Number | FaceDetail::Bare => return None,
    };
    let top = top + pitch * (4.0 - f32::from(to));
    let high = pitch * f32::from(to.saturating_sub(from) + 1);
    Some(Rect::new(LEFT, top, right - LEFT, high))
}

/// Whether rows need the room of the portrait. Once played, only tokens matter.
pub(super) fn wide(levels: &[Row; 4], light: RowLight) -> bool {
    light == RowLight::All && levels.iter().any(|row| end(row) > PORTRAIT)
}

/// The right end of a row's plate.
fn end(row: &Row) -> f32 {
    RIGHT.max(REWARDS + width(&parts(&row.reward), MARKS) + 4.0)
}

pub(super) fn parts(rewards: &[Reward]) -> Vec<RowPart> {
    let mut parts: Vec<RowPart> = vec![];
    for reward in rewards {
        if !parts.is_empty() {
            parts.push(RowPart::Gap(6.0 / 27.0));
        }
        parts.extend(parts_of(*reward));
    }
    parts
}

pub(super) fn rewards_wide(rewards: &[Reward], room: Size<f32>) -> f32 {
    width(&parts(rewards), room.height).min(room.width)
}

/// Shrunk to fit; `from` is the left end of the middle line.
pub(super) fn rewards(
    rewards: &[Reward],
    from: Point<f32>,
    room: Size<f32>,
    grid: PixelGrid,
) -> String {
    line(&parts(rewards), from, room, grid)
}

pub(super) fn line(
    parts: &[RowPart],
    from: Point<f32>,
    room: Size<f32>,
    grid: PixelGrid,
) -> String {
    let natural = width(parts, room.height);
    let scale = (room.width / natural).min(1.0);
    let height = room.height * scale;
    let mut svg = String::new();
    let mut end = from.x;
    let upper = grid.down(from.y - height / 2.0);
    for part in parts {
        let x = grid.across(end);
        match part {
            RowPart::Gap(_) => {}
            RowPart::Number(text) => {
                let size = height * 1.02;
                svg += &format!(
                    r#"<text x="{x}" y="{}" font-size="{size}" font-weight="700" fill="{SEPIA}">{}</text>"#,
                    grid.down(from.y + size * 0.357),
                    escape(text)
                );
            }
            RowPart::Endless => {
                svg += &sign(
                    "M52 50C38 26 10 26 10 50S38 74 52 50 94 26 94 50 66 74 52 50Z",
                    Point::new(x, upper),
                    height,
                )
            }
            RowPart::Becomes => {
                svg += &sign("M12 50H84M60 26 86 50 60 74", Point::new(x, upper), height)
            }
            RowPart::Swaps => {
                svg += &sign(
                    "M14 34H86M64 14 86 34M86 66H14M36 86 14 66",
                    Point::new(x, upper),
                    height,
                )
            }
            RowPart::Mark(m) => {
                svg += &format!(
                    r#"<g transform="translate({x} {upper}) scale({})">{}</g>"#,
                    height / 100.0,
                    mark(*m)
                );
            }
        }
        end += part.width(height);
    }
    svg
}

pub(super) fn width(parts: &[RowPart], height: f32) -> f32 {
    parts.iter().map(|p| p.width(height)).sum()
}

/// `at` is the upper left corner.
fn sign(path: &str, at: Point<f32>, height: f32) -> String {
    format!(
        r#"<path transform="translate({} {}) scale({})" d="{path}" fill="none" stroke="{SEPIA}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>"#,
        at.x,
        at.y,
        height / 100.0
    )
}

pub(super) enum RowPart {
    /// Space, in heights.
    Gap(f32),
    Number(String),
    Mark(Mark),
    Endless,
    Becomes,
    Swaps,
}

impl RowPart {
    fn width(&self, height: f32) -> f32 {
        match self {
            RowPart::Gap(share) => share * height,
            RowPart::Number(text) => text::width(text, height * 1.02, Weight::Bold) + height * 0.06,
            RowPart::Mark(_) => height,
            RowPart::Endless => height * 1.12,
            RowPart::Becomes | RowPart::Swaps => height,
        }
    }
}

fn parts_of(reward: Reward) -> Vec<RowPart> {
    let several = |n: u8, m: Mark| match n {
        1 => vec![RowPart::Mark(m)],
        2 => vec![RowPart::Mark(m), RowPart::Mark(m)],
        _ => vec![RowPart::Number(n.to_string()), RowPart::Mark(m)],
    };
    let number = |n: u8, m: Mark| vec![RowPart::Number(n.to_string()), RowPart::Mark(m)];
    match reward {
        Reward::Gems(n) => number(n, Mark::AnyGem),
        Reward::Points(n) => number(n, Mark::Points),
        Reward::Cards(n) => number(n, Mark::Card),
        Reward::Science(n) => several(n, Mark::Token(Token::Science)),
        Reward::Magic(n) => several(n, Mark::Token(Token::Magic)),
        Reward::Defence(n) => several(n, Mark::Token(Token::Defence)),
        Reward::Attack(n) => several(n, Mark::Attack),
        Reward::BonusMagic(n) => {
            vec![RowPart::Number(format!("+{n}/")), RowPart::Mark(Mark::Token(Token::Magic))]
        }
        Reward::BonusCircle { colour, value } => {
            vec![RowPart::Number(format!("+{value}/")), RowPart::Mark(Mark::CircleOf(colour))]
        }
        Reward::Infinite(colour) => {
            vec![RowPart::Endless, RowPart::Mark(Mark::Gem(colour))]
        }
        Reward::InfiniteOfChoice => vec![RowPart::Endless, RowPart::Mark(Mark::AnyGem)],
        Reward::Diamonds(n) => number(n, Mark::Diamond),
        Reward::BonusAnyCircle(n) => {
            vec![RowPart::Number(format!("+{n}/")), RowPart::Mark(Mark::Circle)]
        }
        Reward::Bribes(n) => number(n, Mark::Bribe),
        Reward::DiscardJudgements(n) => number(n, Mark::DiscardedJudgement),
        Reward::Relocate => vec![RowPart::Mark(Mark::Relocate)],
    }
}
