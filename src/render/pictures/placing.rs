//! The own pyramid with lettered free places for a card.

use super::pyramid::ground;
use super::stand::Extent;
use super::{MARGIN, PrivatePicture, printed};
use crate::cards::CardId;
use crate::render::scene::*;
use crate::render::text;
use crate::rules::{Pyramid, SeatView, Slot};
use crate::wording::{PrivateText, Wording, pictures as words};

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
    let standing = pyramid.standing.iter().map(|s| s.slot);
    let extent = Extent::of(standing.chain(places.iter().map(|(_, slot)| *slot)));
    let card = table.ruleset.catalogue.get(card);
    let head = if card.is_some() { 290 } else { MARGIN };
    let (mut scene, stand) = ground(extent, head);
    let mut said = vec![];
    if let Some(card) = card {
        let width = scene.width as i32;
        scene.lay(MARGIN, MARGIN, Look::Card(printed(card, 252)));
        let room = (width - 3 * MARGIN - 252) as f32;
        let heading = words::placing(w, card);
        let (size, lines) = text::fill(&heading, Weight::Bold, (room, 220.0), (24.0, 48.0));
        for (i, line) in lines.iter().enumerate() {
            scene.write(
                (2 * MARGIN + 252, 120 + (i as f32 * size * 1.25) as i32),
                line.clone(),
                size as u16,
                Ink::Light,
                Align::Left,
            );
        }
        let levels: Vec<(char, i8)> = places.iter().map(|(c, s)| (*c, s.level)).collect();
        said.push(words::alt_placing(w, card, pyramid.standing.len(), &levels));
    }
    for (letter, slot) in places {
        let (x, y) = stand.corner(*slot);
        let look = Look::Place {
            letter: *letter,
            width: stand.width,
        };
        scene.lay(x, y, look);
    }
    stand.lay(&mut scene, &table.ruleset, pyramid, FaceDetail::Full);
    PrivatePicture {
        scene,
        alt: PrivateText(words::join(&said)),
    }
}
