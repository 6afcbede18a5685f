//! The poster of a finished game: the winner's pyramid, and everybody's points.

use super::head;
use super::layout::{Extent, Layout};
use super::names::{name_of, told_name};
use super::picture::{MARGIN, PublicPicture};
use super::pyramid::{Told, scale};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, Pyramid, Seat, TableView};
use crate::wording::{PublicText, Wording, pictures as words};

const WIDTH: i32 = 1200;
/// The widest card of the large pyramid, and of the small ones.
const LARGE: u16 = 216;
const SMALL: u16 = 112;
/// Room for the level numbers.
const LEVELS: i32 = 56;
/// The head of the poster, and that of a small panel.
const HEAD: i32 = 236;
const NAME: i32 = 92;
const PAD: i32 = 18;

/// The poster. Before the end it shows the first player's pyramid and no points.
pub fn poster(w: &Wording, view: &TableView, names: &BySeat<String>) -> PublicPicture {
    let open = &view.open;
    let mut seats: Vec<Seat> = open.seats().collect();
    // Winners first, then by points.
    seats.sort_by_key(|s| {
        (
            !open.winners.contains(*s),
            std::cmp::Reverse(points(view, *s)),
        )
    });
    let (first, others) = match seats.split_first() {
        Some((first, others)) => (*first, others),
        None => (Seat(0), &[][..]),
    };
    let none = Pyramid::default();
    let pyramid = open.pyramids.get(first).unwrap_or(&none);
    let extent = Extent::of(pyramid.cards.iter().map(|s| s.slot));
    let room = WIDTH - 2 * MARGIN - LEVELS;
    let card = Layout::card_width(extent, room, 36..=LARGE);
    let below = HEAD + Layout::high(extent, card) + MARGIN;
    let smalls = small_rows(view, others);
    let height = below + smalls.iter().map(|r| r.high + 12).sum::<i32>() + 76;
    let mut scene = Scene::new(WIDTH as u32, height as u32);
    heading(w, &mut scene, view, first, names);
    let left = MARGIN + LEVELS + (room - Layout::wide(extent, card)) / 2;
    let face = FaceDetail::standing(card, WIDTH);
    let layout = Layout::new(extent, card, face, Point::new(left, HEAD));
    scale(&mut scene, extent, &layout, MARGIN / 2..WIDTH - MARGIN / 2);
    layout.lay(w, &mut scene, &view.ruleset, pyramid);

    let mut y = below;
    for row in &smalls {
        for (i, small) in row.cells.iter().enumerate() {
            let x = MARGIN + i as i32 * (row.wide + 12);
            let room = Rect::new(x, y, row.wide, row.high);
            small.lay(&mut scene, w, view, names, room);
        }
        y += row.high + 12;
    }
    let length = words::length(w, open.turn, seats.len());
    let at = Point::new(WIDTH / 2, height - 30);
    scene.write(
        at,
        length,
        TextStyle::new(36, TextColour::Muted, Align::Centre),
    );
    PublicPicture {
        scene,
        alt: PublicText(alt(w, view, names, &seats)),
    }
}

fn points(view: &TableView, seat: Seat) -> i16 {
    let score = view.open.scores.get(seat).copied().flatten();
    score.map_or(0, |score| score.total())
}

/// The winner under the crown.
fn heading(w: &Wording, scene: &mut Scene, view: &TableView, first: Seat, names: &BySeat<String>) {
    let size = Size::new((WIDTH - 2 * MARGIN) as u16, (HEAD - 3 * MARGIN) as u16);
    scene.panel(Point::new(MARGIN, MARGIN), size, PanelStyle::Gold);
    let middle = MARGIN + (HEAD - 3 * MARGIN) / 2;
    scene.mark(Point::new(MARGIN + 30, middle - 64), Mark::Crown, 128);
    let total = points(view, first).to_string();
    let right = WIDTH - 2 * MARGIN - 20;
    let room = right - head::wide(&total, 104) - 40;
    let left = MARGIN + 186;
    let name = name_of(w, names, first);
    let (size, name) = text::shrunk(&name, room - left, 38..=72);
    scene.write(
        Point::new(left, middle + 4),
        name,
        TextStyle::new(size, TextColour::Gold, Align::Left),
    );
    let says = words::word(w, words::Word::Poster);
    scene.write(
        Point::new(left, middle + 58),
        says,
        TextStyle::new(38, TextColour::Muted, Align::Left),
    );
    let at = Point::new(right, head::baseline(middle, 0, 104));
    scene.write(
        at,
        total,
        TextStyle::new(104, TextColour::Plain, Align::Right),
    );
}

/// Another player's panel.
struct Small {
    seat: Seat,
    extent: Extent,
    card: u16,
}

/// Panels side by side.
struct Row {
    cells: Vec<Small>,
    wide: i32,
    high: i32,
}

fn small_rows(view: &TableView, seats: &[Seat]) -> Vec<Row> {
    // Three in a row would be too small to read.
    let rows = seats.chunks(2).map(|seats| {
        let count = seats.len() as i32;
        let wide = (WIDTH - 2 * MARGIN - 12 * (count - 1)) / count;
        let cells: Vec<Small> = seats
            .iter()
            .map(|seat| {
                let pyramid = &view.open.pyramids[*seat];
                let extent = Extent::of(pyramid.cards.iter().map(|s| s.slot));
                let card = Layout::card_width(extent, wide - 2 * PAD, 12..=SMALL);
                Small {
                    seat: *seat,
                    extent,
                    card,
                }
            })
            .collect();
        let tallest = cells.iter().map(|c| Layout::high(c.extent, c.card)).max();
        let high = NAME + tallest.unwrap_or(0) + PAD;
        Row { cells, wide, high }
    });
    rows.collect()
}

impl Small {
    fn lay(
        &self,
        scene: &mut Scene,
        w: &Wording,
        view: &TableView,
        names: &BySeat<String>,
        room: Rect,
    ) {
        let Point { x, y } = room.at;
        let (wide, high) = (room.size.width, room.size.height);
        let won = view.open.winners.contains(self.seat);
        let style = if won {
            PanelStyle::Gold
        } else {
            PanelStyle::Plain
        };
        scene.panel(Point::new(x, y), Size::new(wide as u16, high as u16), style);
        let total = points(view, self.seat).to_string();
        let right = x + wide - PAD;
        scene.write(
            Point::new(right, y + 62),
            total.clone(),
            TextStyle::new(52, TextColour::Plain, Align::Right),
        );
        let name = name_of(w, names, self.seat);
        let room = wide - 2 * PAD - head::wide(&total, 52) - 20;
        let name = text::fit(&name, 42, room);
        scene.write(
            Point::new(x + PAD, y + 60),
            name,
            TextStyle::new(42, TextColour::Plain, Align::Left),
        );
        let left = x + (wide - Layout::wide(self.extent, self.card)) / 2;
        let top = y + high - PAD - Layout::high(self.extent, self.card);
        let layout = Layout::new(
            self.extent,
            self.card,
            FaceDetail::Bare,
            Point::new(left, top),
        );
        let pyramid = &view.open.pyramids[self.seat];
        layout.lay(w, scene, &view.ruleset, pyramid);
    }
}

fn alt(w: &Wording, view: &TableView, names: &BySeat<String>, seats: &[Seat]) -> String {
    let open = &view.open;
    let winners: Vec<String> = open
        .winners
        .iter()
        .map(|s| told_name(w, names, s))
        .collect();
    let mut all = vec![words::alt_poster(w)];
    all.extend(words::alt_winners(w, &winners));
    let totals = seats
        .iter()
        .map(|s| words::alt_total(w, &told_name(w, names, *s), points(view, *s)));
    all.extend(totals);
    for seat in seats {
        let Some(pyramid) = open.pyramids.get(*seat) else {
            continue;
        };
        let count = pyramid.cards.len();
        all.push(words::alt_pyramid(w, &told_name(w, names, *seat), count));
        all.extend(Told::new(w, &view.ruleset, pyramid).facts);
    }
    words::join(&all)
}
