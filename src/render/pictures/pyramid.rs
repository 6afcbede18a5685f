//! One player's pyramid.

use std::ops::Range;

use super::head;
use super::layout::{Extent, Layout};
use super::names::{name_of, told_name};
use super::picture::{MARGIN, PublicPicture};
use super::sums;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, CardSet, Pyramid, Ruleset, Seat, Slot, TableView};
use crate::wording::thing::Thing;
use crate::wording::{PublicText, Wording, pictures as words};

/// Room for the level numbers at the left.
pub(super) const LEVELS: i32 = 56;
/// The height of the line with the name.
const NAME: i32 = 104;
/// The width of the widest card in a picture of one pyramid.
const CARD: u16 = 240;
/// The least width of such a picture, so that few cards are not blown up on a phone.
const LEAST: i32 = 820;
/// Beyond this width cards shrink instead.
const MOST: i32 = 1900;

/// A player's pyramid with everything that lies on it, as large as it needs to be; cards that are new are framed.
pub fn pyramid(
    w: &Wording,
    view: &TableView,
    seat: Seat,
    fresh: &CardSet,
    names: &BySeat<String>,
) -> PublicPicture {
    let owned = Owned::of(view, seat);
    let width = width_of(owned.extent);
    let (scene, layout) = ground(owned.extent, owned.head(width));
    owned.painted(w, view, names, fresh, scene, layout)
}

/// The same in a picture of a size, with cards as large as they fit.
pub fn pyramid_within(
    w: &Wording,
    view: &TableView,
    seat: Seat,
    names: &BySeat<String>,
    size: Size<u32>,
) -> PublicPicture {
    let owned = Owned::of(view, seat);
    let scene = Scene::new(size.width, size.height);
    let (width, height) = (size.width as i32, size.height as i32);
    let (extent, head) = (owned.extent, owned.head(width));
    let fits = |card: &u16| Layout::high(extent, *card) + head + MARGIN <= height;
    let across = Layout::card_width(extent, width - 2 * MARGIN - LEVELS, 36..=CARD);
    let card = (36..=across).rev().find(fits).unwrap_or(36);
    let (scene, layout) = laid(scene, extent, card, head);
    owned.painted(w, view, names, &CardSet::NONE, scene, layout)
}

/// A pyramid and what its owner shows besides.
struct Owned {
    pyramid: Pyramid,
    seat: Seat,
    hand: u8,
    extent: Extent,
    pieces: Vec<head::Piece>,
}

impl Owned {
    fn of(view: &TableView, seat: Seat) -> Owned {
        let pyramid = view.open.pyramids.get(seat).cloned().unwrap_or_default();
        Owned {
            seat,
            hand: view.hands.get(seat).copied().unwrap_or(0),
            extent: Extent::of(pyramid.cards.iter().map(|s| s.slot)),
            pieces: sums::pieces(&pyramid),
            pyramid,
        }
    }

    /// The height of what stands above the pyramid, in a picture of a width.
    fn head(&self, width: i32) -> i32 {
        let size = token(width);
        let lines = head::lines(&self.pieces, width - 2 * MARGIN, size);
        NAME + lines * (i32::from(size) + 10) + 10
    }

    fn painted(
        &self,
        w: &Wording,
        view: &TableView,
        names: &BySeat<String>,
        fresh: &CardSet,
        mut scene: Scene,
        layout: Layout,
    ) -> PublicPicture {
        let pyramid = &self.pyramid;
        let name = name_of(w, names, self.seat);
        let width = scene.width as i32;
        let size = token(width);
        let letters = size * 5 / 6;
        let hand_text = self.hand.to_string();
        let hand_room = i32::from(size) * 3 / 2 + head::wide(&hand_text, letters);
        let room = width - 2 * MARGIN - hand_room - 20;
        // What is 28 of 1000 high can be read on a telephone.
        let least = (width * 28 / 1000).min(i32::from(letters)) as u16;
        let (high, name) = text::shrunk(&name, room, least..=letters);
        scene.write(
            Point::new(MARGIN, 66),
            name,
            TextStyle::new(high, TextColour::Plain, Align::Left),
        );
        let at = Point::new(width - MARGIN - hand_room, 18);
        head::counted(&mut scene, at, Mark::Card, size, &hand_text);
        let at = Point::new(MARGIN, NAME - 8);
        head::wrapped(&mut scene, at, &self.pieces, width - 2 * MARGIN, size);
        if pyramid.cards.is_empty() {
            empty(w, &mut scene, &layout);
        }
        layout.fresh(&mut scene, pyramid, fresh);
        layout.cards(w, &mut scene, &view.ruleset, pyramid);
        layout.laid(&mut scene, &view.ruleset, pyramid);
        let told = Told::new(w, &view.ruleset, pyramid);
        let mut said = vec![
            words::alt_pyramid(w, &told_name(w, names, self.seat), pyramid.cards.len()),
            words::alt_in_hand(w, self.hand),
        ];
        let placed = pyramid.cards.iter();
        let new = placed.filter(|s| fresh.contains(s.card));
        let new: Vec<Thing> = new
            .filter_map(|s| Some(Thing::from(view.ruleset.catalogue.get(s.card)?)))
            .collect();
        said.extend(words::alt_fresh(w, new));
        said.extend(told.facts);
        said.extend(told.levels);
        said.extend(told.under);
        PublicPicture {
            scene,
            alt: PublicText(words::join(&said)),
        }
    }
}

/// The height of tokens in the head of a picture of a width: on a telephone all pictures are equally wide.
fn token(width: i32) -> u16 {
    (width * 36 / 1000).max(60) as u16
}

/// The width of the cards of a picture of one pyramid.
fn card_of(extent: Extent) -> u16 {
    Layout::card_width(extent, MOST - 2 * MARGIN - LEVELS, 36..=CARD)
}

/// The width of a picture of one pyramid.
pub(super) fn width_of(extent: Extent) -> i32 {
    (Layout::wide(extent, card_of(extent)) + 2 * MARGIN + LEVELS).max(LEAST)
}

/// A ground for one pyramid below a head of a height, with its level numbers.
pub(super) fn ground(extent: Extent, head: i32) -> (Scene, Layout) {
    let card = card_of(extent);
    let height = head + Layout::high(extent, card) + MARGIN;
    let scene = Scene::new(width_of(extent) as u32, height as u32);
    laid(scene, extent, card, head)
}

/// A layout for cards of a width in the middle of a scene, below a head.
fn laid(mut scene: Scene, extent: Extent, card: u16, head: i32) -> (Scene, Layout) {
    let width = scene.width as i32;
    let wide = Layout::wide(extent, card);
    let x = LEVELS + MARGIN + (width - LEVELS - 2 * MARGIN - wide) / 2;
    let face = FaceDetail::standing(card, width);
    let layout = Layout::new(extent, card, face, Point::new(x, head));
    scale(&mut scene, extent, &layout, MARGIN / 2..width - MARGIN / 2);
    (scene, layout)
}

/// The level numbers at the left, with quiet bands across.
pub(super) fn scale(scene: &mut Scene, extent: Extent, layout: &Layout, across: Range<i32>) {
    let high = card_height(layout.width);
    let size = (high / 4).clamp(14, 46).max(scene.width as u16 / 32);
    for level in extent.levels() {
        let top = layout.row_top(level);
        if level % 2 == 1 || extent.rows() == 1 {
            scene.panel(
                Point::new(across.start, top - 1),
                Size::new(across.len() as u16, high + 3),
                PanelStyle::Band,
            );
        }
        scene.write(
            Point::new(
                across.start + 28,
                head::baseline(top, i32::from(high), size),
            ),
            level.to_string(),
            TextStyle::new(size, TextColour::Muted, Align::Centre),
        );
    }
}

/// Says that nothing lies here yet.
pub(super) fn empty(w: &Wording, scene: &mut Scene, layout: &Layout) {
    let at = layout.corner(Slot {
        level: 1,
        column: 0,
    });
    let (wide, high) = (layout.width, card_height(layout.width));
    scene.panel(at, Size::new(wide, high), PanelStyle::Hollow);
    let size = (wide / 9).max(12);
    scene.write(
        Point::new(
            at.x + i32::from(wide) / 2,
            head::baseline(at.y, i32::from(high), size),
        ),
        words::word(w, words::Word::NoCards),
        TextStyle::new(size, TextColour::Muted, Align::Centre),
    );
}

/// What a pyramid shows, in sentences: the most important first, for long texts are cut at the end.
pub(super) struct Told {
    /// Circles, tokens, cards under others, gems on a law.
    pub(super) facts: Vec<String>,
    /// The cards, level by level.
    pub(super) levels: Vec<String>,
    /// The names of tucked cards that are too many for the facts.
    pub(super) under: Vec<String>,
}

/// So many cards under one host are named at once; of more the number is said first.
const FEW: usize = 3;

impl Told {
    pub(super) fn new(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) -> Told {
        let circles: Vec<_> = sums::circles(pyramid)
            .into_iter()
            .map(|(slot, colour, value)| (slot.level, colour, value))
            .collect();
        let mut told = Told {
            facts: vec![],
            levels: levels(w, ruleset, pyramid),
            under: vec![],
        };
        told.facts.extend(words::alt_circles(w, &circles));
        let tokens = words::alt_tokens(w, &sums::summary(pyramid));
        told.facts.extend(tokens);
        told.laid(w, ruleset, pyramid);
        told
    }

    /// Cards under others and gems on a law.
    fn laid(&mut self, w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) {
        for placed in &pyramid.cards {
            let Some(host) = ruleset.catalogue.get(placed.card) else {
                continue;
            };
            let tucked: Vec<Thing> = pyramid
                .under(placed.card)
                .filter_map(|id| Some(Thing::from(ruleset.catalogue.get(id)?)))
                .collect();
            let gems = pyramid.parked_on(placed.card);
            if !gems.is_empty() {
                self.facts.push(words::alt_parked(w, host, &gems));
            }
            if tucked.is_empty() {
                continue;
            }
            let count = tucked.len();
            let named = words::alt_under(w, host, tucked);
            if count <= FEW {
                self.facts.push(named);
            } else {
                let counted = words::alt_under_count(w, host, count);
                self.facts.push(counted);
                self.under.push(named);
            }
        }
    }
}

/// The cards, level by level from the top.
fn levels(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<String> {
    let mut all = vec![];
    let extent = Extent::of(pyramid.cards.iter().map(|s| s.slot));
    for level in extent.levels() {
        let mut row: Vec<_> = pyramid
            .cards
            .iter()
            .filter(|s| i32::from(s.slot.level) == level)
            .collect();
        row.sort_by_key(|s| s.slot.column);
        let cards: Vec<Thing> = row
            .iter()
            .filter_map(|s| Some(Thing::from(ruleset.catalogue.get(s.card)?)))
            .collect();
        if !cards.is_empty() {
            all.push(words::alt_level(w, level as i8, cards));
        }
    }
    all
}
