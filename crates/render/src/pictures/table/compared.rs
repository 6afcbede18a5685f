//! The comparison strip: a line per countable thing and a column per player, in play order, or at
//! the end by rank.

use std::cmp::Reverse;

use super::plot::MARK;
use crate::pictures::head;
use crate::pictures::prelude::*;
use viceroy_rules::cards::Image;

const PAD: i32 = 8;

/// Whether the title is in the strip, with the reserve below it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Title {
    InStrip,
    OverAll,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Runs {
    /// Things below each other, a column per player.
    Down,
    /// Things side by side, a line per player.
    Across,
}

pub(super) struct Compared {
    seats: Vec<Seat>,
    places: Vec<usize>,
    lines: Vec<ComparedLine>,
    when: Vec<String>,
    /// A caption, and the gems.
    in_reserve: [Piece; 1],
    reserve: Vec<Piece>,
}

struct ComparedLine {
    mark: Mark,
    numbers: Vec<u16>,
    is_added: bool,
}

impl Compared {
    pub(super) fn of(w: &Wording, view: &TableView) -> Compared {
        let (seats, places): (Vec<Seat>, Vec<usize>) = numbered(view).into_iter().unzip();
        let none = Pyramid::default();
        let pyramid = |seat: &Seat| view.open.pyramids.get(*seat).unwrap_or(&none);
        let line = |mark: Mark, of: &dyn Fn(&Seat) -> u16| ComparedLine {
            mark,
            numbers: seats.iter().map(of).collect(),
            is_added: mark == Mark::BonusMagic,
        };
        let ruleset = &view.ruleset;
        let kind = |token: Token, image: Image| {
            line(Mark::Token(token), &|seat| sums::kind(ruleset, pyramid(seat), token, image))
        };
        let attack = |seat: &Seat| u16::from(query::images(ruleset, pyramid(seat), Image::Attack));
        let hand = |seat: &Seat| view.hands.get(*seat).copied().map_or(0, u16::from);
        let mut lines = vec![
            line(Mark::Card, &hand),
            line(Mark::Circle, &|seat| sums::worth(ruleset, pyramid(seat))),
            line(Mark::Points, &|seat| sums::points(pyramid(seat))),
            kind(Token::Magic, Image::Magic),
            line(Mark::BonusMagic, &|seat| sums::bonus_magic(pyramid(seat))),
            kind(Token::Science, Image::Science),
            kind(Token::Defence, Image::Defence),
            line(Mark::Set, &|seat| sums::sets(ruleset, pyramid(seat))),
            line(Mark::Attack, &attack),
        ];
        // At the end hands do not count; skip what nobody has.
        if view.open.phase == Phase::Over {
            lines.remove(0);
        }
        lines.retain(|line| line.numbers.iter().any(|n| *n > 0));
        let reserve = &view.open.reserve;
        let piece = |c| Piece::counted(Mark::Gem(c), u16::from(reserve[c]));
        let word = Piece::word(w.say(text!(picture_reserve)));
        Compared {
            seats,
            places,
            lines,
            when: head::turn_and_phase(w, view),
            in_reserve: [word],
            reserve: Colour::ALL.into_iter().map(piece).collect(),
        }
    }

    /// The seat's position in play order, or at the end its rank; `None` in solo games.
    pub(super) fn place(&self, seat: Seat) -> Option<usize> {
        let nth = self.seats.iter().position(|s| *s == seat)?;
        let place = self.places.get(nth).copied();
        place.filter(|_| self.seats.len() > 1)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().copied()
    }

    /// What a player has, for where there is no strip.
    pub(super) fn pieces(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        let nth = self.seats.iter().position(|s| *s == seat);
        self.lines.iter().filter_map(move |line| {
            let number = line.numbers.get(nth?).copied().filter(|number| *number > 0)?;
            Some(match line.is_added {
                true => Piece::added(line.mark, number),
                false => Piece::counted(line.mark, number),
            })
        })
    }

    fn heads(&self) -> i32 {
        i32::from(self.seats.len() > 1)
    }

    fn column(&self) -> i32 {
        let numbers = self.lines.iter().flat_map(ComparedLine::written);
        let widest = numbers.map(|n| head::wide(&n, READ)).max();
        widest.unwrap_or(0) + i32::from(READ) / 3
    }

    fn across(&self, line: &ComparedLine) -> i32 {
        let numbers = line.written().map(|n| head::wide(&n, READ));
        let widest = numbers.max().unwrap_or(0);
        widest.max(i32::from(MARK)) + i32::from(READ) / 4
    }

    fn table(&self, runs: Runs) -> Size<i32> {
        let (seats, things) = (self.seats.len() as i32, self.lines.len() as i32);
        match runs {
            Runs::Down => Size::new(
                i32::from(MARK) + 4 + self.column() * seats,
                (things + self.heads()) * PITCH,
            ),
            Runs::Across => {
                let each = self.lines.iter().map(|line| self.across(line));
                let head = self.heads() * i32::from(READ);
                Size::new(head + each.sum::<i32>(), (seats + 1) * PITCH)
            }
        }
    }

    fn when(&self, room: i32) -> Vec<String> {
        let each = self.when.iter();
        let broken = each.map(|part| text::lines(part, f32::from(READ), Weight::Bold, room as f32));
        broken.flatten().collect()
    }

    /// As few lines as fit, all of the same length.
    fn gems(&self, room: i32) -> std::slice::Chunks<'_, Piece> {
        let all = head::across(&self.reserve, MARK) <= room;
        self.reserve.chunks(if all { 4 } else { 2 })
    }

    fn inside(&self, (title, runs): (Title, Runs)) -> i32 {
        let table = self.table(runs).width;
        if title == Title::OverAll {
            return table;
        }
        let words = self.when.iter().flat_map(|part| part.split_whitespace());
        let word = words.map(|word| head::wide(word, READ)).max();
        let parts = self.reserve.chunks(2).chain([self.in_reserve.as_slice()]);
        let part = parts.map(|part| head::across(part, MARK)).max();
        table.max(word.unwrap_or(0)).max(part.unwrap_or(0))
    }

    fn titled(&self, (title, runs): (Title, Runs)) -> i32 {
        if title == Title::OverAll {
            return 0;
        }
        let inside = self.inside((title, runs));
        let lines = self.when(inside).len() as i32;
        let gems = self.gems(inside).len() as i32 + 1;
        lines * WRITTEN + gems * PITCH + PAD
    }

    pub(super) fn size(&self, (title, runs): (Title, Runs)) -> Size<i32> {
        let high = self.table(runs).height + 2 * PAD;
        Size::new(self.inside((title, runs)) + 2 * PAD, self.titled((title, runs)) + high)
    }

    pub(super) fn lay(&self, scene: &mut Scene, room: Rect, (title, runs): (Title, Runs)) {
        let Rect { at, size } = room;
        let inside = size.width - 2 * PAD;
        let mut y = at.y;
        if title == Title::InStrip {
            for line in self.when(inside) {
                let style = TextStyle::new(READ, TextColour::Gold, Align::Left);
                let below = head::baseline(y, WRITTEN, READ);
                scene.write(Point::new(at.x + PAD, below), line, style);
                y += WRITTEN;
            }
            let gems = self.gems(inside);
            for line in [self.in_reserve.as_slice()].into_iter().chain(gems) {
                let from = Point::new(at.x + PAD, y);
                head::wrapped(scene, from, line, inside + 40, MARK);
                y += PITCH;
            }
            y += PAD;
        }
        let plate = Size::new(size.width as u16, (at.y + size.height - y) as u16);
        scene.panel(Point::new(at.x, y), plate, PanelStyle::Plain);
        let room = Rect::new(at.x + PAD, y + PAD, inside, i32::from(plate.height) - 2 * PAD);
        match runs {
            Runs::Down => self.lay_down(scene, room),
            Runs::Across => self.lay_across(scene, room),
        }
    }

    fn lay_down(&self, scene: &mut Scene, room: Rect) {
        let Point { x, mut y } = room.at;
        let size = MARK;
        let marks = i32::from(size) + 4;
        let column = (room.size.width - marks) / self.seats.len().max(1) as i32;
        let middle = |i: i32| x + marks + column * i + column / 2;
        let lines = self.lines.len() as i32 + self.heads();
        let pitch = spread(PITCH, room.size.height, lines);
        if self.heads() > 0 {
            for (i, place) in (0..).zip(&self.places) {
                let at = Point::new(middle(i), head::baseline(y, pitch, READ));
                scene.write(at, place.to_string(), centred(TextColour::Gold));
            }
            y += pitch;
        }
        for line in &self.lines {
            let down = (pitch - i32::from(size)) / 2;
            scene.mark(Point::new(x, y + down), line.mark, size);
            for (i, (number, n)) in (0..).zip(line.written().zip(&line.numbers)) {
                let at = Point::new(middle(i), head::baseline(y, pitch, READ));
                scene.write(at, number, centred(colour(*n)));
            }
            y += pitch;
        }
    }

    fn lay_across(&self, scene: &mut Scene, room: Rect) {
        let size = MARK;
        let table = self.table(Runs::Across);
        let lines = self.seats.len() as i32 + 1;
        let pitch = spread(PITCH, room.size.height, lines);
        let line_at = |line: i32| head::baseline(room.at.y + pitch * line, pitch, READ);
        let head = self.heads() * i32::from(READ);
        if head > 0 {
            for (i, place) in (0..).zip(&self.places) {
                let at = Point::new(room.at.x + head / 2, line_at(i + 1));
                scene.write(at, place.to_string(), centred(TextColour::Gold));
            }
        }
        let more = (room.size.width - table.width) / self.lines.len().max(1) as i32;
        let mut x = room.at.x + head;
        for line in &self.lines {
            let wide = self.across(line) + more;
            let middle = x + wide / 2;
            let down = (pitch - i32::from(size)) / 2;
            let left = middle - i32::from(size) / 2;
            scene.mark(Point::new(left, room.at.y + down), line.mark, size);
            for (i, (number, n)) in (0..).zip(line.written().zip(&line.numbers)) {
                let at = Point::new(middle, line_at(i + 1));
                scene.write(at, number, centred(colour(*n)));
            }
            x += wide;
        }
    }

    /// Turn and reserve side by side, or below each other.
    pub(super) fn over_all(&self, scene: &mut Scene, at: Point, room: i32) {
        let reserve = self.reserve_wide();
        let lines = self.over_lines(room);
        let last = at.y + (lines - 1) * PITCH;
        let middle = (OVER_HIGH - i32::from(MARK)) / 2;
        let mut right = match lines {
            1 => at.x + room,
            _ => at.x + 4 + reserve,
        };
        for part in [self.reserve.as_slice(), &self.in_reserve] {
            right -= head::across(part, MARK);
            head::wrapped(scene, Point::new(right, last + middle), part, room, MARK);
            right -= i32::from(READ) / 2;
        }
        let room = match lines {
            1 => room - reserve,
            _ => room,
        };
        let (size, when) = text::shrunk(&self.joined(), room - 4, READ..=READ * 4 / 3);
        let style = TextStyle::new(size, TextColour::Gold, Align::Left);
        scene.write(at.moved(4, head::baseline(0, OVER_HIGH, size)), when, style);
    }

    fn over_lines(&self, room: i32) -> i32 {
        1 + i32::from(self.over_wide() > room)
    }

    pub(super) fn over_high(&self, room: i32) -> i32 {
        OVER_HIGH + (self.over_lines(room) - 1) * PITCH
    }

    fn reserve_wide(&self) -> i32 {
        let parts = [self.reserve.as_slice(), &self.in_reserve];
        parts.map(|part| head::across(part, MARK) + i32::from(READ) / 2).into_iter().sum()
    }

    /// On one line.
    pub(super) fn over_wide(&self) -> i32 {
        head::wide(&self.joined(), READ) + self.reserve_wide() + i32::from(READ)
    }

    fn joined(&self) -> String {
        self.when.join(" · ")
    }
}

impl ComparedLine {
    fn written(&self) -> impl Iterator<Item = String> {
        self.numbers.iter().map(|n| match (self.is_added, n) {
            (true, 1..) => format!("+{n}"),
            _ => n.to_string(),
        })
    }
}

/// In play order; at the end by rank, which equal scores share (R-END-09).
fn numbered(view: &TableView) -> Vec<(Seat, usize)> {
    let order = view.open.order().into_iter();
    if view.open.phase != Phase::Over {
        return order.zip(1..).collect();
    }
    let points = |seat: &Seat| {
        let score = view.open.scores.get(*seat).copied().flatten();
        score.map_or(0, |score| score.total())
    };
    let mut seats: Vec<Seat> = order.collect();
    seats.sort_by_key(|seat| Reverse(points(seat)));
    let ahead = |seat: &Seat| seats.iter().filter(|other| points(other) > points(seat)).count();
    seats.iter().map(|seat| (*seat, ahead(seat) + 1)).collect()
}

fn colour(number: u16) -> TextColour {
    match number {
        0 => TextColour::Muted,
        _ => TextColour::Plain,
    }
}

fn centred(colour: TextColour) -> TextStyle {
    TextStyle::new(READ, colour, Align::Centre)
}

/// Stretches the line pitch up to twofold to fill a height.
fn spread(pitch: i32, room: i32, lines: i32) -> i32 {
    (room / lines.max(1)).clamp(pitch, pitch * 2)
}

const OVER_HIGH: i32 = READ as i32 * 8 / 5;

const PITCH: i32 = MARK as i32 + 3;

const WRITTEN: i32 = READ as i32 * 5 / 4;
