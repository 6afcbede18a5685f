//! Where a card goes, and which card of the pyramid it concerns: both are lettered in the order in which they are
//! offered; the picture shows the same letters.

use super::rows::{Button, Choice, Row, in_menus, in_rows};
use super::{Asked, pick};
use crate::cards::CardId;
use crate::rules::{Answer, Offer, Question, Shape, Slot, Topic};
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
    // More places than letters would need a pyramid wider than all cards of the game; those after Z share its letter.
    let letters = ('A'..='Z').chain(std::iter::repeat('Z'));
    letters.zip(slots).collect()
}

/// The cards of the own pyramid that are offered, with their letters; none for other questions.
pub fn card_letters(question: &Question) -> Vec<(char, CardId)> {
    let Shape::Pick { offers, .. } = &question.shape else {
        return vec![];
    };
    let cards = offers
        .iter()
        .filter_map(|offer| card_of(question.topic, *offer));
    // A pyramid can have more cards than the alphabet has letters; those after z share its letter.
    let letters = ('A'..='Z').chain('a'..='z').chain(std::iter::repeat('z'));
    letters.zip(cards).collect()
}

/// The letter of a card that is offered; other offers have none.
pub(super) fn letter_of(question: &Question, offer: Offer) -> Option<char> {
    let wanted = card_of(question.topic, offer)?;
    let letters = card_letters(question);
    let found = letters.iter().find(|(_, card)| *card == wanted)?;
    Some(found.0)
}

/// The card of the own pyramid that an offer chooses.
fn card_of(topic: Topic, offer: Offer) -> Option<CardId> {
    if let Offer::Replace(card) | Offer::TuckUnder(card) = offer {
        return Some(card);
    }
    if let (Topic::Attaint, Offer::Card(card)) = (topic, offer) {
        return Some(card);
    }
    None
}

pub(super) fn rows(asked: &Asked<'_>, offered: &[Offer]) -> Vec<Row> {
    let is_place = |offer: &Offer| matches!(offer, Offer::Place { .. });
    if !offered.iter().any(is_place) {
        return pick::one(asked, offered);
    }
    let letters = letters(offered);
    let mut choices = vec![];
    let mut others = vec![];
    // The variants of one place stand together.
    for (letter, place) in &letters {
        for offer in offered {
            if let Offer::Place { slot, .. } = offer
                && slot == place
            {
                let label =
                    offers::label(asked.view, asked.people, asked.question, *offer, *letter);
                choices.push(Choice {
                    label: label.title,
                    more: label.more,
                    answer: Answer::one(*offer),
                });
            }
        }
    }
    for offer in offered {
        if !matches!(offer, Offer::Place { .. }) {
            let label = asked.label(*offer).title;
            others.push(Button::new(asked.answer(Answer::one(*offer)), label));
        }
    }
    let title = offers::menu(offers::Menu::Place);
    let mut rows = in_menus(choices, &title, |i| asked.menu(i), 0);
    rows.extend(in_rows(others));
    rows
}
