//! One player's pyramid.

use super::stand::{self, Extent, Stand};
use super::{MARGIN, PublicPicture, head, name_of};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{BySeat, Pyramid, Ruleset, Seat, Slot, TableView};
use crate::wording::{PublicText, Wording, pictures as words};

/// Room for the level numbers at the left.
pub(super) const LEVELS: i32 = 56;
/// The width of the widest card in a picture of one pyramid.
const CARD: u16 = 240;
/// The least width of such a picture, so that few cards are not blown up on a phone.
const LEAST: i32 = 820;
/// Beyond this width cards shrink instead.
const MOST: i32 = 1900;

/// A player's pyramid with everything that lies on it, as large as it needs to be.
pub fn pyramid(w: &Wording, view: &TableView, seat: Seat, names: &BySeat<String>) -> PublicPicture {
    let owned = Owned::of(view, seat);
    let (scene, stand) = ground(owned.extent, owned.head());
    owned.painted(w, view, names, (scene, stand))
}

/// The same in a picture of a size, with cards as large as they fit.
pub fn pyramid_within(
    w: &Wording,
    view: &TableView,
    (seat, names): (Seat, &BySeat<String>),
    size: (u32, u32),
) -> PublicPicture {
    let owned = Owned::of(view, seat);
    let (extent, head) = (owned.extent, owned.head());
    let scene = Scene::new(size.0, size.1);
    let (width, height) = (size.0 as i32, size.1 as i32);
    let fits = |card: &u16| Stand::high(extent, *card) + head + MARGIN <= height;
    let across = Stand::card_width(extent, width - 2 * MARGIN - LEVELS, (36, CARD));
    let card = (36..=across).rev().find(fits).unwrap_or(36);
    let ground = laid(scene, extent, card, head);
    owned.painted(w, view, names, ground)
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
            extent: Extent::of(pyramid.standing.iter().map(|s| s.slot)),
            pieces: stand::pieces(&pyramid),
            pyramid,
        }
    }

    /// The height of what stands above the pyramid.
    fn head(&self) -> i32 {
        if self.pieces.is_empty() { 108 } else { 180 }
    }

    fn painted(
        &self,
        w: &Wording,
        view: &TableView,
        names: &BySeat<String>,
        (mut scene, stand): (Scene, Stand),
    ) -> PublicPicture {
        let pyramid = &self.pyramid;
        let name = name_of(w, names, self.seat);
        let width = scene.width as i32;
        let hand_text = self.hand.to_string();
        let hand_room = 56 + head::wide(&hand_text, 44) + 30;
        scene.write(
            (MARGIN, 66),
            text::fit(&name, 50, width - 2 * MARGIN - hand_room - 20),
            50,
            Ink::Plain,
            Align::Left,
        );
        head::counted(
            &mut scene,
            (width - MARGIN - hand_room, 20),
            Mark::Card,
            56,
            &hand_text,
        );
        let room = (width - 2 * MARGIN, 56);
        head::row(&mut scene, (MARGIN, 100), &self.pieces, room);
        if pyramid.standing.is_empty() {
            empty(w, &mut scene, &stand);
        }
        stand.lay(&mut scene, &view.ruleset, pyramid, FaceDetail::Full);
        let told = Told::new(w, &view.ruleset, pyramid);
        let mut said = vec![
            words::alt_pyramid(w, &name, pyramid.standing.len()),
            words::alt_in_hand(w, self.hand),
        ];
        said.extend(told.facts);
        said.extend(told.levels);
        said.extend(told.under);
        PublicPicture {
            scene,
            alt: PublicText(words::join(&said)),
        }
    }
}

/// A ground for one pyramid below a head of a height, with its level numbers.
pub(super) fn ground(extent: Extent, head: i32) -> (Scene, Stand) {
    let room = MOST - 2 * MARGIN - LEVELS;
    let card = Stand::card_width(extent, room, (36, CARD));
    let wide = Stand::wide(extent, card);
    let width = (wide + 2 * MARGIN + LEVELS).max(LEAST);
    let height = head + Stand::high(extent, card) + MARGIN;
    laid(Scene::new(width as u32, height as u32), extent, card, head)
}

/// A stand for cards of a width in the middle of a scene, below a head.
fn laid(mut scene: Scene, extent: Extent, card: u16, head: i32) -> (Scene, Stand) {
    let width = scene.width as i32;
    let wide = Stand::wide(extent, card);
    let x = LEVELS + MARGIN + (width - LEVELS - 2 * MARGIN - wide) / 2;
    let stand = Stand::new(extent, card, (x, head));
    scale(&mut scene, extent, &stand, (MARGIN / 2, width - MARGIN / 2));
    (scene, stand)
}

/// The level numbers at the left, with quiet bands across.
pub(super) fn scale(scene: &mut Scene, extent: Extent, stand: &Stand, (left, right): (i32, i32)) {
    let high = card_height(stand.width);
    let size = (high / 4).clamp(14, 46);
    for level in extent.levels() {
        let top = stand.row_top(level);
        if level % 2 == 1 || extent.rows() == 1 {
            scene.panel(
                left,
                top - 1,
                ((right - left).max(0) as u16, high + 3),
                PanelStyle::Band,
            );
        }
        scene.write(
            (left + 28, head::baseline(top, i32::from(high), size)),
            level.to_string(),
            size,
            Ink::Muted,
            Align::Centre,
        );
    }
}

/// Says that nothing lies here yet.
pub(super) fn empty(w: &Wording, scene: &mut Scene, stand: &Stand) {
    let (x, y) = stand.corner(Slot {
        level: 1,
        column: 0,
    });
    let (wide, high) = (stand.width, card_height(stand.width));
    scene.panel(x, y, (wide, high), PanelStyle::Hollow);
    let size = (wide / 9).max(12);
    scene.write(
        (
            x + i32::from(wide) / 2,
            head::baseline(y, i32::from(high), size),
        ),
        words::word(w, words::Word::NoCards),
        size,
        Ink::Muted,
        Align::Centre,
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
        let circles: Vec<_> = stand::circles(pyramid)
            .into_iter()
            .map(|(slot, colour, value)| (slot.level, colour, value))
            .collect();
        let mut told = Told {
            facts: vec![],
            levels: levels(w, ruleset, pyramid),
            under: vec![],
        };
        told.facts.extend(words::alt_circles(w, &circles));
        let tokens = words::alt_tokens(w, &stand::summary(pyramid));
        told.facts.extend(tokens);
        told.laid(w, ruleset, pyramid);
        told
    }

    /// Cards under others and gems on a law.
    fn laid(&mut self, w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) {
        for standing in &pyramid.standing {
            let Some(host) = ruleset.catalogue.get(standing.card) else {
                continue;
            };
            let tucked: Vec<String> = pyramid
                .under(standing.card)
                .filter_map(|id| Some(words::card(w, ruleset.catalogue.get(id)?)))
                .collect();
            let gems = pyramid.parked_on(standing.card);
            if !gems.is_empty() {
                self.facts.push(words::alt_parked(w, host, &gems));
            }
            if tucked.is_empty() {
                continue;
            }
            let named = words::alt_under(w, host, &tucked);
            if tucked.len() <= FEW {
                self.facts.push(named);
            } else {
                let counted = words::alt_under_count(w, host, tucked.len());
                self.facts.push(counted);
                self.under.push(named);
            }
        }
    }
}

/// The cards, level by level from the top.
fn levels(w: &Wording, ruleset: &Ruleset, pyramid: &Pyramid) -> Vec<String> {
    let mut all = vec![];
    let extent = Extent::of(pyramid.standing.iter().map(|s| s.slot));
    for level in extent.levels() {
        let mut row: Vec<_> = pyramid
            .standing
            .iter()
            .filter(|s| i32::from(s.slot.level) == level)
            .collect();
        row.sort_by_key(|s| s.slot.column);
        let cards: Vec<String> = row
            .iter()
            .filter_map(|s| Some(words::card(w, ruleset.catalogue.get(s.card)?)))
            .collect();
        if !cards.is_empty() {
            all.push(words::alt_level(w, level as i8, &cards));
        }
    }
    all
}
