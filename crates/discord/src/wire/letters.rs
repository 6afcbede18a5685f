//! Letters of places and cards in the pyramid, level by level from the bottom left. The picture
//! shows the same letters.

use viceroy_i18n::{GemLetters, Wording};
use viceroy_rules::cards::CardId;
use viceroy_rules::{Help, Offer, Question, SeatView, Shape, Slot, Topic};

pub fn letters(w: &Wording, offered: &[Offer]) -> Vec<(char, Slot)> {
    let mut slots: Vec<Slot> = vec![];
    for offer in offered {
        if let Offer::Place { slot, .. } = offer
            && !slots.contains(slot)
        {
            slots.push(*slot);
        }
    }
    slots.sort_by_key(|slot| (slot.level, slot.column));
    alphabet(w).zip(slots).collect()
}

/// Empty for other questions.
pub fn card_letters(w: &Wording, view: &SeatView, question: &Question) -> Vec<(char, CardId)> {
    let Shape::Pick { offers, .. } = &question.shape else {
        return vec![];
    };
    let cards = offers.iter().filter_map(|offer| card_of(question.topic, *offer));
    let mut cards: Vec<CardId> = cards.collect();
    cards.sort_by_key(|card| place_of(view, *card));
    alphabet(w).zip(cards).collect()
}

/// Without those of gems, as far as they look alike.
///
/// Never ends: a pyramid can have more places than there are letters, and those after z share it.
fn alphabet(w: &Wording) -> impl Iterator<Item = char> + use<> {
    let gems = GemLetters::of(w);
    let letters = ('A'..='Z').filter(move |letter| !gems.look_like(*letter));
    letters.chain('a'..='z').chain(std::iter::repeat('z'))
}

pub fn letter_of(w: &Wording, view: &SeatView, question: &Question, offer: Offer) -> Option<char> {
    if let Offer::Place { slot, .. } = offer {
        let letters = letters(w, &question.shape.offers());
        let found = letters.iter().find(|(_, place)| *place == slot)?;
        return Some(found.0);
    }
    let wanted = card_of(question.topic, offer)?;
    let letters = card_letters(w, view, question);
    let found = letters.iter().find(|(_, card)| *card == wanted)?;
    Some(found.0)
}

/// Sort key by position; cards outside the player's pyramid come last.
pub(crate) fn place_of(view: &SeatView, card: CardId) -> (i8, i8) {
    let pyramid = view.table.open.pyramids.get(view.seat);
    let found = pyramid.and_then(|pyramid| pyramid.find(card));
    found.map_or((i8::MAX, 0), |s| (s.slot.level, s.slot.column))
}

pub fn card_of(topic: Topic, offer: Offer) -> Option<CardId> {
    if let Offer::Replace(card) | Offer::TuckUnder(card) = offer {
        return Some(card);
    }
    if let (Offer::Card(card), Help::Places) = (offer, topic.help()) {
        return Some(card);
    }
    None
}
