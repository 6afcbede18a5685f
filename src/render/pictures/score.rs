//! The score sheet.

use super::head;
use super::names::{name_of, told_name};
use super::picture::{MARGIN, PublicPicture};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, Score, ScoreLine, Seat, TableView, Token};
use crate::wording::{PublicText, Wording, pictures as words};

const WIDTH: i32 = 1040;
const ROW: i32 = 70;
const TOP: i32 = 196;
/// Room for the names of the lines.
const LABELS: i32 = 336;

/// Seven lines and the total of every player; winners wear the crown.
pub fn score(w: &Wording, view: &TableView, names: &BySeat<String>) -> PublicPicture {
    let open = &view.open;
    let seats: Vec<(Seat, Score)> = open
        .scores
        .iter()
        .map(|(seat, score)| (seat, score.unwrap_or_default()))
        .collect();
    let with_other = seats.iter().any(|(_, s)| s.other != 0);
    let rows = ScoreLine::ALL.len() as i32 + i32::from(with_other);
    let total_top = TOP + rows * ROW + 8;
    let height = total_top + 96 + MARGIN;
    let mut scene = Scene::new(WIDTH as u32, height as u32);
    let column = (WIDTH - MARGIN - LABELS) / (seats.len().max(1) as i32);

    for (i, (seat, _)) in seats.iter().enumerate() {
        let x = LABELS + i as i32 * column;
        let won = open.winners.contains(*seat);
        let style = if won {
            PanelStyle::Gold
        } else {
            PanelStyle::Plain
        };
        let size = Size::new((column - 8) as u16, (height - 2 * MARGIN) as u16);
        scene.panel(Point::new(x, MARGIN), size, style);
        if won {
            scene.mark(Point::new(x + (column - 8) / 2 - 36, 30), Mark::Crown, 72);
        }
        let name = name_of(w, names, *seat);
        let colour = if won {
            TextColour::Gold
        } else {
            TextColour::Plain
        };
        let middle = x + (column - 8) / 2;
        headed(
            &mut scene,
            Point::new(middle, 146),
            column - 22,
            &name,
            colour,
        );
    }
    for (r, line) in ScoreLine::ALL.into_iter().enumerate() {
        let y = TOP + r as i32 * ROW;
        row_head(&mut scene, y, Some(mark(line)), &w.word(line));
        for (i, (_, score)) in seats.iter().enumerate() {
            let x = LABELS + i as i32 * column + (column - 8) / 2;
            points(&mut scene, Point::new(x, y), score.line(line), 42);
        }
    }
    if with_other {
        let y = TOP + ScoreLine::ALL.len() as i32 * ROW;
        row_head(&mut scene, y, None, &words::word(w, words::Word::Other));
        for (i, (_, score)) in seats.iter().enumerate() {
            let x = LABELS + i as i32 * column + (column - 8) / 2;
            points(&mut scene, Point::new(x, y), score.other, 42);
        }
    }
    scene.panel(
        Point::new(MARGIN, total_top),
        Size::new((WIDTH - 2 * MARGIN - 8) as u16, 4),
        PanelStyle::Rule,
    );
    scene.write(
        Point::new(MARGIN + 6, head::baseline(total_top, 96, 48)),
        words::word(w, words::Word::Total),
        TextStyle::new(48, TextColour::Plain, Align::Left),
    );
    for (i, (seat, score)) in seats.iter().enumerate() {
        let colour = if open.winners.contains(*seat) {
            TextColour::Gold
        } else {
            TextColour::Plain
        };
        scene.write(
            Point::new(
                LABELS + i as i32 * column + (column - 8) / 2,
                head::baseline(total_top, 96, 62),
            ),
            signed(score.total()),
            TextStyle::new(62, colour, Align::Centre),
        );
    }
    PublicPicture {
        scene,
        alt: PublicText(alt(w, view, names, &seats)),
    }
}

/// A name over its column, in two lines when one is too narrow.
fn headed(scene: &mut Scene, middle: Point, room: i32, name: &str, colour: TextColour) {
    let (size, lines) = text::fill(
        name,
        Weight::Bold,
        Size::new(room as f32, 84.0),
        29.0..=38.0,
    );
    let size = size as u16;
    let pitch = i32::from(size) * 11 / 10;
    let kept = lines.len().min(2);
    let first = middle.y - pitch * (kept as i32 - 1) / 2;
    for (i, line) in lines.iter().take(kept).enumerate() {
        let more = i + 1 == kept && lines.len() > kept;
        let line = if more {
            format!("{line}…")
        } else {
            line.clone()
        };
        let y = head::baseline(first + i as i32 * pitch, 0, size);
        scene.write(
            Point::new(middle.x, y),
            text::fit(&line, size, room),
            TextStyle::new(size, colour, Align::Centre),
        );
    }
}

/// Minus as a real minus sign.
fn signed(n: i16) -> String {
    if n < 0 {
        format!("−{}", n.unsigned_abs())
    } else {
        n.to_string()
    }
}

fn points(scene: &mut Scene, row: Point, n: i16, size: u16) {
    let colour = if n == 0 {
        TextColour::Muted
    } else {
        TextColour::Plain
    };
    let at = Point::new(row.x, head::baseline(row.y, ROW, size));
    scene.write(at, signed(n), TextStyle::new(size, colour, Align::Centre));
}

fn row_head(scene: &mut Scene, y: i32, mark: Option<Mark>, says: &str) {
    let size = Size::new((WIDTH - 2 * MARGIN - 8) as u16, 2);
    scene.panel(Point::new(MARGIN, y), size, PanelStyle::Rule);
    if let Some(mark) = mark {
        scene.mark(Point::new(MARGIN, y + 10), mark, 50);
    }
    scene.write(
        Point::new(MARGIN + 62, head::baseline(y, ROW, 36)),
        text::fit(says, 36, LABELS - MARGIN - 70),
        TextStyle::new(36, TextColour::Plain, Align::Left),
    );
}

fn mark(line: ScoreLine) -> Mark {
    match line {
        ScoreLine::Circles => Mark::Circle,
        ScoreLine::Infinite => Mark::AnyInfinite,
        ScoreLine::Laws => Mark::Law,
        ScoreLine::Power => Mark::Points,
        ScoreLine::Magic => Mark::Token(Token::Magic),
        ScoreLine::Sets => Mark::Set,
        ScoreLine::Attack => Mark::Attack,
    }
}

fn alt(w: &Wording, view: &TableView, names: &BySeat<String>, seats: &[(Seat, Score)]) -> String {
    let winners: Vec<String> = view
        .open
        .winners
        .iter()
        .map(|s| told_name(w, names, s))
        .collect();
    let mut all = vec![words::alt_score(w)];
    all.extend(words::alt_winners(w, &winners));
    for (seat, score) in seats {
        let mut lines: Vec<(words::Scored, i16)> = ScoreLine::ALL
            .into_iter()
            .map(|l| (words::Scored::Line(l), score.line(l)))
            .collect();
        if score.other != 0 {
            lines.push((words::Scored::Other, score.other));
        }
        let name = told_name(w, names, *seat);
        all.push(words::alt_score_player(w, &name, score.total(), &lines));
    }
    words::join(&all)
}
