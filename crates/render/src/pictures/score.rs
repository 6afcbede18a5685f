//! The score sheet: a column per source of points, a line per player.

use super::board::GAP;
use super::head;
use super::names::name_of;
use crate::scene::*;
use crate::text;
use viceroy_i18n::score::signed;
use viceroy_i18n::{Wording, pictures as words};
use viceroy_rules::{BySeat, Module, Score, ScoreLine, Seat, TableView, Token};

const SIGNS: i32 = 44;
const LINE: i32 = 44;
const SIGN: u16 = 34;
const NUMBER: u16 = 28;
const TOTAL: u16 = 34;
const AROUND: i32 = 12;
const NAMES: i32 = 150;

pub(super) struct Sheet<'a> {
    w: &'a Wording,
    view: &'a TableView,
    names: &'a BySeat<String>,
    seats: Vec<(Seat, Score)>,
    columns: Vec<ScoreColumn>,
}

struct ScoreColumn {
    signs: Vec<Mark>,
    points: Vec<i16>,
}

impl ScoreColumn {
    fn wide(&self) -> i32 {
        let points = self.points.iter();
        let points = points.map(|n| head::wide(&signed(*n), NUMBER));
        let signs = self.signs.len() as i32 * i32::from(SIGN);
        points.max().unwrap_or(0).max(signs) + AROUND
    }
}

impl<'a> Sheet<'a> {
    /// Sources that gave nobody points are left out.
    pub(super) fn of(
        w: &'a Wording,
        view: &'a TableView,
        names: &'a BySeat<String>,
        seats: &[Seat],
    ) -> Self {
        let score = |seat: &Seat| view.open.scores.get(*seat).copied().flatten();
        let seats: Vec<(Seat, Score)> =
            seats.iter().map(|s| (*s, score(s).unwrap_or_default())).collect();
        let lines = ScoreLine::ALL.into_iter().map(|line| ScoreColumn {
            signs: vec![mark(line)],
            points: seats.iter().map(|(_, score)| score.line(line)).collect(),
        });
        let other = ScoreColumn {
            signs: others(view),
            points: seats.iter().map(|(_, score)| score.other).collect(),
        };
        let mut columns: Vec<ScoreColumn> = lines.chain([other]).collect();
        columns.retain(|column| column.points.iter().any(|n| *n != 0));
        Sheet { w, view, names, seats, columns }
    }

    pub(super) fn high(&self, wide: i32) -> i32 {
        let lines = self.seats.iter();
        SIGNS + lines.map(|(seat, _)| self.line(*seat, wide)).sum::<i32>()
    }

    fn line(&self, seat: Seat, wide: i32) -> i32 {
        let name = head::wide(&name_of(self.w, self.names, seat), READ);
        match name <= self.names_room(wide) - GAP {
            true => LINE,
            false => LINE + i32::from(READ) / 2,
        }
    }

    fn names_room(&self, wide: i32) -> i32 {
        let numbers: i32 = self.columns.iter().map(ScoreColumn::wide).sum();
        (wide - numbers - self.totals()).max(NAMES)
    }

    fn totals(&self) -> i32 {
        let totals = self.seats.iter();
        let totals = totals.map(|(_, score)| head::wide(&signed(score.total()), TOTAL));
        totals.max().unwrap_or(0) + AROUND
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point, wide: i32) {
        let names = self.names_room(wide);
        let longest = self.seats.iter().map(|(seat, _)| self.longest(*seat)).max();
        let spare = (names - longest.unwrap_or(0) - 2 * GAP).max(0);
        let each = spare / self.columns.len().max(1) as i32;
        let names = names - each * self.columns.len() as i32;
        let mut x = at.x + names;
        let mut middles = vec![];
        for column in &self.columns {
            let wide = column.wide() + each;
            let middle = x + wide / 2;
            let mut left = middle - column.signs.len() as i32 * i32::from(SIGN) / 2;
            for sign in &column.signs {
                scene.mark(Point::new(left, at.y + 4), *sign, SIGN);
                left += i32::from(SIGN);
            }
            middles.push(middle);
            x += wide;
        }
        let mut y = at.y + SIGNS;
        for (i, (seat, score)) in self.seats.iter().enumerate() {
            let style = match self.view.open.winners.contains(*seat) {
                true => PanelStyle::Gold,
                false => PanelStyle::Plain,
            };
            let high = self.line(*seat, wide) - 4;
            let plate = Size::new(wide as u16, high as u16);
            scene.panel(Point::new(at.x, y), plate, style);
            let line = |size| head::baseline(y, high, size);
            self.name(scene, *seat, Rect::new(at.x + GAP, y, names - GAP, high));
            for (column, middle) in self.columns.iter().zip(&middles) {
                let points = column.points.get(i).copied().unwrap_or(0);
                let colour = match points {
                    0 => TextColour::Muted,
                    _ => TextColour::Plain,
                };
                let style = TextStyle::new(NUMBER, colour, Align::Centre);
                scene.write(Point::new(*middle, line(NUMBER)), signed(points), style);
            }
            let style = TextStyle::new(TOTAL, self.tone(*seat), Align::Right);
            let right = Point::new(at.x + wide - GAP, line(TOTAL));
            scene.write(right, signed(score.total()), style);
            y += high + 4;
        }
    }

    fn name(&self, scene: &mut Scene, seat: Seat, room: Rect) {
        let Rect { at, size } = room;
        let name = name_of(self.w, self.names, seat);
        let line = |size| head::baseline(at.y, room.size.height, size);
        let (letters, fitted) = text::shrunk(&name, size.width, READ..=30);
        let lines = text::lines(&name, f32::from(READ), Weight::Bold, size.width as f32);
        let [first, rest @ ..] = lines.as_slice() else {
            return;
        };
        if fitted == name || rest.is_empty() {
            let style = TextStyle::new(letters, self.tone(seat), Align::Left);
            scene.write(Point::new(at.x, line(letters)), fitted, style);
            return;
        }
        let style = TextStyle::new(READ, self.tone(seat), Align::Left);
        let rest = text::fit(&rest.join(" "), READ, size.width);
        let half = i32::from(READ) * 11 / 20;
        scene.write(Point::new(at.x, line(READ) - half), first.as_str(), style);
        scene.write(Point::new(at.x, line(READ) + half), rest, style);
    }

    fn longest(&self, seat: Seat) -> i32 {
        head::wide(&name_of(self.w, self.names, seat), 30)
    }

    fn tone(&self, seat: Seat) -> TextColour {
        if self.view.open.winners.contains(seat) { TextColour::Gold } else { TextColour::Plain }
    }

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

/// Signs for points without a column of their own: judgements and penalty monsters, or without
/// those modules whatever is kept beside the pyramid.
fn others(view: &TableView) -> Vec<Mark> {
    let modules = &view.ruleset.agreement.modules;
    let from = [(Module::Underworld, Mark::Judgement), (Module::Invasion, Mark::Penalty)];
    let from = from.into_iter().filter(|(module, _)| modules.contains(module));
    let signs: Vec<Mark> = from.map(|(_, sign)| sign).collect();
    match signs.is_empty() {
        true => vec![Mark::Attack, Mark::Token(Token::Defence)],
        false => signs,
    }
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
