//! One player's pyramid.

use super::cells::{Cells, Sums};
use super::prelude::*;
use viceroy_i18n::pictures as words;

const CARD: u16 = 240;

/// As large as fits, with new cards framed.
pub fn pyramid(
    w: &Wording,
    view: &TableView,
    seat: Seat,
    fresh: &CardSet,
    names: &BySeat<String>,
) -> PublicPicture {
    let inside = Size::new(INSIDE.width as u32, INSIDE.height as u32);
    let cells = Cells { w, view, names, fresh, seats: vec![seat], sums: Sums::Shown };
    PublicPicture {
        scene: shaped(alone(&cells, inside)),
        alt: PublicText(words::join(w, &said(w, view, seat, fresh, names))),
    }
}

pub fn pyramid_within(
    w: &Wording,
    view: &TableView,
    seat: Seat,
    names: &BySeat<String>,
    size: Size<u32>,
) -> PublicPicture {
    let fresh = &CardSet::NONE;
    let margins = 2 * MARGIN as u32;
    let inside = Size::new(size.width - margins, size.height - margins);
    let cells = Cells { w, view, names, fresh, seats: vec![seat], sums: Sums::Shown };
    let mut scene = alone(&cells, inside);
    (scene.width, scene.height) = (size.width, size.height);
    PublicPicture { scene, alt: PublicText(words::join(w, &said(w, view, seat, fresh, names))) }
}

fn alone(cells: &Cells<'_>, inside: Size<u32>) -> Scene {
    let room = Size::new(inside.width as i32, inside.height as i32);
    let fitted = cells.fit(room, CARD);
    let size = fitted.size();
    let margins = 2 * MARGIN;
    let mut scene = Scene::new((size.width + margins) as u32, (size.height + margins) as u32);
    cells.lay(&mut scene, Point::new(MARGIN, MARGIN), &fitted);
    scene
}

fn said(
    w: &Wording,
    view: &TableView,
    seat: Seat,
    fresh: &CardSet,
    names: &BySeat<String>,
) -> Vec<String> {
    let none = Pyramid::default();
    let pyramid = view.open.pyramids.get(seat).unwrap_or(&none);
    let told = PyramidText::new(w, &view.ruleset, pyramid);
    let hand = view.hands.get(seat).copied().unwrap_or(0);
    let mut said = vec![
        w.say(text!(alt_pyramid, name = told_name(w, names, seat), cards = pyramid.cards.len())),
        w.say(text!(alt_in_hand, cards = hand)),
    ];
    let placed = pyramid.cards.iter();
    let new = placed.filter(|s| fresh.contains(s.card));
    let new: Vec<Term> =
        new.filter_map(|s| Some(Term::from(view.ruleset.catalogue.get(s.card)?))).collect();
    said.extend(words::alt_fresh(w, new));
    said.extend(told.facts);
    said.extend(told.levels);
    said.extend(told.under);
    said
}
