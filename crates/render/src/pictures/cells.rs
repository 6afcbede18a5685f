//! Pyramids side by side, each with its owner's name and totals.

use super::board::widest;
use super::combat::{CombatPlate, Lying};
use super::head;
use super::layout::taken;
use super::levels::{empty, levels_beside};
use super::prelude::*;
use viceroy_i18n::score::signed;

/// Heights above a pyramid: name line, and token lines.
const NAME: i32 = 46;
const NAME_LINE: i32 = READ as i32 * 6 / 5;
const MARK: i32 = 44;
const TOKEN: u16 = 34;
const TOKENS: i32 = TOKEN as i32 + 10;
const PAD: i32 = 10;
/// Room for level numbers beside a single pyramid.
const LEVELS: i32 = 34;
/// Panel widths: usual minimum, and minimum if space is short.
const LEAST: i32 = 220;
const NARROW: i32 = 150;
/// A pyramid that would need narrower cards shrinks alone.
const WIDE: u16 = 36;
const SMALLEST: u16 = 8;

pub(super) struct Cells<'a> {
    pub(super) w: &'a Wording,
    pub(super) view: &'a TableView,
    pub(super) names: &'a BySeat<String>,
    /// New cards to frame.
    pub(super) fresh: &'a CardSet,
    pub(super) seats: Vec<Seat>,
    pub(super) sums: Sums,
}

/// Whether totals and combat cards are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sums {
    Shown,
    /// The alt text and the table picture have them.
    LeftOut,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum NameLines {
    One,
    Two,
}

/// Equally wide panels in rows, each as high as its highest panel.
pub(super) struct Fitted {
    columns: usize,
    wide: i32,
    rows: Vec<i32>,
    cards: Vec<u16>,
    names: NameLines,
}

impl Fitted {
    pub(super) fn size(&self) -> Size<i32> {
        let columns = self.columns.min(self.cards.len()) as i32;
        let high: i32 = self.rows.iter().map(|row| row + GAP).sum();
        Size::new((columns * (self.wide + GAP) - GAP).max(0), (high - GAP).max(0))
    }

    /// The last row stands in the middle.
    fn place(&self, i: usize) -> Rect {
        let (row, column) = (i / self.columns, i % self.columns);
        let in_row = (self.cards.len() - row * self.columns).min(self.columns) as i32;
        let inset = (self.size().width - (in_row * (self.wide + GAP) - GAP)) / 2;
        let above = self.rows.iter().take(row).map(|row| row + GAP).sum();
        let high = self.rows.get(row).copied().unwrap_or(0);
        Rect::new(inset + column as i32 * (self.wide + GAP), above, self.wide, high)
    }

    pub(super) fn card(&self) -> u16 {
        self.cards.iter().copied().min().unwrap_or(0)
    }
}

impl Cells<'_> {
    fn extent(&self, seat: Seat) -> Extent {
        let pyramid = self.view.open.pyramids.get(seat);
        Extent::of(pyramid.into_iter().flat_map(taken))
    }

    fn pieces(&self, seat: Seat) -> Vec<Piece> {
        if self.sums == Sums::LeftOut {
            return vec![];
        }
        let pyramid = self.view.open.pyramids.get(seat);
        let hand = self.view.hands.get(seat).copied().unwrap_or(0);
        let hand = Piece::counted(Mark::Card, u16::from(hand));
        // Hands do not count at the end.
        let hand = (self.view.open.phase != Phase::Over).then_some(hand);
        let ruleset = &self.view.ruleset;
        let sums = pyramid.map(|pyramid| sums::summed(ruleset, pyramid));
        let sums = sums.unwrap_or_default();
        hand.into_iter().chain(sums).collect()
    }

    fn levels(&self) -> i32 {
        match self.seats.as_slice() {
            [_] => LEVELS,
            _ => 0,
        }
    }

    /// Maximises the narrowest card width.
    pub(super) fn fit(&self, room: Size<i32>, most: u16) -> Fitted {
        let count = self.seats.len().max(1) as i32;
        let ways = [NameLines::Two, NameLines::One].into_iter();
        let mut ways = ways.flat_map(|names| {
            let columns = (1..=count).rev();
            columns.map(move |n| self.in_columns(n, room, most, names))
        });
        let first = ways.next();
        let first = first.unwrap_or_else(|| self.in_columns(1, room, most, NameLines::One));
        let good = |fitted: &Fitted| {
            let size = fitted.size();
            let fits = size.width <= room.width && size.height <= room.height;
            // Smaller cards are better than a truncated name, and both better than overflow.
            (fits, (fitted.names == NameLines::Two) == fits, fitted.card())
        };
        ways.fold(first, |best, next| match good(&next) > good(&best) {
            true => next,
            false => best,
        })
    }

    fn in_columns(&self, columns: i32, room: Size<i32>, most: u16, names: NameLines) -> Fitted {
        let cell = (room.width - GAP * (columns - 1)) / columns;
        let inside = cell - 2 * PAD;
        let columns = columns as usize;
        let heads: Vec<i32> = self.seats.iter().map(|s| self.head(*s, inside, names)).collect();
        let extents: Vec<Extent> = self.seats.iter().map(|s| self.extent(*s)).collect();
        let across = inside - self.levels();
        // Pyramids share one card size for comparison; only very wide ones shrink alone.
        let alone = |e: &Extent| widest(SMALLEST..=most, |card| Layout::wide(*e, card) <= across);
        let alone: Vec<u16> = extents.iter().map(alone).collect();
        let with = |usual: u16| -> Vec<u16> {
            let each = alone.iter();
            each.map(|own| if *own < WIDE { *own } else { usual.min(*own) }).collect()
        };
        let rows = |cards: &[u16]| -> Vec<i32> {
            let each = heads.iter().zip(&extents).zip(cards);
            let each = each.map(|((head, e), card)| head + Layout::high(*e, *card) + 2 * PAD);
            let each: Vec<i32> = each.collect();
            each.chunks(columns).filter_map(|row| row.iter().copied().max()).collect()
        };
        let high = |usual| rows(&with(usual)).iter().map(|row| row + GAP).sum::<i32>() - GAP;
        let narrowest = alone.iter().copied().filter(|card| *card >= WIDE).min();
        let usual = widest(SMALLEST..=narrowest.unwrap_or(most), |card| high(card) <= room.height);
        let cards = with(usual);
        // No panel is larger than its content.
        let laid = extents.iter().zip(&cards);
        let content = laid.map(|(e, card)| Layout::wide(*e, *card)).max().unwrap_or(0);
        let named = self.seats.iter();
        let named = named.map(|s| self.across(*s) + PAD);
        let called = self.seats.iter();
        let called = called.map(|s| self.beside_name(*s) + self.name_wide(*s));
        let written = named.chain(called).max().unwrap_or(0);
        let wide = (content + self.levels()).max(written.min(inside));
        let wide = (wide.max(LEAST) + 2 * PAD).min(cell.max(NARROW));
        Fitted { columns, wide, rows: rows(&cards), cards, names }
    }

    /// What stands above a pyramid.
    fn head(&self, seat: Seat, inside: i32, names: NameLines) -> i32 {
        let further = self.name_in(seat, inside, names).1.len() as i32 - 1;
        NAME + further.max(0) * NAME_LINE + self.tokens(seat, inside)
    }

    pub(super) fn lay(&self, scene: &mut Scene, at: Point, fitted: &Fitted) {
        for ((i, seat), card) in self.seats.iter().enumerate().zip(&fitted.cards) {
            let place = fitted.place(i);
            let at = at.moved(place.at.x, place.at.y);
            let room = Rect { at, size: place.size };
            self.named(scene, *seat, room, fitted.names);
            self.pyramid(scene, *seat, room, *card);
        }
    }

    fn named(&self, scene: &mut Scene, seat: Seat, room: Rect, names: NameLines) {
        let Rect { at, size } = room;
        let open = &self.view.open;
        let style = if open.winners.contains(seat) { PanelStyle::Gold } else { PanelStyle::Plain };
        let plate = Size::new(size.width as u16, size.height as u16);
        scene.panel(at, plate, style);
        let inside = size.width - 2 * PAD;
        if let Some(total) = self.total(seat) {
            let right = at.x + size.width - PAD;
            scene.write(
                Point::new(right, head::baseline(at.y + 4, NAME, 36)),
                total,
                TextStyle::new(36, TextColour::Plain, Align::Right),
            );
        }
        let mut left = at.x + PAD + 2;
        if let Some(mark) = self.mark(seat) {
            scene.mark(Point::new(left, at.y + 11), mark, 36);
            left += MARK;
        }
        let (letters, lines) = self.name_in(seat, inside, names);
        let mut below = at.y + 4;
        for line in lines {
            scene.write(
                Point::new(left, head::baseline(below, NAME, letters)),
                line,
                TextStyle::new(letters, TextColour::Plain, Align::Left),
            );
            below += NAME_LINE;
        }
        let pieces = self.pieces(seat);
        let from = Point::new(at.x + PAD, below - NAME_LINE + NAME);
        let lines = head::wrapped(scene, from, &pieces, inside, TOKEN);
        if let Some(plate) = self.combat(seat) {
            let (right, down) = if self.across(seat) <= inside {
                (inside - plate.wide(TOKEN), 0)
            } else {
                (0, lines * TOKENS)
            };
            plate.lay(scene, from.moved(right, down - 4), inside, TOKEN);
        }
    }

    fn total(&self, seat: Seat) -> Option<String> {
        let open = &self.view.open;
        let score = open.scores.get(seat).copied().flatten();
        let total = signed(score.map_or(0, |score| score.total()));
        (open.phase == Phase::Over).then_some(total)
    }

    fn beside_name(&self, seat: Seat) -> i32 {
        let total = self.total(seat).map_or(0, |total| head::wide(&total, 36));
        total + self.mark(seat).map_or(0, |_| MARK) + 12
    }

    fn name_wide(&self, seat: Seat) -> i32 {
        head::wide(&name_of(self.w, self.names, seat), READ)
    }

    fn name_in(&self, seat: Seat, inside: i32, most: NameLines) -> (u16, Vec<String>) {
        let room = inside - self.beside_name(seat);
        let name = name_of(self.w, self.names, seat);
        let (letters, fitted) = text::shrunk(&name, room, READ..=34);
        if fitted == name || most == NameLines::One {
            return (letters, vec![fitted]);
        }
        let lines = text::lines(&name, f32::from(READ), Weight::Bold, room as f32);
        let [first, rest @ ..] = lines.as_slice() else {
            return (letters, vec![fitted]);
        };
        let rest = [first.clone(), rest.join(" ")];
        let rest = rest.into_iter().filter(|line| !line.is_empty());
        (READ, rest.map(|line| text::fit(&line, READ, room)).collect())
    }

    fn combat(&self, seat: Seat) -> Option<CombatPlate> {
        let shown = self.sums == Sums::Shown;
        let pyramid = self.view.open.pyramids.get(seat).filter(|_| shown)?;
        // With several pyramids, tokens appear only as sums.
        let lying = match self.seats.as_slice() {
            [_] => Lying::All,
            _ => Lying::Unsummed,
        };
        CombatPlate::of(&self.view.ruleset, pyramid, lying)
    }

    fn across(&self, seat: Seat) -> i32 {
        let combat = self.combat(seat);
        let combat = combat.map_or(0, |plate| GAP + plate.wide(TOKEN));
        head::across(&self.pieces(seat), TOKEN) + combat
    }

    /// The combat card gets a line of its own if it does not fit beside the tokens.
    fn tokens(&self, seat: Seat, room: i32) -> i32 {
        let lines = TOKENS * head::lines(&self.pieces(seat), room, TOKEN);
        match self.combat(seat) {
            Some(plate) if self.across(seat) > room => lines + plate.high(room, TOKEN) + 4,
            Some(_) => lines.max(TOKENS),
            None => lines,
        }
    }

    fn mark(&self, seat: Seat) -> Option<Mark> {
        let view = self.view;
        if view.open.winners.contains(seat) {
            Some(Mark::Crown)
        } else if view.awaiting.iter().any(|a| a.seat == seat) {
            Some(Mark::Waiting)
        } else if view.open.answered.contains(seat) {
            Some(Mark::Done)
        } else {
            None
        }
    }

    fn pyramid(&self, scene: &mut Scene, seat: Seat, room: Rect, card: u16) {
        let Some(pyramid) = self.view.open.pyramids.get(seat) else {
            return;
        };
        let extent = self.extent(seat);
        let (wide, high) = (Layout::wide(extent, card), Layout::high(extent, card));
        let levels = self.levels();
        let inside = room.size.width - 2 * PAD - levels;
        let at = Point::new(
            room.at.x + PAD + levels + (inside - wide) / 2,
            room.at.y + room.size.height - PAD - high,
        );
        // Without numbers there is more room for tokens.
        let face = match FaceDetail::standing(card) {
            FaceDetail::Number => FaceDetail::Bare,
            readable => readable,
        };
        let layout = Layout::new(extent, card, face, at).in_phase(self.view.open.phase);
        if levels > 0 {
            levels_beside(scene, extent, &layout, room.at.x + PAD + levels / 2 - 4);
        }
        if taken(pyramid).next().is_none() {
            empty(self.w, scene, &layout);
        }
        layout.fresh(scene, pyramid, self.fresh);
        layout.cards(self.w, scene, &self.view.ruleset, pyramid);
        layout.closed(scene, &self.view.ruleset, pyramid, self.fresh);
        layout.laid(scene, &self.view.ruleset, pyramid);
    }
}
