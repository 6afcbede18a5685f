//! All players' pyramids in one picture.

use super::head;
use super::layout::{Extent, Layout};
use super::names::{name_of, told_name};
use super::picture::{MARGIN, PublicPicture};
use super::pyramid::{Told, empty};
use super::sums;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, CardSet, Seat, TableView};
use crate::wording::{PublicText, Wording, pictures as words};

/// The width of a player's panel when two stand side by side.
const CELL: i32 = 704;
/// The head of a panel: name and hand, and a line of tokens.
const NAME: i32 = 82;
const TOKENS: i32 = 62;
/// The height of tokens in the head.
const TOKEN: u16 = 52;
const PAD: i32 = 16;
/// The width of cards when all pyramids are small, and otherwise.
const LARGE: u16 = 190;
const USUAL: u16 = 140;
/// A pyramid whose cards would be narrower than this shrinks alone.
const WIDE: u16 = 100;
/// Room for the level numbers on both sides of the widest row.
const LEVELS: i32 = 30;

/// All pyramids, with names, cards in hand and tokens; cards that are new are framed.
pub fn table(
    w: &Wording,
    view: &TableView,
    fresh: &CardSet,
    names: &BySeat<String>,
) -> PublicPicture {
    let open = &view.open;
    let seats: Vec<Seat> = open.seats().collect();
    let extents: Vec<Extent> = seats
        .iter()
        .map(|s| Extent::of(open.pyramids[*s].cards.iter().map(|c| c.slot)))
        .collect();
    let columns = if seats.len() > 1 { 2 } else { 1 };
    let cell = CELL * 2 / columns;
    let room = cell - 2 * PAD - 2 * LEVELS;
    let fits = |e: &Extent, most| Layout::card_width(*e, room, 12..=most);
    // Otherwise than small pyramids, cards have one size, so that pyramids compare; only a very wide pyramid shrinks,
    // alone.
    let small = extents.iter().all(|e| fits(e, LARGE) == LARGE);
    let most = if small { LARGE } else { USUAL };
    let own: Vec<u16> = extents.iter().map(|e| fits(e, most)).collect();
    let usual = own.iter().copied().filter(|c| *c >= WIDE).min();
    let cards: Vec<u16> = own.iter().map(|c| (*c).min(usual.unwrap_or(*c))).collect();
    let layouts: Vec<(Extent, u16)> = extents.into_iter().zip(cards).collect();
    let tokens: Vec<Vec<head::Piece>> = seats
        .iter()
        .map(|s| sums::pieces(&open.pyramids[*s]))
        .collect();
    let token_room = cell - 2 * PAD;
    let lines = tokens
        .iter()
        .map(|t| head::lines(t, token_room, TOKEN))
        .max();
    let head = NAME + TOKENS * lines.unwrap_or(1).max(1);
    let high = |row: &[(Extent, u16)]| {
        let tallest = row.iter().map(|(e, card)| Layout::high(*e, *card)).max();
        head + tallest.unwrap_or(0) + 2 * PAD
    };
    let rows: Vec<i32> = layouts.chunks(columns as usize).map(high).collect();
    let top = 96;
    let width = 2 * MARGIN + columns * cell + (columns - 1) * 12;
    let height = top + rows.iter().map(|h| h + 12).sum::<i32>() + MARGIN - 12;
    let mut scene = Scene::new(width as u32, height as u32);
    headline(w, &mut scene, view);

    let mut y = top;
    for (r, chunk) in seats.chunks(columns as usize).enumerate() {
        for (c, seat) in chunk.iter().enumerate() {
            let x = MARGIN + c as i32 * (cell + 12);
            let place = Cell {
                seat: *seat,
                x,
                y,
                width: cell,
                height: rows[r],
            };
            let (extent, card) = layouts[r * columns as usize + c];
            place.lay(&mut scene, view, &name_of(w, names, *seat));
            let at = Point::new(x + PAD + 4, y + NAME);
            head::wrapped(
                &mut scene,
                at,
                &tokens[usize::from(seat.0)],
                token_room,
                TOKEN,
            );
            let left = x + (cell - Layout::wide(extent, card)) / 2;
            let bottom = y + rows[r] - PAD - Layout::high(extent, card);
            let face = match FaceDetail::standing(card, width) {
                FaceDetail::Number => FaceDetail::Bare,
                readable @ (FaceDetail::Full | FaceDetail::Brief | FaceDetail::Bare) => readable,
            };
            let layout = Layout::new(extent, card, face, Point::new(left, bottom));
            let pyramid = &open.pyramids[*seat];
            if pyramid.cards.is_empty() {
                empty(w, &mut scene, &layout);
            }
            levels(&mut scene, extent, &layout, x + PAD + LEVELS / 2);
            layout.fresh(&mut scene, pyramid, fresh);
            layout.cards(w, &mut scene, &view.ruleset, pyramid);
            layout.laid(&mut scene, &view.ruleset, pyramid);
        }
        y += rows[r] + 12;
    }
    PublicPicture {
        scene,
        alt: PublicText(alt(w, view, names)),
    }
}

/// The level numbers at a panel's left edge.
fn levels(scene: &mut Scene, extent: Extent, layout: &Layout, x: i32) {
    let high = i32::from(card_height(layout.width));
    for level in extent.levels() {
        let y = head::baseline(layout.row_top(level), high, 40);
        scene.write(
            Point::new(x, y),
            level.to_string(),
            TextStyle::new(40, TextColour::Muted, Align::Centre),
        );
    }
}

/// The turn at the left, the reserve at the right.
fn headline(w: &Wording, scene: &mut Scene, view: &TableView) {
    let mut nowhere = Scene::new(0, 0);
    let wide = head::gems(&mut nowhere, Point::new(0, 0), &view.open.reserve, 54);
    let x = scene.width as i32 - MARGIN - wide + 16;
    head::gems(scene, Point::new(x, 22), &view.open.reserve, 54);
    let reserve = words::word(w, words::Word::Reserve);
    // Some languages need more room to say where the game is.
    let room = x - 44 - head::wide(&reserve, 40) - MARGIN;
    scene.write(
        Point::new(x - 20, 64),
        reserve,
        TextStyle::new(40, TextColour::Muted, Align::Right),
    );
    let when = head::when(w, &view.open);
    let size = (28..=44)
        .rev()
        .find(|size| head::wide(&when, *size) <= room);
    scene.write(
        Point::new(MARGIN, 66),
        when,
        TextStyle::new(size.unwrap_or(28), TextColour::Gold, Align::Left),
    );
}

/// One player's panel.
struct Cell {
    seat: Seat,
    x: i32,
    y: i32,
    width: i32,
    height: i32,
}

impl Cell {
    fn lay(&self, scene: &mut Scene, view: &TableView, name: &str) {
        let open = &view.open;
        let won = open.winners.contains(self.seat);
        let style = if won {
            PanelStyle::Gold
        } else {
            PanelStyle::Plain
        };
        let size = Size::new(self.width as u16, self.height as u16);
        scene.panel(Point::new(self.x, self.y), size, style);
        let hand = view.hands.get(self.seat).copied().unwrap_or(0).to_string();
        let right = self.x + self.width - PAD;
        let hand_room = 52 + head::wide(&hand, 41) + 12;
        head::counted(
            scene,
            Point::new(right - hand_room, self.y + 16),
            Mark::Card,
            52,
            &hand,
        );
        let mut left = self.x + PAD + 6;
        if let Some(mark) = self.mark(view) {
            scene.mark(Point::new(left, self.y + 18), mark, 48);
            left += 60;
        }
        scene.write(
            Point::new(left, self.y + 58),
            text::fit(name, 44, right - hand_room - 16 - left),
            TextStyle::new(44, TextColour::Plain, Align::Left),
        );
    }

    /// Who has won, who is waited for, who has answered.
    fn mark(&self, view: &TableView) -> Option<Mark> {
        if view.open.winners.contains(self.seat) {
            Some(Mark::Crown)
        } else if view.awaiting.iter().any(|a| a.seat == self.seat) {
            Some(Mark::Waiting)
        } else if view.open.answered.contains(self.seat) {
            Some(Mark::Done)
        } else {
            None
        }
    }
}

/// Every player's first sentences before anybody's long lists, so that shortening hits all alike.
fn alt(w: &Wording, view: &TableView, names: &BySeat<String>) -> String {
    let mut all = vec![
        format!("{}.", head::when(w, &view.open)),
        words::alt_reserve(w, &view.open.reserve),
    ];
    let waiting = |s: &Seat| view.awaiting.iter().any(|a| a.seat == *s);
    let named = |s: Seat| told_name(w, names, s);
    let awaited: Vec<String> = view.open.seats().filter(waiting).map(named).collect();
    all.extend(words::alt_waiting(w, &awaited));
    let winners: Vec<String> = view.open.winners.iter().map(named).collect();
    all.extend(words::alt_winners(w, &winners));
    let mut under = vec![];
    for seat in view.open.seats() {
        let pyramid = &view.open.pyramids[seat];
        let hand = view.hands.get(seat).copied().unwrap_or(0);
        let told = Told::new(w, &view.ruleset, pyramid);
        let count = pyramid.cards.len();
        all.push(words::alt_pyramid(w, &named(seat), count));
        all.push(words::alt_in_hand(w, hand));
        all.extend(told.facts);
        under.extend(told.under);
    }
    all.extend(under);
    words::join(&all)
}
