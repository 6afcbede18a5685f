//! The own pyramid with lettered free places for a card.

use super::board::{GAP, INSIDE, MARGIN, shaped};
use super::hand::holdings;
use super::head;
use super::layout::{Extent, Layout, taken};
use super::levels::scale;
use super::picture::PrivatePicture;
use super::printed::printed;
use super::sums;
use super::told::Told;
use crate::cards::{Card, CardId, Colour, SectionColour};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{PlacedCard, Pyramid, SeatView, Slot};
use crate::wording::{PrivateText, Wording, pictures as words};

/// The width of the card that looks for its place, above the pyramid and at its left.
const CARD: u16 = 190;
const LARGE: u16 = 230;
/// The widest card of the pyramid, and room for the level numbers.
const MOST: u16 = 210;
const SCALE: i32 = 40;
const GEM: u16 = 46;
/// The height of a question of three lines, a card and three rows of holdings at the left of a pyramid.
const COLUMN: i32 = 590;

/// The pyramid of the viewer with free places by letter, and the card that looks for its place.
pub fn placing(
    w: &Wording,
    view: &SeatView,
    card: CardId,
    places: &[(char, Slot)],
) -> PrivatePicture {
    let none = Pyramid::default();
    let table = &view.table;
    let pyramid = table.open.pyramids.get(view.seat).unwrap_or(&none);
    let extent = Extent::of(taken(pyramid).chain(places.iter().map(|(_, slot)| *slot)));
    let card = table.ruleset.catalogue.get(card);
    let (mut scene, layout) = asking(w, view, extent, card, |card| words::placing(w, card));
    let mut said = vec![];
    if let Some(card) = card {
        let told: Vec<words::LetteredPlace> = places
            .iter()
            .map(|(letter, slot)| words::LetteredPlace {
                letter: *letter,
                level: slot.level,
                circle: promised(pyramid, card, *slot),
            })
            .collect();
        said.push(words::alt_placing(w, card, pyramid.cards.len(), &told));
    }
    said.push(words::alt_holds(w, &view.screen));
    said.extend(Told::new(w, &table.ruleset, pyramid).facts);
    layout.lay(w, &mut scene, &table.ruleset, pyramid);
    for (letter, slot) in places {
        let sections = card.map_or([SectionColour::None; 4], |card| card.sections.all());
        let look = Look::Place {
            letter: *letter,
            width: layout.width,
            sections,
        };
        scene.lay(layout.corner(*slot), look);
        if let Some(card) = card {
            let cost = table.ruleset.cost(card.id, slot.level);
            layout.gems(&mut scene, *slot, &cost);
            if let Some((colour, value)) = promised(pyramid, card, *slot) {
                layout.disc(&mut scene, *slot, colour, value);
            }
        }
    }
    PrivatePicture {
        scene: shaped(scene),
        alt: PrivateText(words::join(&said)),
    }
}

/// Where a question, the card it is about and the own gems stand: over the pyramid, or at its left where there is more room
/// for it so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stands {
    Above,
    Left,
}

impl Stands {
    /// The room that is left for the pyramid, with its level numbers.
    fn room(self) -> Size<i32> {
        match self {
            Stands::Above => Size::new(
                INSIDE.width,
                INSIDE.height - i32::from(card_height(CARD)) - GAP,
            ),
            Stands::Left => Size::new(INSIDE.width - i32::from(LARGE) - GAP, INSIDE.height),
        }
    }

    fn card(self, extent: Extent) -> u16 {
        let room = self.room();
        let inside = Size::new(room.width - SCALE, room.height);
        Layout::card_within(extent, inside, 8..=MOST)
    }
}

/// A ground for the own pyramid, with what is asked about a card, that card, and the own gems.
pub(super) fn asking(
    w: &Wording,
    view: &SeatView,
    extent: Extent,
    card: Option<&Card>,
    asks: impl FnOnce(&Card) -> String,
) -> (Scene, Layout) {
    let stands = [Stands::Above, Stands::Left]
        .into_iter()
        .max_by_key(|stands| stands.card(extent))
        .unwrap_or(Stands::Above);
    let width = stands.card(extent);
    let (wide, high) = (Layout::wide(extent, width), Layout::high(extent, width));
    let all = match stands {
        Stands::Above => Size::new(
            (wide + SCALE).clamp(760, INSIDE.width),
            high + i32::from(card_height(CARD)) + GAP,
        ),
        Stands::Left => Size::new(wide + SCALE + i32::from(LARGE) + GAP, high.max(COLUMN)),
    };
    let mut scene = Scene::new(
        (all.width + 2 * MARGIN) as u32,
        (all.height + 2 * MARGIN) as u32,
    );
    let room = match stands {
        Stands::Above => Rect::new(MARGIN, MARGIN + all.height - high, all.width, high),
        Stands::Left => Rect::new(
            MARGIN + i32::from(LARGE) + GAP,
            MARGIN,
            wide + SCALE,
            all.height,
        ),
    };
    let at = Point::new(
        room.at.x + SCALE + (room.size.width - SCALE - wide) / 2,
        room.at.y + room.size.height - high,
    );
    let layout = Layout::new(extent, width, FaceDetail::standing(width), at);
    let across = room.at.x..room.at.x + room.size.width;
    scale(&mut scene, extent, &layout, across);
    let held = holdings(view);
    let card = card.map(|card| (card, asks(card)));
    let asked = card.as_ref().map_or("", |(_, asked)| asked.as_str());
    let card = card.as_ref().map(|(card, _)| *card);
    match stands {
        Stands::Above => {
            let mut from = Point::new(MARGIN, MARGIN);
            if let Some(card) = card {
                let look = printed(w, &view.table.ruleset, card, CARD);
                scene.lay(from, Look::Card(look));
                from = from.moved(i32::from(CARD) + 2 * GAP, 0);
            }
            let room = all.width + MARGIN - from.x;
            let below = question(&mut scene, from, Size::new(room as f32, 96.0), asked);
            head::wrapped(&mut scene, below, &held, room, GEM);
        }
        Stands::Left => {
            let from = Point::new(MARGIN, MARGIN);
            let room = Size::new(f32::from(LARGE), 130.0);
            let mut below = question(&mut scene, from, room, asked);
            if let Some(card) = card {
                let look = printed(w, &view.table.ruleset, card, LARGE);
                scene.lay(below, Look::Card(look));
                below = below.moved(0, i32::from(card_height(LARGE)) + GAP);
            }
            head::wrapped(&mut scene, below, &held, i32::from(LARGE), GEM);
        }
    }
    (scene, layout)
}

/// Writes a question as large as it fits; returns where what follows may begin.
fn question(scene: &mut Scene, at: Point, room: Size<f32>, asked: &str) -> Point {
    let (size, lines) = text::fill(asked, Weight::Bold, room, 24.0..=44.0);
    let mut y = at.y;
    for line in lines {
        y += (size * 1.2) as i32;
        let style = TextStyle::new(size as u16, TextColour::Plain, Align::Left);
        scene.write(Point::new(at.x, y - (size * 0.2) as i32), line, style);
    }
    Point::new(at.x, y + GAP + 4)
}

/// The colour and value of the circle that a card would close in one colour at a slot.
fn promised(pyramid: &Pyramid, card: &Card, slot: Slot) -> Option<(Colour, u16)> {
    let placed = PlacedCard {
        card: card.id,
        slot,
        sections: card.sections.all(),
        painted: [None; 4],
    };
    let colour = pyramid.circle_under(&placed)?.single_colour()?;
    let level = u16::try_from(slot.level).unwrap_or(0);
    Some((colour, level + sums::bonus(pyramid, colour)))
}
