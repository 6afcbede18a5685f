//! Places of a card, with what a press will cost and bring.

use super::label::{Label, OPTION};
use crate::cards::{CardId, Cost, Face, Section};
use crate::orders::preview;
use crate::rules::{Answer, Offer, OpenFact, Payment, Question, SeatView, Shape, Slot};
use crate::wording::Wording;
use crate::wording::game::bottoms;
use crate::wording::thing::{Joined, Thing};

/// Where a card goes, what it costs there, and what it brings.
pub(super) fn place(
    w: &Wording,
    view: &SeatView,
    question: &Question,
    slot: Slot,
    payment: Payment,
    letter: char,
) -> Label {
    let card = question.card;
    let cost = cost_at(question, slot);
    let gems = Thing::gems_and_diamonds(payment.from_screen(&cost), payment.diamonds(&cost));
    let criminal = card.filter(|c| view.table.ruleset.card(*c).is_criminal());
    let pay = if criminal.is_some() {
        w.say(text!(offer_place_judgements))
    } else if cost.is_nothing() {
        w.say(text!(offer_place_free))
    } else if payment.infinite.is_empty() {
        w.say(text!(offer_place_pay, gems))
    } else {
        let infinite = payment.infinite;
        match payment.from_screen(&cost).is_empty() && payment.diamonds(&cost) == 0 {
            true => w.say(text!(offer_place_infinite_alone, infinite)),
            false => w.say(text!(offer_place_infinite, gems, infinite)),
        }
    };
    let title = w.say(text!(offer_place, letter, level = slot.level, pay));
    let gives = card.map(|c| gives_on(w, view, c, slot.level));
    let stands = stands(w, view, slot);
    let circle = closes(w, view, Offer::Place { slot, payment });
    let both = |first, second| w.say(text!(offer_place_both, first, second));
    let joined = |parts: &[Option<String>]| {
        let parts = parts.iter().flatten().cloned();
        parts.reduce(both).unwrap_or_default()
    };
    let all = [stands, circle, gives];
    let whole = joined(&all);
    // Where it is stands in the picture, too, and what it brings does not.
    Label::of(title).with(match whole.chars().count() > OPTION {
        true => joined(&all[1..]),
        false => whole,
    })
}

/// What a place costs there where it is asked: to move a card costs nothing.
fn cost_at(question: &Question, slot: Slot) -> Cost {
    let Shape::Place { places, .. } = &question.shape else {
        return Cost::NONE;
    };
    let mut places = places.iter();
    let asked = places.find(|placing| placing.slot == slot);
    asked.map_or(Cost::NONE, |placing| placing.cost)
}

/// What is beside or below a place, for those who do not see the letters in the picture.
fn stands(w: &Wording, view: &SeatView, slot: Slot) -> Option<String> {
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let below = |column| {
        let level = slot.level - 1;
        let lies = pyramid.section_at(Slot { level, column }, Section::TopLeft)?;
        let card = |card| Thing::bare_card(view.table.ruleset.card(card));
        Some(lies.card.map_or(Thing::OwnDomainCard, card))
    };
    if let (Some(left), Some(right)) = (below(slot.column), below(slot.column + 1)) {
        return Some(w.say(text!(offer_place_on, first = left, second = right)));
    }
    if slot.level == 0 {
        return below_base(w, view, slot);
    }
    let row = pyramid.cards.iter().filter(|s| s.slot.level == slot.level);
    let middle = row.map(|s| s.slot.column).min()?;
    Some(if slot.column < middle {
        w.say(text!(offer_place_left))
    } else {
        w.say(text!(offer_place_right))
    })
}

/// What a place under the base lies below.
fn below_base(w: &Wording, view: &SeatView, slot: Slot) -> Option<String> {
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let above = |column| {
        let lies = pyramid.section_at(Slot { level: 1, column }, Section::BottomLeft)?;
        let card = |card| Thing::bare_card(view.table.ruleset.card(card));
        Some(lies.card.map_or(Thing::OwnDomainCard, card))
    };
    let (left, right) = (above(slot.column - 1)?, above(slot.column)?);
    Some(w.say(text!(offer_place_below, first = left, second = right)))
}

/// What a card gives on a level.
pub(super) fn gives_on(w: &Wording, view: &SeatView, card: CardId, level: i8) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels, .. } => {
            let row = usize::try_from(level - 1).ok().and_then(|i| levels.get(i));
            match row {
                Some(row) => bottoms::row(w, view.table.ruleset.card(card), &row.reward),
                None => w.say(text!(offer_place_fifth)),
            }
        }
        Face::Law { .. } => w.say(text!(offer_place_law)),
        Face::Criminal { .. } => w.say(text!(offer_place_criminal)),
    }
}

/// The colours of the circles that an offer would close, tried on an imagined table.
pub(super) fn closes(w: &Wording, view: &SeatView, offer: Offer) -> Option<String> {
    let facts = preview(view, &Answer::one(offer)).ok()?;
    let colours: Vec<Thing> = facts
        .iter()
        .filter_map(|fact| {
            if let OpenFact::Circle { colour, .. } = fact {
                Some(Thing::Colour(*colour))
            } else {
                None
            }
        })
        .collect();
    let is_any = !colours.is_empty();
    let colours = Thing::List(colours, Joined::And);
    is_any.then(|| w.say(text!(offer_place_circle, colour = colours)))
}
