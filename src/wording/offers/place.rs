//! Places of a card, with what a press will cost and bring.

use super::with;
use crate::cards::{CardId, Cost, Face};
use crate::orders::preview;
use crate::rules::{Answer, Offer, OpenFact, Payment, SeatView, Slot};
use crate::wording::{names, say};

/// Where a card goes, what it costs there, and what it brings.
pub(super) fn place(
    view: &SeatView,
    card: Option<CardId>,
    offer: Offer,
    (slot, payment): (Slot, &Payment),
    letter: char,
) -> (String, String) {
    let (letter, level) = (letter.to_string(), slot.level.to_string());
    let cost = card.map_or(Cost::NONE, |c| view.table.ruleset.cost(c, slot.level));
    let paid = names::gems(&payment.from_screen(&cost));
    let pay = if cost.is_nothing() {
        say("offer-place-free", &[])
    } else if payment.infinite.is_empty() {
        with("offer-place-pay", &[("gems", &paid)])
    } else {
        let infinite = names::gems(&payment.infinite);
        with(
            "offer-place-infinite",
            &[("gems", &paid), ("infinite", &infinite)],
        )
    };
    let title = with(
        "offer-place",
        &[("letter", &letter), ("level", &level), ("pay", &pay)],
    );
    let gives = card.map(|c| gives_on(view, c, slot.level));
    let stands = stands(view, slot);
    let circle = closes(view, offer);
    let more: Vec<String> = [stands, circle, gives].into_iter().flatten().collect();
    let more = more.into_iter().reduce(|first, second| {
        with(
            "offer-place-both",
            &[("first", &first), ("second", &second)],
        )
    });
    (title, more.unwrap_or_default())
}

/// What is beside or below a place, for those who do not see the letters in the picture.
fn stands(view: &SeatView, slot: Slot) -> Option<String> {
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let below = |column| {
        let level = slot.level - 1;
        let standing = pyramid.at(Slot { level, column })?;
        Some(view.table.ruleset.card(standing.card).name.en.clone())
    };
    if let (Some(left), Some(right)) = (below(slot.column), below(slot.column + 1)) {
        return Some(with(
            "offer-place-on",
            &[("first", &left), ("second", &right)],
        ));
    }
    let row = pyramid.cards.iter().filter(|s| s.slot.level == slot.level);
    let middle = row.map(|s| s.slot.column).min()?;
    Some(if slot.column < middle {
        say("offer-place-left", &[])
    } else {
        say("offer-place-right", &[])
    })
}

fn gives_on(view: &SeatView, card: CardId, level: i8) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels } => {
            let row = usize::try_from(level - 1).ok().and_then(|i| levels.get(i));
            match row {
                Some(row) => {
                    let rewards = names::rewards(&row.reward);
                    with("offer-place-gives", &[("rewards", &rewards)])
                }
                None => say("offer-place-fifth", &[]),
            }
        }
        Face::Law { .. } => say("offer-place-law", &[]),
    }
}

/// The colours of the circles that an offer would close, tried on an imagined table.
pub(super) fn closes(view: &SeatView, offer: Offer) -> Option<String> {
    let facts = preview(view, &Answer::one(offer)).ok()?;
    let colours: Vec<String> = facts
        .iter()
        .filter_map(|fact| {
            if let OpenFact::Circle { colour, .. } = fact {
                Some(names::colour(*colour))
            } else {
                None
            }
        })
        .collect();
    let colours = names::listed_and(&colours);
    (!colours.is_empty()).then(|| with("offer-place-circle", &[("colour", &colours)]))
}
