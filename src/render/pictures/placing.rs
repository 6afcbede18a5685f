//! The own pyramid with lettered free places for a card.

use super::head;
use super::layout::{Extent, Layout};
use super::picture::{MARGIN, PrivatePicture};
use super::printed::printed;
use super::pyramid::{Told, ground, width_of};
use super::sums;
use crate::cards::{Card, CardId, Colour, SectionColour};
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{PlacedCard, Pyramid, Ruleset, SeatView, Slot};
use crate::wording::{PrivateText, Wording, pictures as words};

/// The least width of the card that looks for its place.
const CARD: u16 = 252;

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
    let placed = pyramid.cards.iter().map(|s| s.slot);
    let extent = Extent::of(placed.chain(places.iter().map(|(_, slot)| *slot)));
    let card = table.ruleset.catalogue.get(card);
    let (mut scene, layout) = asking(w, &table.ruleset, extent, card, |card| {
        words::placing(w, card)
    });
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
        said.extend(Told::new(w, &table.ruleset, pyramid).facts);
    }
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
        scene,
        alt: PrivateText(words::join(&said)),
    }
}

/// A ground for the own pyramid, with a card in the head and what is asked about it beside it.
pub(super) fn asking(
    w: &Wording,
    ruleset: &Ruleset,
    extent: Extent,
    card: Option<&Card>,
    asks: impl FnOnce(&Card) -> String,
) -> (Scene, Layout) {
    let across = width_of(extent);
    // As wide a part of the picture as a card that can be read on a telephone.
    let wide = CARD.max((across * 92 / PHONE as i32) as u16);
    let high = i32::from(card_height(wide));
    let head = match card {
        Some(_) => high + 3 * MARGIN,
        None => MARGIN,
    };
    let (mut scene, layout) = ground(extent, head);
    if let Some(card) = card {
        scene.lay(
            Point::new(MARGIN, MARGIN),
            Look::Card(printed(w, ruleset, card, wide)),
        );
        let room = (across - 3 * MARGIN - i32::from(wide)) as f32;
        let most = (across as f32 / 24.0).max(48.0);
        let (size, lines) = text::fill(
            &asks(card),
            Weight::Bold,
            Size::new(room, 220.0),
            24.0..=most,
        );
        let pitch = size * 1.25;
        let first = (high as f32 - pitch * (lines.len() as f32 - 1.0)) / 2.0;
        for (i, line) in lines.iter().enumerate() {
            let middle = MARGIN + (first + i as f32 * pitch) as i32;
            scene.write(
                Point::new(
                    2 * MARGIN + i32::from(wide),
                    head::baseline(middle, 0, size as u16),
                ),
                line.clone(),
                TextStyle::new(size as u16, TextColour::Plain, Align::Left),
            );
        }
    }
    (scene, layout)
}

/// The colour and value of the circle that a card would close in one colour at a slot.
fn promised(pyramid: &Pyramid, card: &Card, slot: Slot) -> Option<(Colour, u16)> {
    let placed = PlacedCard {
        card: card.id,
        slot,
        sections: card.sections.all(),
        painted: [false; 4],
    };
    let colour = pyramid.circle_under(&placed)?.single_colour()?;
    let level = u16::try_from(slot.level).unwrap_or(0);
    Some((colour, level + sums::bonus(pyramid, colour)))
}
