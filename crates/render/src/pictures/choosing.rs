//! The own pyramid with the selectable cards lettered.

use super::asked::asking;
use super::layout::{Corner, FaceSpace, taken};
use super::prelude::*;
use viceroy_i18n::pictures as words;
use viceroy_rules::{Offer, Question, Shape, Topic};

/// Other cards are shaded; includes the card that requires the choice.
pub fn choosing(
    w: &Wording,
    view: &SeatView,
    letters: &[(char, CardId)],
    room: PictureRoom,
) -> PrivatePicture {
    let none = Pyramid::default();
    let table = &view.table;
    let pyramid = table.open.pyramids.get(view.seat).unwrap_or(&none);
    let extent = Extent::of(taken(pyramid));
    let question = view.question.as_ref();
    let catalogue = table.ruleset.catalogue;
    let card = question.and_then(|q| q.card).and_then(|id| catalogue.get(id));
    let why = question.map_or(words::Choosing::Instead, why);
    let (mut scene, layout) = asking(w, view, extent, (card, room));
    let lettered = |s: &PlacedCard| letters.iter().find(|(_, card)| *card == s.card);

    let hosts = |s: &PlacedCard| pyramid.under(s.card).next().is_some();

    layout.cards(w, &mut scene, &table.ruleset, pyramid);
    for placed in &pyramid.cards {
        let room = match (lettered(placed), hosts(placed)) {
            (Some(_), true) => FaceSpace::BesideLetter,
            (Some(_), false) => FaceSpace::AboveLetter,
            (None, _) => FaceSpace::Whole,
        };
        layout.on_card(&mut scene, &table.ruleset, pyramid, placed, room);
    }
    layout.on_domain(&mut scene, pyramid);
    let size = Size::new(layout.width, card_height(layout.width));
    if let Some(domain) = pyramid.domain {
        scene.panel(layout.corner(domain.slot), size, PanelStyle::Veil);
    }
    for placed in &pyramid.cards {
        let style = match lettered(placed) {
            Some(_) => PanelStyle::Frame,
            None => PanelStyle::Veil,
        };
        scene.panel(layout.corner(placed.slot), size, style);
    }
    // Circles stay bright, since moving a card may break them.
    layout.discs(&mut scene, &table.ruleset, pyramid);
    for placed in &pyramid.cards {
        if let Some((letter, _)) = lettered(placed) {
            let corner = if hosts(placed) { Corner::LowerLeft } else { Corner::LowerRight };
            layout.letter(&mut scene, placed.slot, corner, *letter);
        }
    }

    let mut said: Vec<String> =
        card.map(|card| words::choosing(w, why, card)).into_iter().collect();
    for (letter, id) in letters {
        if let (Some(card), Some(placed)) = (catalogue.get(*id), pyramid.find(*id)) {
            let lying = pyramid.tokens.iter().filter(|t| t.on == *id);
            let tokens: Vec<_> = lying.map(|t| t.token).collect();
            let level = placed.slot.level;
            said.push(words::alt_choice(w, *letter, card, level, &tokens));
        }
    }
    said.extend(words::then(w, view.table.reality));
    said.push(words::alt_holds(w, &view.screen));
    said.extend(PyramidText::new(w, &table.ruleset, pyramid).facts);
    PrivatePicture { scene: shaped(scene), alt: PrivateText(words::join(w, &said)) }
}

fn why(question: &Question) -> words::Choosing {
    let first = match &question.shape {
        Shape::Pick { offers, .. } => offers.first(),
        _ => None,
    };
    match (question.topic, first) {
        (Topic::Bribe, _) => words::Choosing::Bribe,
        (Topic::Relocate, _) => words::Choosing::Relocate,
        (_, Some(Offer::Card(_))) => words::Choosing::Slip,
        (_, Some(Offer::TuckUnder(_))) => words::Choosing::Under,
        _ => words::Choosing::Instead,
    }
}
