//! The poster of a finished game: the winner's pyramid, and everybody's score sheet.

use super::board::{GAP, INSIDE, MARGIN, shaped};
use super::head;
use super::layout::{Extent, Layout, taken};
use super::levels::scale;
use super::names::{name_of, told_name};
use super::picture::PublicPicture;
use super::score::{self, Sheet};
use super::told::PyramidText;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, Pyramid, Seat, TableView};
use crate::wording::score::signed;
use crate::wording::{PublicText, Wording, pictures as words, text};

/// The head of the poster.
const HEAD: i32 = 104;
/// The widest card, and room for the level numbers.
const LARGE: u16 = 200;
const SCALE: i32 = 40;
/// Cards of this width are worth more than room for names.
const READABLE: u16 = 66;

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
    let first = seats.first().copied().unwrap_or(Seat(0));
    let none = Pyramid::default();
    let pyramid = open.pyramids.get(first).unwrap_or(&none);
    let extent = Extent::of(taken(pyramid));
    let sheet = Sheet::of(w, view, names, &seats);
    let card_beside = |column: i32| {
        let room = Size::new(
            INSIDE.width - sheet.size(column).width - 2 * GAP - SCALE,
            INSIDE.height - HEAD - GAP,
        );
        Layout::card_within(extent, room, 8..=LARGE)
    };
    // Room for names, as long as the pyramid stays large.
    let [.., narrow] = score::COLUMNS;
    let mut columns = score::COLUMNS.into_iter();
    let column = columns.find(|column| card_beside(*column) >= READABLE);
    let column = column.unwrap_or(narrow);
    let (size, card) = (sheet.size(column), card_beside(column));
    let (wide, high) = (Layout::wide(extent, card), Layout::high(extent, card));
    let inside = Size::new(
        (wide + SCALE + 2 * GAP + size.width).max(760),
        HEAD + GAP + size.height.max(high),
    );
    let mut scene = Scene::new(
        (inside.width + 2 * MARGIN) as u32,
        (inside.height + 2 * MARGIN) as u32,
    );
    heading(w, &mut scene, view, first, names);
    let top = MARGIN + HEAD + GAP;
    let bottom = MARGIN + inside.height;
    let left = inside.width - size.width - 2 * GAP;
    let at = Point::new(MARGIN + SCALE + (left - SCALE - wide) / 2, bottom - high);
    let layout = Layout::new(extent, card, FaceDetail::standing(card), at);
    scale(&mut scene, extent, &layout, MARGIN..MARGIN + left);
    layout.lay(w, &mut scene, &view.ruleset, pyramid);
    let middle = top + (bottom - top - size.height) / 2;
    let right = MARGIN + inside.width - size.width;
    sheet.lay(&mut scene, Point::new(right, middle), column);
    PublicPicture {
        scene: shaped(scene),
        alt: PublicText(alt(w, view, names, &seats, &sheet)),
    }
}

fn points(view: &TableView, seat: Seat) -> i16 {
    let score = view.open.scores.get(seat).copied().flatten();
    score.map_or(0, |score| score.total())
}

/// The winner under the crown.
fn heading(w: &Wording, scene: &mut Scene, view: &TableView, first: Seat, names: &BySeat<String>) {
    let wide = scene.width as i32 - 2 * MARGIN;
    let size = Size::new(wide as u16, HEAD as u16);
    scene.panel(Point::new(MARGIN, MARGIN), size, PanelStyle::Gold);
    let at = Point::new(MARGIN + 18, MARGIN + (HEAD - 80) / 2);
    scene.mark(at, Mark::Crown, 80);
    let total = signed(points(view, first));
    let right = MARGIN + wide - 24;
    scene.write(
        Point::new(right, head::baseline(MARGIN, HEAD, 76)),
        total.as_str(),
        TextStyle::new(76, TextColour::Plain, Align::Right),
    );
    let left = MARGIN + 120;
    let room = right - head::wide(&total, 76) - 30 - left;
    let name = name_of(w, names, first);
    let (size, name) = text::shrunk(&name, room, 30..=52);
    scene.write(
        Point::new(left, MARGIN + 54),
        name,
        TextStyle::new(size, TextColour::Gold, Align::Left),
    );
    let says = w.say(text!(picture_poster));
    let length = w.say(text!(
        picture_length,
        turns = view.open.turn,
        players = view.open.seats().count()
    ));
    let says = text::fit(&format!("{says} · {length}"), 26, room);
    scene.write(
        Point::new(left, MARGIN + 88),
        says,
        TextStyle::new(26, TextColour::Muted, Align::Left),
    );
}

fn alt(
    w: &Wording,
    view: &TableView,
    names: &BySeat<String>,
    seats: &[Seat],
    sheet: &Sheet<'_>,
) -> String {
    let told = |seat| told_name(w, names, seat);
    let winners: Vec<String> = view.open.winners.iter().map(told).collect();
    let mut all = vec![w.say(text!(alt_poster))];
    all.extend(words::alt_winners(w, &winners));
    all.extend(sheet.alt(told));
    if let Some(first) = seats.first()
        && let Some(pyramid) = view.open.pyramids.get(*first)
    {
        all.push(w.say(text!(
            alt_pyramid,
            name = told(*first),
            cards = pyramid.cards.len()
        )));
        all.extend(PyramidText::new(w, &view.ruleset, pyramid).facts);
    }
    words::join(&all)
}
