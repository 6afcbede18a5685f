//! The middle of a law: a document with its text or choices, and a wax seal.

use super::counted::counted;
use super::drawing::PixelGrid;
use super::mark;
use super::rows::{self, LARGE_MARKS, RowPart, rewards};
use super::svg::{centred, fine, paragraph};
use crate::prelude::*;
use viceroy_rules::cards::{LawEffect, Scoring, TaskWord};

pub(super) fn middle(says: &str, effect: &LawEffect, grid: PixelGrid) -> String {
    frame()
        + &match effect {
            LawEffect::Choose(options) => choices(options, grid),
            LawEffect::Scoring(scoring) => score(*scoring, says),
            LawEffect::Task(_) => words(says, 66.0, 104.0),
        }
}

pub(super) fn frame() -> String {
    format!(
        r#"<path d="M8 60H232M8 176H232" stroke="{RULE}" stroke-width="2"/><path d="M8 64H232M8 172H232" stroke="{RULE}" stroke-width="1"/>"#
    )
}

fn words(says: &str, top: f32, height: f32) -> String {
    let (size, lines) = text::fill(says, Weight::Regular, Size::new(216.0, height), 12.0..=23.0);
    let used = lines.len() as f32 * size * 1.2;
    // Optional to read here: large cards have it in large print.
    fine(&paragraph(&lines, Point::new(120.0, top + (height - used) / 2.0), size, SEPIA))
}

fn choices(options: &[Vec<viceroy_rules::cards::Reward>], grid: PixelGrid) -> String {
    let count = options.len().max(1) as f32;
    let pitch = (104.0 / count).min(35.0);
    let mut svg = String::new();
    for (i, option) in options.iter().enumerate() {
        let y = 66.0 + pitch * i as f32;
        svg += &format!(
            r#"<rect x="40" y="{}" width="160" height="{}" rx="{}" fill="{PLATE}"/><circle cx="58" cy="{}" r="5" fill="{WAX}"/>"#,
            y + 1.5,
            pitch - 3.0,
            pitch / 2.0 - 1.5,
            y + pitch / 2.0
        );
        // Use the plate's whole width, or three marks would be too small to read.
        let room = Size::new(114.0, pitch - 6.0);
        svg += &rewards(option, Point::new(82.0, y + pitch / 2.0), room, grid);
    }
    svg
}

fn score(scoring: Scoring, says: &str) -> String {
    let (points, sign) = counted(scoring);
    // Laws have room for all tokens of a set.
    let each = if sign == Mark::Set {
        [Token::Defence, Token::Magic, Token::Science].map(Mark::Token).to_vec()
    } else if sign == Mark::Circle {
        vec![Mark::Circle, Mark::AnyInfinite]
    } else {
        vec![sign]
    };
    let plus = format!("+{points}");
    let gap = if matches!(scoring, Scoring::PerSet(_)) { 34.0 } else { 40.0 };
    let width = 92.0 + gap * each.len() as f32;
    let mut x = 120.0 - width / 2.0;
    let mut svg = centred(&plus, x + 22.0, 86.0, 36.0, SEPIA);
    x += 46.0;
    svg += &place(Mark::Points, x, 36.0);
    x += 40.0;
    svg += &centred("/", x + 3.0, 86.0, 34.0, SEPIA);
    x += 10.0;
    for m in each {
        svg += &place(m, x, 36.0);
        x += gap;
    }
    svg + &words(says, 106.0, 66.0)
}

fn place(m: Mark, x: f32, size: f32) -> String {
    format!(
        r#"<g transform="translate({x} {}) scale({})">{}</g>"#,
        86.0 - size / 2.0,
        size / 100.0,
        mark::mark(m)
    )
}

/// A law's effect as signs, readable on small cards.
pub(super) fn signs(effect: &LawEffect, grid: PixelGrid) -> String {
    match effect {
        LawEffect::Choose(options) => {
            let pitch = 140.0 / options.len().max(1) as f32;
            let plates = options.iter().enumerate().map(|(i, option)| {
                let y = 48.0 + pitch * i as f32;
                let middle = y + pitch / 2.0;
                let plate = format!(
                    r#"<rect x="6" y="{}" width="228" height="{}" rx="{}" fill="{PLATE}"/><circle cx="24" cy="{middle}" r="7" fill="{WAX}"/>"#,
                    y + 2.0,
                    pitch - 4.0,
                    pitch / 2.0 - 2.0,
                );
                let room = Size::new(182.0, LARGE_MARKS.min(pitch - 6.0));
                plate + &rewards(option, Point::new(42.0, middle), room, grid)
            });
            plates.collect()
        }
        LawEffect::Scoring(_) | LawEffect::Task(_) => {
            in_the_middle(&does(effect), Size::new(224.0, 64.0), 112.0, grid)
        }
    }
}

fn in_the_middle(parts: &[RowPart], room: Size<f32>, middle: f32, grid: PixelGrid) -> String {
    let wide = rows::width(parts, room.height).min(room.width);
    rows::line(parts, Point::new(120.0 - wide / 2.0, middle), room, grid)
}

/// Options are separated by strokes.
fn does(effect: &LawEffect) -> Vec<RowPart> {
    use RowPart::Gap;
    match effect {
        LawEffect::Choose(options) => {
            let mut parts = vec![];
            for option in options {
                if !parts.is_empty() {
                    parts.extend([Gap(0.2), number("/"), Gap(0.1)]);
                }
                parts.extend(rows::parts(option));
            }
            parts
        }
        LawEffect::Scoring(scoring) => {
            let (n, sign) = counted(*scoring);
            let plus = RowPart::Number(format!("+{n}"));
            let each = match sign {
                Mark::Circle => vec![Mark::Circle, Mark::AnyInfinite],
                sign => vec![sign],
            };
            let each = each.into_iter().map(RowPart::Mark);
            [plus, points(), number("/")].into_iter().chain(each).collect()
        }
        LawEffect::Task(TaskWord(word)) => task(word).unwrap_or_else(|| vec![law()]),
    }
}

/// `None` for tasks that the engine does not know; no card in play has one.
fn task(word: &str) -> Option<Vec<RowPart>> {
    use RowPart::{Becomes, Gap, Swaps};
    Some(match word {
        "replace" => vec![law(), Swaps, card()],
        "double" => vec![tucked(), Gap(0.2), number("×2")],
        "repeat" => vec![tucked(), Becomes, number("+1×")],
        "swap" => vec![magic(), Swaps, science(), Gap(0.2), number("−3"), gem()],
        "copy" => vec![science(), Becomes, science(), Gap(0.2), number("−2"), gem()],
        // The number of cards depends on the auction cards (R-TD-02).
        "prolong" => vec![card(), Gap(0.2), number("+1"), turn()],
        "requisition" => vec![card(), Gap(0.2), number("−1"), turn()],
        "revise" => vec![number("+3"), law(), Gap(0.2), number("−2"), law()],
        "archive" => vec![card(), Becomes, tucked(), Gap(0.2), number("5"), points()],
        "deposit" => vec![tucked(), Gap(0.2), number("2"), gem(), Gap(0.2), number("3"), points()],
        "attaint" => vec![tucked(), Gap(0.2), number("3–12"), points()],
        "purse" => {
            vec![gem(), Becomes, RowPart::Mark(Mark::Pouch), Gap(0.2), number("2"), points()]
        }
        "enrol" => vec![tucked(), Gap(0.2), number("4"), points()],
        "pensions" => vec![
            number("2"),
            gem(),
            Gap(0.2),
            number("+2"),
            gem(),
            number("/"),
            RowPart::Mark(Mark::Aristocrat),
        ],
        "muster" => vec![number("3"), gem(), Becomes, RowPart::Mark(Mark::Combat)],
        "amnesty" => vec![number("−2"), RowPart::Mark(Mark::Judgement)],
        _ => return None,
    })
}

fn number(text: &str) -> RowPart {
    RowPart::Number(text.to_owned())
}

fn card() -> RowPart {
    RowPart::Mark(Mark::Card)
}

fn law() -> RowPart {
    RowPart::Mark(Mark::Law)
}

fn tucked() -> RowPart {
    RowPart::Mark(Mark::Tucked)
}

fn points() -> RowPart {
    RowPart::Mark(Mark::Points)
}

fn gem() -> RowPart {
    RowPart::Mark(Mark::AnyGem)
}

fn magic() -> RowPart {
    RowPart::Mark(Mark::Token(Token::Magic))
}

fn science() -> RowPart {
    RowPart::Mark(Mark::Token(Token::Science))
}

fn turn() -> RowPart {
    RowPart::Mark(Mark::Waiting)
}

pub(super) fn brief(effect: &LawEffect, grid: PixelGrid) -> String {
    let signs = match effect {
        // One option per line.
        LawEffect::Choose(options) => {
            let pitch = 96.0 / options.len().max(1) as f32;
            let lines = options.iter().enumerate().map(|(i, option)| {
                let middle = 70.0 + pitch * (i as f32 + 0.5);
                let room = Size::new(200.0, pitch - 2.0);
                in_the_middle(&rows::parts(option), room, middle, grid)
            });
            lines.collect()
        }
        LawEffect::Scoring(_) | LawEffect::Task(_) => {
            in_the_middle(&does(effect), Size::new(220.0, 72.0), 118.0, grid)
        }
    };
    fine(&signs)
}

pub(super) fn seal(x: f32, y: f32, r: f32) -> String {
    let mut rim = String::new();
    for i in 0..24 {
        let angle = std::f32::consts::PI * i as f32 / 12.0;
        let q = if i % 2 == 0 { r } else { r * 0.9 };
        rim += &format!("{:.2},{:.2} ", x + q * angle.sin(), y - q * angle.cos());
    }
    format!(
        r##"<path d="M{} {y}L{} {} {} {} {} {} {} {y}Z" fill="#7c1a2c"/><polygon points="{rim}" fill="{WAX}"/><circle cx="{x}" cy="{y}" r="{}" fill="none" stroke="#d9606f" stroke-width="{}"/>{}"##,
        x - r * 0.7,
        x - r * 0.8,
        y + r * 1.35,
        x,
        y + r * 1.05,
        x + r * 0.8,
        y + r * 1.35,
        x + r * 0.7,
        r * 0.66,
        r * 0.09,
        fine(&centred("§", x, y - r * 0.02, r * 0.95, "#ffe9e2"))
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::LawBehaviour;

    #[test]
    fn every_task_has_signs_of_its_own() {
        let room = Size::new(220.0, 72.0);
        let signs = |word: &str| in_the_middle(&task(word).unwrap(), room, 118.0, PixelGrid::UNITS);
        let all: Vec<String> = LawBehaviour::words().into_iter().map(signs).collect();
        for (nth, one) in all.iter().enumerate() {
            assert!(!all[..nth].contains(one), "{:?}", LawBehaviour::words()[nth]);
        }
    }
}
