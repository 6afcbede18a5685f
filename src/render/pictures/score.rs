//! The score sheet, as a part of the poster.

use super::head;
use super::names::name_of;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, Score, ScoreLine, Seat, TableView, Token};
use crate::wording::score::signed;
use crate::wording::{Wording, pictures as words, text};

const ROW: i32 = 48;
const NAMES: i32 = 84;
const TOTAL: i32 = 66;
/// Room for the names of the lines.
const LABELS: i32 = 212;
/// The columns of players, the widest first.
pub(super) const COLUMNS: [i32; 4] = [130, 118, 106, 94];

/// The lines and the total of every player.
pub(super) struct Sheet<'a> {
    w: &'a Wording,
    view: &'a TableView,
    names: &'a BySeat<String>,
    seats: Vec<(Seat, Score)>,
}

impl<'a> Sheet<'a> {
    /// The sheet, its columns in such an order.
    pub(super) fn of(
        w: &'a Wording,
        view: &'a TableView,
        names: &'a BySeat<String>,
        seats: &[Seat],
    ) -> Self {
        let score = |seat: &Seat| view.open.scores.get(*seat).copied().flatten();
        let seats = seats.iter().map(|s| (*s, score(s).unwrap_or_default()));
        Sheet {
            w,
            view,
            names,
            seats: seats.collect(),
        }
    }

    fn with_other(&self) -> bool {
        self.seats.iter().any(|(_, score)| score.other != 0)
    }

    /// How large it is with columns of a width.
    pub(super) fn size(&self, column: i32) -> Size<i32> {
        let rows = ScoreLine::ALL.len() as i32 + i32::from(self.with_other());
        let wide = LABELS + column * self.seats.len() as i32;
        Size::new(wide, NAMES + rows * ROW + TOTAL)
    }

    /// Lays it.
    pub(super) fn lay(&self, scene: &mut Scene, at: Point, column: i32) {
        let size = self.size(column);
        let middle = |i: i32| at.x + LABELS + i * column + (column - 6) / 2;
        for (i, (seat, _)) in (0..).zip(&self.seats) {
            let won = self.view.open.winners.contains(*seat);
            let style = if won {
                PanelStyle::Gold
            } else {
                PanelStyle::Plain
            };
            let plate = Size::new((column - 6) as u16, size.height as u16);
            scene.panel(at.moved(LABELS + i * column, 0), plate, style);
            let name = name_of(self.w, self.names, *seat);
            let over = Point::new(middle(i), at.y + NAMES / 2);
            headed(scene, over, column - 22, &name, self.tone(*seat));
        }
        let mut y = at.y + NAMES;
        for line in ScoreLine::ALL {
            row_head(
                scene,
                Point::new(at.x, y),
                size.width,
                Some(mark(line)),
                &self.w.word(line),
            );
            for (i, (_, score)) in (0..).zip(&self.seats) {
                points(scene, Point::new(middle(i), y), score.line(line));
            }
            y += ROW;
        }
        if self.with_other() {
            let other = self.w.say(text!(score_other));
            row_head(scene, Point::new(at.x, y), size.width, None, &other);
            for (i, (_, score)) in (0..).zip(&self.seats) {
                points(scene, Point::new(middle(i), y), score.other);
            }
            y += ROW;
        }
        let rule = Size::new((size.width - 6) as u16, 4);
        scene.panel(Point::new(at.x, y), rule, PanelStyle::Rule);
        scene.write(
            Point::new(at.x + 4, head::baseline(y, TOTAL, 32)),
            self.w.say(text!(score_total)),
            TextStyle::new(32, TextColour::Plain, Align::Left),
        );
        for (i, (seat, score)) in (0..).zip(&self.seats) {
            scene.write(
                Point::new(middle(i), head::baseline(y, TOTAL, 42)),
                signed(score.total()),
                TextStyle::new(42, self.tone(*seat), Align::Centre),
            );
        }
    }

    fn tone(&self, seat: Seat) -> TextColour {
        if self.view.open.winners.contains(seat) {
            TextColour::Gold
        } else {
            TextColour::Plain
        }
    }

    /// What it shows, in words.
    pub(super) fn alt(&self, told: impl Fn(Seat) -> String) -> Vec<String> {
        let each = self.seats.iter().map(|(seat, score)| {
            let lines = ScoreLine::ALL.into_iter();
            let lines = lines.map(|l| (words::Scored::Line(l), score.line(l)));
            let mut lines: Vec<(words::Scored, i16)> = lines.collect();
            if score.other != 0 {
                lines.push((words::Scored::Other, score.other));
            }
            words::alt_score_player(self.w, &told(*seat), score.total(), &lines)
        });
        each.collect()
    }
}

/// A name over its column, in up to three lines when one is too narrow.
fn headed(scene: &mut Scene, middle: Point, room: i32, name: &str, colour: TextColour) {
    let (size, lines) = text::fill(
        name,
        Weight::Bold,
        Size::new(room as f32, 78.0),
        f32::from(READ)..=30.0,
    );
    let size = size as u16;
    let pitch = i32::from(size) * 11 / 10;
    let kept = lines.len().min(3);
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

fn points(scene: &mut Scene, row: Point, n: i16) {
    const SIZE: u16 = 30;
    let colour = if n == 0 {
        TextColour::Muted
    } else {
        TextColour::Plain
    };
    let at = Point::new(row.x, head::baseline(row.y, ROW, SIZE));
    scene.write(at, signed(n), TextStyle::new(SIZE, colour, Align::Centre));
}

fn row_head(scene: &mut Scene, at: Point, wide: i32, mark: Option<Mark>, says: &str) {
    let size = Size::new((wide - 6) as u16, 2);
    scene.panel(at, size, PanelStyle::Rule);
    if let Some(mark) = mark {
        scene.mark(at.moved(0, 6), mark, 36);
    }
    let (size, says) = text::shrunk(says, LABELS - 54, READ..=26);
    scene.write(
        Point::new(at.x + 44, head::baseline(at.y, ROW, size)),
        says,
        TextStyle::new(size, TextColour::Plain, Align::Left),
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
