//! Where a card goes, and which card of the pyramid it concerns: both are lettered level by level from the bottom, from
//! left to right; the picture shows the same letters.

use super::rows::{Choice, Row, in_menus};
use super::{Asked, pick};
use crate::cards::CardId;
use crate::rules::{Answer, Help, Offer, Question, SeatView, Shape, Slot, Topic};
use crate::wording::offers;

/// The places that are offered, with their letters.
pub fn letters(offered: &[Offer]) -> Vec<(char, Slot)> {
    let mut slots: Vec<Slot> = vec![];
    for offer in offered {
        if let Offer::Place { slot, .. } = offer
            && !slots.contains(slot)
        {
            slots.push(*slot);
        }
    }
    slots.sort_by_key(|slot| (slot.level, slot.column));
    alphabet().zip(slots).collect()
}

/// The cards of the own pyramid that are offered, with their letters; none for other questions.
pub fn card_letters(view: &SeatView, question: &Question) -> Vec<(char, CardId)> {
    let Shape::Pick { offers, .. } = &question.shape else {
        return vec![];
    };
    let cards = offers
        .iter()
        .filter_map(|offer| card_of(question.topic, *offer));
    let mut cards: Vec<CardId> = cards.collect();
    cards.sort_by_key(|card| place_of(view, *card));
    alphabet().zip(cards).collect()
}

/// Letters for as many as there are. A pyramid can have more cards, and with gaps in its rows more places, than the
/// alphabet has letters; those after z share its letter.
fn alphabet() -> impl Iterator<Item = char> {
    ('A'..='Z').chain('a'..='z').chain(std::iter::repeat('z'))
}

/// The letter of a card that is offered; other offers have none.
pub(super) fn letter_of(asked: &Asked<'_>, offer: Offer) -> Option<char> {
    let wanted = card_of(asked.question.topic, offer)?;
    let letters = card_letters(asked.view, asked.question);
    let found = letters.iter().find(|(_, card)| *card == wanted)?;
    Some(found.0)
}

/// Where a card stands in the own pyramid, as its letter follows from it; what does not stand there comes last.
fn place_of(view: &SeatView, card: CardId) -> (i8, i8) {
    let pyramid = view.table.open.pyramids.get(view.seat);
    let found = pyramid.and_then(|pyramid| pyramid.find(card));
    found.map_or((i8::MAX, 0), |s| (s.slot.level, s.slot.column))
}

/// The card of the own pyramid that an offer chooses.
fn card_of(topic: Topic, offer: Offer) -> Option<CardId> {
    if let Offer::Replace(card) | Offer::TuckUnder(card) = offer {
        return Some(card);
    }
    if let (Offer::Card(card), Help::Places) = (offer, topic.help()) {
        return Some(card);
    }
    None
}

/// The cards of the pyramid that may be chosen, in the order of their letters.
pub(super) fn cards(asked: &Asked<'_>, offered: &[Offer]) -> Vec<Row> {
    let mut offered = offered.to_vec();
    offered.sort_by_key(|offer| {
        let card = card_of(asked.question.topic, *offer);
        card.map_or((i8::MAX, 0), |card| place_of(asked.view, card))
    });
    pick::one(asked, &offered)
}

/// The free places, each with every way to pay.
pub(super) fn places(asked: &Asked<'_>, offered: &[Offer]) -> Vec<Row> {
    let mut choices = vec![];
    // The ways to pay for one place stand together.
    for (letter, place) in letters(offered) {
        let here = |offer: &&Offer| matches!(offer, Offer::Place { slot, .. } if *slot == place);
        for offer in offered.iter().filter(here) {
            let label = offers::label(asked.view, asked.people, asked.question, *offer, letter);
            choices.push(Choice {
                label: label.title,
                more: label.more,
                answer: Answer::one(*offer),
            });
        }
    }
    let title = offers::menu(offers::Menu::Place);
    in_menus(choices, &title, |i| asked.menu(i), 0)
}
