//! One player's part of the table picture: name, pyramid, and beside its upper levels whatever is
//! not in the comparison strip.

use crate::pictures::combat::{self, Lying};
use crate::pictures::head;
use crate::pictures::layout::taken;
use crate::pictures::levels::empty;
use crate::pictures::prelude::*;
use viceroy_i18n::score::signed;

const PAD: i32 = 3;
const BESIDE: i32 = 6;
/// Width for a name, in letter heights.
const NAME: i32 = 8;

#[derive(Clone, Copy)]
pub(super) struct TablePicture<'a> {
    pub(super) w: &'a Wording,
    pub(super) view: &'a TableView,
    pub(super) names: &'a BySeat<String>,
    /// New cards to frame.
    pub(super) fresh: &'a CardSet,
}

pub(super) struct Plot {
    seat: Seat,
    /// Position in play order; `None` in solo games.
    place: Option<usize>,
    name: String,
    pub(super) extent: Extent,
    /// The leftmost and rightmost slot of each level, top down.
    levels: Vec<Option<(Slot, Slot)>>,
    pieces: Vec<Piece>,
    /// Size of the marks.
    mark: u16,
    total: Option<String>,
}

impl Plot {
    pub(super) fn of(table: TablePicture<'_>, seat: Seat, place: Option<usize>) -> Plot {
        let view = table.view;
        let none = Pyramid::default();
        let pyramid = view.open.pyramids.get(seat).unwrap_or(&none);
        let extent = Extent::of(taken(pyramid));
        let level = |level: i32| {
            let slots = || taken(pyramid).filter(|slot| i32::from(slot.level) == level);
            let by_column = |slot: &Slot| slot.column;
            Some((slots().min_by_key(by_column)?, slots().max_by_key(by_column)?))
        };
        let score = view.open.scores.get(seat).copied().flatten();
        let total = signed(score.map_or(0, |score| score.total()));
        Plot {
            seat,
            place,
            name: name_of(table.w, table.names, seat),
            total: (view.open.phase == Phase::Over).then_some(total),
            extent,
            levels: extent.levels().map(level).collect(),
            pieces: state(view, seat)
                .into_iter()
                .chain(sums::beside_compared(&view.ruleset, pyramid))
                .chain(combat::pieces(&view.ruleset, pyramid, Lying::Unsummed))
                .collect(),
            mark: MARK,
        }
    }

    /// Many pieces are smaller.
    pub(super) fn with(mut self, sums: impl Iterator<Item = Piece>) -> Plot {
        self.pieces.extend(sums);
        self.mark = SMALL_MARK;
        self
    }

    fn pitch(&self) -> i32 {
        i32::from(self.mark) + 2
    }

    pub(super) fn wide(&self, card: u16) -> i32 {
        let wide = Layout::wide(self.extent, card);
        wide.max(NAME * i32::from(READ)) + 2 * PAD
    }

    pub(super) fn high(&self, wide: i32, card: u16) -> i32 {
        let inside = wide - 2 * PAD;
        let pyramid = Layout::high(self.extent, card);
        let step = 3;
        let after = self.after(inside);
        // A piece wider than the line fits nowhere.
        let most = self.pitch() * (self.pieces.len() as i32 + 3);
        let fits = |above: &i32| {
            let room = Size::new(inside, pyramid + above);
            self.flowed(room, card, after.as_ref()).is_some()
        };
        let above = (0..=most).step_by(step).find(fits);
        let above = above.unwrap_or(most);
        NAME_HIGH + pyramid + above + 2 * PAD
    }

    /// At most two lines.
    fn name_in(&self, inside: i32) -> (String, Option<String>) {
        let room = self.name_room(inside).size;
        if head::wide(&self.name, READ) <= room.width {
            return (self.name.clone(), None);
        }
        let lines = text::lines(&self.name, f32::from(READ), Weight::Bold, room.width as f32);
        let widest = text::widest(room.width);
        match lines.as_slice() {
            [first, rest @ ..] if !rest.is_empty() && head::wide(first, READ) <= widest => {
                (first.clone(), Some(text::fit(&rest.join(" "), READ, inside)))
            }
            _ => (text::fit(&self.name, READ, widest), None),
        }
    }

    fn after(&self, inside: i32) -> Option<Piece> {
        self.name_in(inside).1.map(Piece::name)
    }

    fn name_room(&self, inside: i32) -> Rect {
        let place = self
            .place
            .map_or(0, |place| head::wide(&place.to_string(), READ) + i32::from(READ) / 3);
        let total = self.total.as_ref().map_or(0, |total| head::wide(total, READ * 5 / 4) + 10);
        Rect::new(6 + place, 0, inside - 12 - place - total, NAME_HIGH)
    }

    /// Positions of the pieces beside and above the pyramid, beginning with the rest of the name;
    /// `None` if they do not fit.
    fn flowed(&self, room: Size<i32>, card: u16, after: Option<&Piece>) -> Option<Vec<Point>> {
        let size = self.mark;
        let pitch = self.pitch();
        let mut places = vec![];
        let pieces = after.into_iter().chain(&self.pieces);
        let wide = |piece| head::across(std::slice::from_ref(piece), size);
        let mut left_over = pieces.map(wide).peekable();
        for line in 0.. {
            if left_over.peek().is_none() {
                return Some(places);
            }
            let top = line * pitch;
            if top + pitch > room.height {
                return None;
            }
            for (from, to) in self.free(room, card, top..top + pitch) {
                let mut x = from;
                while let Some(wide) = left_over.next_if(|wide| x + wide <= to) {
                    places.push(Point::new(x, top));
                    x += wide + i32::from(size / 3);
                }
            }
        }
        None
    }

    /// Free ranges at both sides of the pyramid in a height range.
    fn free(&self, room: Size<i32>, card: u16, across: std::ops::Range<i32>) -> Vec<(i32, i32)> {
        let layout = self.layout(Point::ORIGIN, room, card, FaceDetail::Bare);
        let high = i32::from(card_height(card)) + BESIDE;
        let beside = self.extent.levels().zip(&self.levels).filter_map(|(level, ends)| {
            let top = layout.row_top(level) - BESIDE;
            let (left, right) = (*ends)?;
            let meets = top < across.end && top + high + BESIDE > across.start;
            let right = layout.corner(right).x + i32::from(card);
            meets.then(|| (layout.corner(left).x, right))
        });
        match beside.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))) {
            Some((left, right)) => vec![(0, left - BESIDE), (right + BESIDE, room.width)],
            None => vec![(0, room.width)],
        }
    }

    fn layout(&self, at: Point, room: Size<i32>, card: u16, face: FaceDetail) -> Layout {
        let (wide, high) = (Layout::wide(self.extent, card), Layout::high(self.extent, card));
        let corner = at.moved((room.width - wide) / 2, room.height - high);
        Layout::new(self.extent, card, face, corner)
    }

    pub(super) fn lay(&self, scene: &mut Scene, table: TablePicture<'_>, room: Rect, card: u16) {
        let TablePicture { w, view, fresh, .. } = table;
        let Rect { at, size } = room;
        let style = match view.open.winners.contains(self.seat) {
            true => PanelStyle::Gold,
            false => PanelStyle::Plain,
        };
        scene.panel(at, Size::new(size.width as u16, size.height as u16), style);
        let inside = size.width - 2 * PAD;
        self.name(scene, at.moved(PAD, PAD), inside);
        let below = PAD + NAME_HIGH;
        let from = at.moved(PAD, below);
        let room = Size::new(inside, size.height - below - PAD);
        let after = self.after(inside);
        let places = self.flowed(room, card, after.as_ref());
        let pieces = after.iter().chain(&self.pieces);
        for (piece, place) in pieces.zip(places.unwrap_or_default()) {
            let (at, piece) = (from.moved(place.x, place.y), std::slice::from_ref(piece));
            head::wrapped(scene, at, piece, inside, self.mark);
        }
        let Some(pyramid) = view.open.pyramids.get(self.seat) else {
            return;
        };
        let layout = self.layout(from, room, card, face(card));
        let layout = layout.in_phase(view.open.phase);
        if taken(pyramid).next().is_none() {
            empty(w, scene, &layout);
        }
        layout.fresh(scene, pyramid, fresh);
        layout.cards(w, scene, &view.ruleset, pyramid);
        layout.closed(scene, &view.ruleset, pyramid, fresh);
        layout.laid(scene, &view.ruleset, pyramid);
    }

    fn name(&self, scene: &mut Scene, at: Point, inside: i32) {
        let line = |size| head::baseline(at.y, NAME_HIGH, size);
        if let Some(total) = &self.total {
            let size = READ * 5 / 4;
            let style = TextStyle::new(size, TextColour::Plain, Align::Right);
            let right = Point::new(at.x + inside - 6, line(size));
            scene.write(right, total.as_str(), style);
        }
        if let Some(place) = self.place {
            let style = TextStyle::new(READ, TextColour::Gold, Align::Left);
            scene.write(Point::new(at.x + 6, line(READ)), place.to_string(), style);
        }
        let room = self.name_room(inside);
        let name = self.name_in(inside).0;
        let (size, _) = text::shrunk(&name, room.size.width, READ..=READ * 5 / 4);
        let (narrow, name) = text::narrowed(&name, size, room.size.width);
        let style = TextStyle::new(size, TextColour::Plain, Align::Left).narrowed(narrow);
        scene.write(Point::new(at.x + room.at.x, line(size)), name, style);
    }
}

fn state(view: &TableView, seat: Seat) -> Option<Piece> {
    let mark = if view.open.winners.contains(seat) {
        Mark::Crown
    } else if view.awaiting.iter().any(|a| a.seat == seat) {
        Mark::Waiting
    } else if view.open.answered.contains(seat) {
        Mark::Done
    } else {
        return None;
    };
    Some(Piece::alone(mark))
}

/// Small cards omit their number in favour of tokens.
fn face(card: u16) -> FaceDetail {
    match FaceDetail::standing(card) {
        FaceDetail::Number => FaceDetail::Bare,
        readable => readable,
    }
}

const NAME_HIGH: i32 = READ as i32 * 5 / 4;

pub(super) const MARK: u16 = (READ * 5).div_ceil(4);
/// As high as the letters beside it.
const SMALL_MARK: u16 = READ + 1;
