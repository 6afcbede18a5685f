//! The three rows of a criminal: judgement tokens to draw, and rewards (R-UND-03).

use super::drawing::PixelGrid;
use super::mark::mark;
use super::rows::{self, LARGE_MARKS, RowPart, rewards};
use super::svg::{centred, fine};
use crate::prelude::*;

const TOP: f32 = 58.0;
const PITCH: f32 = 40.0;
const LEFT: f32 = 4.0;
const RIGHT: f32 = 156.0;
const REWARDS: f32 = 68.0;
const MARKS: f32 = 31.0;

/// Large enough to read on small cards.
pub(super) fn large(rows: &[Vec<Reward>; 3], grid: PixelGrid) -> String {
    const TOP: f32 = 44.0;
    const PITCH: f32 = 46.0;
    let narrow = large_is_narrow(rows);
    let rows = (0u8..).zip(rows).map(|(nth, row)| {
        let y = TOP + PITCH * f32::from(nth);
        let middle = y + PITCH / 2.0;
        let parts = large_parts(nth, row);
        let wide = if narrow { large_end(&parts) - LEFT } else { 232.0 };
        let plate = format!(
            r#"<rect x="{LEFT}" y="{}" width="{wide}" height="{}" rx="6" fill="{ASHLAR}"/>"#,
            y + 1.0,
            PITCH - 2.0
        );
        let room = Size::new(224.0, LARGE_MARKS);
        plate + &rows::line(&parts, Point::new(10.0, middle), room, grid)
    });
    rows.collect()
}

fn large_parts(nth: u8, row: &[Reward]) -> Vec<RowPart> {
    let mut parts = vec![
        RowPart::Number(query::judgements_of_row(nth).to_string()),
        RowPart::Mark(Mark::Judgement),
        RowPart::Gap(0.25),
    ];
    parts.extend(rows::parts(row));
    parts
}

/// Whether large rows leave room for a portrait at their right.
pub(super) fn large_is_narrow(rows: &[Vec<Reward>; 3]) -> bool {
    let parts = (0u8..).zip(rows).map(|(nth, row)| large_parts(nth, row));
    parts.map(|parts| large_end(&parts)).fold(0.0, f32::max) <= rows::LARGE_PORTRAIT
}

fn large_end(parts: &[RowPart]) -> f32 {
    (14.0 + rows::width(parts, LARGE_MARKS)).max(rows::LARGE_RIGHT)
}

pub(super) fn rows(rows: &[Vec<Reward>; 3], grid: PixelGrid) -> String {
    let mut svg = String::new();
    let width = RIGHT - LEFT;
    for (nth, row) in (0u8..).zip(rows) {
        let y = TOP + PITCH * f32::from(nth);
        let middle = y + PITCH / 2.0;
        let count = query::judgements_of_row(nth).to_string();
        let price = centred(&count, 17.0, middle, 26.0, SEPIA)
            + &format!(
                r#"<g transform="translate(28 {}) scale(.29)">{}</g>"#,
                middle - 14.5,
                mark(Mark::Judgement)
            )
            + &format!(
                r#"<path d="M59 {}L65 {middle} 59 {}" fill="none" stroke="{SEPIA}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>"#,
                middle - 6.0,
                middle + 6.0
            );
        let room = Size::new(RIGHT - REWARDS - 4.0, MARKS);
        let given = rewards(row, Point::new(REWARDS, middle), room, grid);
        svg += &format!(
            r#"<rect x="{LEFT}" y="{}" width="{width}" height="{}" rx="6" fill="{ASHLAR}"/>"#,
            y + 1.0,
            PITCH - 2.0
        );
        svg += &fine(&(price + &given));
    }
    svg
}
