//! The own pyramid with lettered places for a card.

use super::asked::asking;
use super::layout::taken;
use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::cards::SectionColour;

pub fn placing(
    w: &Wording,
    view: &SeatView,
    card: CardId,
    places: &[(char, Slot)],
    room: PictureRoom,
) -> PrivatePicture {
    let none = Pyramid::default();
    let table = &view.table;
    let pyramid = table.open.pyramids.get(view.seat).unwrap_or(&none);
    let extent = Extent::of(taken(pyramid).chain(places.iter().map(|(_, slot)| *slot)));
    let card = table.ruleset.catalogue.get(card);
    let (mut scene, layout) = asking(w, view, extent, (card, room));
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
    said.extend(words::then(w, view.table.reality));
    said.push(words::alt_holds(w, &view.screen));
    said.extend(PyramidText::new(w, &table.ruleset, pyramid).facts);
    layout.lay(w, &mut scene, &table.ruleset, pyramid);
    for (letter, slot) in places {
        let sections = card.map_or([SectionColour::None; 4], |card| card.sections.all());
        let look = Look::Place { letter: *letter, width: layout.width, sections };
        scene.lay(layout.corner(*slot), look);
        if let Some(card) = card {
            let cost = table.ruleset.cost(card.id, slot.level);
            layout.gems(&mut scene, *slot, &cost);
            if let Some((colour, value)) = promised(pyramid, card, *slot) {
                layout.disc(&mut scene, *slot, colour, value);
            }
        }
    }
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

fn promised(pyramid: &Pyramid, card: &Card, slot: Slot) -> Option<(Colour, u16)> {
    let placed =
        PlacedCard { card: card.id, slot, sections: card.sections.all(), painted: [None; 4] };
    let colour = pyramid.circle_under(&placed)?.single_colour()?;
    let worth = i16::from(slot.level) + query::circle_bonus(pyramid)[colour];
    Some((colour, u16::try_from(worth).unwrap_or(0)))
}
