//! The poster of a finished game: the winner's pyramid as large as it can be, and everybody's score sheet.

use super::board::{GAP, INSIDE, MARGIN, shaped};
use super::head;
use super::layout::{Extent, Layout, taken};
use super::levels::scale;
use super::names::{name_of, told_name};
use super::picture::PublicPicture;
use super::score::Sheet;
use super::told::PyramidText;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, Pyramid, Seat, TableView, query};
use crate::wording::score::signed;
use crate::wording::{PublicText, Wording, ending, options, pictures as words, text};

/// The head of the poster, and the line at its foot.
const HEAD: i32 = 82;
const FOOT: i32 = 30;
/// The widest card, and room for the level numbers.
const LARGE: u16 = 200;
const SCALE: i32 = 40;

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
    let around = HEAD + sheet.high(INSIDE.width) + FOOT + 2 * GAP;
    let room = Size::new(INSIDE.width - SCALE, INSIDE.height - around);
    let card = Layout::card_within(extent, room, 8..=LARGE);
    let (wide, high) = (Layout::wide(extent, card), Layout::high(extent, card));
    let inside = Size::new(INSIDE.width, around + high);
    let mut scene = Scene::new(
        (inside.width + 2 * MARGIN) as u32,
        (inside.height + 2 * MARGIN) as u32,
    );
    heading(w, &mut scene, view, first, names);
    let mut y = MARGIN + HEAD + GAP;
    let at = Point::new(MARGIN + SCALE + (inside.width - SCALE - wide) / 2, y);
    let layout = Layout::new(extent, card, FaceDetail::standing(card), at);
    scale(&mut scene, extent, &layout, MARGIN..MARGIN + inside.width);
    layout.lay(w, &mut scene, &view.ruleset, pyramid);
    best_circle(&mut scene, view, pyramid, &layout);
    y += high + GAP;
    sheet.lay(&mut scene, Point::new(MARGIN, y), inside.width);
    y += sheet.high(INSIDE.width);
    let agreement = &view.ruleset.agreement;
    let mut played = vec![options::edition(w, agreement.edition)];
    if !agreement.modules.is_empty() {
        played.push(options::modules(w, &agreement.modules));
    }
    played.extend(ending::passed_alone(w, view));
    let played = text::fit(&played.join(" · "), READ, inside.width);
    scene.write(
        Point::new(MARGIN, head::baseline(y, FOOT, READ)),
        played,
        TextStyle::new(READ, TextColour::Muted, Align::Left),
    );
    PublicPicture {
        scene: shaped(scene),
        alt: PublicText(alt(w, view, names, &seats, &sheet)),
    }
}

/// A gilt rim around the circle that is worth most.
fn best_circle(scene: &mut Scene, view: &TableView, pyramid: &Pyramid, layout: &Layout) {
    let circles = query::single_colour_circles(&view.ruleset, pyramid);
    // Of equals the highest.
    let best = circles.max_by_key(|(slot, _, value)| (*value, slot.level));
    if let Some((slot, colour, value)) = best {
        layout.rim(scene, slot, value);
        layout.disc(scene, slot, colour, value);
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
    let at = Point::new(MARGIN + 14, MARGIN + (HEAD - 68) / 2);
    scene.mark(at, Mark::Crown, 68);
    let total = signed(points(view, first));
    let right = MARGIN + wide - 18;
    scene.write(
        Point::new(right, head::baseline(MARGIN, HEAD, 64)),
        total.as_str(),
        TextStyle::new(64, TextColour::Plain, Align::Right),
    );
    let left = MARGIN + 96;
    let room = right - head::wide(&total, 64) - 20 - left;
    let name = name_of(w, names, first);
    let (size, name) = text::shrunk(&name, room, READ..=44);
    scene.write(
        Point::new(left, MARGIN + 43),
        name,
        TextStyle::new(size, TextColour::Gold, Align::Left),
    );
    let says = w.say(text!(picture_poster));
    let length = w.say(text!(
        picture_length,
        turns = view.open.turn,
        players = view.open.seats().count()
    ));
    let says = text::fit(&format!("{says} · {length}"), READ, room);
    scene.write(
        Point::new(left, MARGIN + 72),
        says,
        TextStyle::new(READ, TextColour::Muted, Align::Left),
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
    words::join(w, &all)
}
