//! Where each pyramid of a film stands: where its last card will lie, so that nothing moves.

use super::super::layout::taken;
use super::moment::FilmMoment;
use crate::pictures::prelude::*;
use viceroy_i18n::score::signed;

const TITLE: i32 = 52;
const NAME: i32 = 50;
const PAD: i32 = 8;
const LARGE: u16 = 150;
const POINTS: u16 = 38;

pub(super) struct Stage<'a> {
    w: &'a Wording,
    view: &'a TableView,
    names: &'a BySeat<String>,
    size: Size<u32>,
    columns: usize,
    cell: Size<i32>,
    card: u16,
}

impl<'a> Stage<'a> {
    /// The columns in which cards are largest.
    pub(super) fn of(
        w: &'a Wording,
        view: &'a TableView,
        names: &'a BySeat<String>,
        size: Size<u32>,
    ) -> Stage<'a> {
        let count = view.open.seats().count().max(1);
        let in_columns = |columns: usize| {
            let rows = count.div_ceil(columns) as i32;
            let (across, down) =
                (size.width as i32 - 2 * MARGIN, size.height as i32 - MARGIN - TITLE);
            let cell = Size::new(
                (across - GAP * (columns as i32 - 1)) / columns as i32,
                (down - GAP * (rows - 1)) / rows,
            );
            let room = Size::new(cell.width - 2 * PAD, cell.height - NAME - PAD);
            let card = |seat| Layout::card_within(extent(view, seat), room, 8..=LARGE);
            let card = view.open.seats().map(card).min().unwrap_or(LARGE);
            Stage { w, view, names, size, columns, cell, card }
        };
        let best = (2..=count).map(in_columns);
        best.fold(in_columns(1), |best, next| if next.card > best.card { next } else { best })
    }

    pub(super) fn scene(&self, moment: &FilmMoment, fresh: &CardSet) -> Scene {
        let mut scene = Scene::new(self.size.width, self.size.height);
        let turn = self.w.say(text!(picture_turn, turn = moment.turn.max(1)));
        let style = TextStyle::new(36, TextColour::Gold, Align::Left);
        scene.write(Point::new(MARGIN, head::baseline(0, TITLE, 36)), turn, style);
        let ahead = moment.points.iter().map(|(_, points)| *points).max();
        for (nth, seat) in self.view.open.seats().enumerate() {
            let (row, column) = ((nth / self.columns) as i32, (nth % self.columns) as i32);
            let at = Point::new(
                MARGIN + column * (self.cell.width + GAP),
                TITLE + row * (self.cell.height + GAP),
            );
            let points = moment.points.get(seat).copied().unwrap_or(0);
            let tone = match Some(points) == ahead && points > 0 {
                true => TextColour::Gold,
                false => TextColour::Plain,
            };
            self.named(&mut scene, seat, at, (points, tone));
            if let Some(pyramid) = moment.pyramids.get(seat) {
                self.pyramid(&mut scene, (seat, pyramid), at, fresh);
            }
        }
        scene
    }

    fn named(&self, scene: &mut Scene, seat: Seat, at: Point, (points, tone): (i16, TextColour)) {
        let plate = Size::new(self.cell.width as u16, self.cell.height as u16);
        scene.panel(at, plate, PanelStyle::Plain);
        let (points, left) = (signed(points), at.x + PAD + 4);
        let right = at.x + self.cell.width - PAD - 4;
        let style = TextStyle::new(POINTS, tone, Align::Right);
        let line = |size| head::baseline(at.y, NAME, size);
        scene.write(Point::new(right, line(POINTS)), points, style);
        // Room for three digits whatever the score is, so that the name keeps its size.
        let room = right - head::wide("000", POINTS) - 8 - left;
        let (size, name) =
            text::shrunk(&name_of(self.w, self.names, seat), room, READ..=READ * 5 / 4);
        let style = TextStyle::new(size, TextColour::Plain, Align::Left);
        scene.write(Point::new(left, line(size)), name, style);
    }

    fn pyramid(
        &self,
        scene: &mut Scene,
        (seat, pyramid): (Seat, &Pyramid),
        at: Point,
        fresh: &CardSet,
    ) {
        let extent = extent(self.view, seat);
        let (wide, high) = (Layout::wide(extent, self.card), Layout::high(extent, self.card));
        let corner = at.moved((self.cell.width - wide) / 2, self.cell.height - PAD - high);
        let layout = Layout::new(extent, self.card, FaceDetail::Bare, corner);
        let ruleset = &self.view.ruleset;
        layout.fresh(scene, pyramid, fresh);
        layout.cards(self.w, scene, ruleset, pyramid);
        layout.closed(scene, ruleset, pyramid, fresh);
        layout.laid(scene, ruleset, pyramid);
    }
}

/// Of the finished pyramid.
fn extent(view: &TableView, seat: Seat) -> Extent {
    Extent::of(view.open.pyramids.get(seat).into_iter().flat_map(taken))
}
