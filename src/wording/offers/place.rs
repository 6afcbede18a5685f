//! Places of a card, with what a press will cost and bring.

use crate::cards::{CardId, Cost, Face, Section};
use crate::orders::preview;
use crate::rules::{Answer, Offer, OpenFact, Payment, SeatView, Slot};
use crate::wording::thing::{Joined, Thing};
use crate::wording::{Arg, Wording, bottoms};

/// Where a card goes, what it costs there, and what it brings.
pub(super) fn place(
    w: &Wording,
    view: &SeatView,
    card: Option<CardId>,
    slot: Slot,
    payment: Payment,
    letter: char,
) -> (String, String) {
    let letter = letter.to_string();
    let cost = card.map_or(Cost::NONE, |c| view.table.ruleset.cost(c, slot.level));
    let paid = Thing::gems_and_diamonds(payment.from_screen(&cost), payment.diamonds(&cost));
    let paid = ("gems", paid.into());
    let criminal = card.filter(|c| view.table.ruleset.card(*c).is_criminal());
    let pay = if criminal.is_some() {
        w.say("offer-place-judgements", &[])
    } else if cost.is_nothing() {
        w.say("offer-place-free", &[])
    } else if payment.infinite.is_empty() {
        w.say("offer-place-pay", &[paid])
    } else {
        let infinite = ("infinite", payment.infinite.into());
        w.say("offer-place-infinite", &[paid, infinite])
    };
    let title = [
        ("letter", Arg::Text(&letter)),
        ("level", slot.level.into()),
        ("pay", Arg::Text(&pay)),
    ];
    let title = w.say("offer-place", &title);
    let gives = card.map(|c| gives_on(w, view, c, slot.level));
    let stands = stands(w, view, slot);
    let circle = closes(w, view, Offer::Place { slot, payment });
    let more: Vec<String> = [stands, circle, gives].into_iter().flatten().collect();
    let more = more.into_iter().reduce(|first, second| {
        let both = [("first", Arg::Text(&first)), ("second", Arg::Text(&second))];
        w.say("offer-place-both", &both)
    });
    (title, more.unwrap_or_default())
}

/// What is beside or below a place, for those who do not see the letters in the picture.
fn stands(w: &Wording, view: &SeatView, slot: Slot) -> Option<String> {
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let below = |column| {
        let level = slot.level - 1;
        let lies = pyramid.section_at(Slot { level, column }, Section::TopLeft)?;
        let card = |card| Thing::bare_card(view.table.ruleset.card(card));
        let domain = || Thing::Said(w.say("domain-card", &[]));
        Some(lies.card.map_or_else(domain, card))
    };
    if let (Some(left), Some(right)) = (below(slot.column), below(slot.column + 1)) {
        let both = [("first", left.into()), ("second", right.into())];
        return Some(w.say("offer-place-on", &both));
    }
    if slot.level == 0 {
        return below_base(w, view, slot);
    }
    let row = pyramid.cards.iter().filter(|s| s.slot.level == slot.level);
    let middle = row.map(|s| s.slot.column).min()?;
    Some(if slot.column < middle {
        w.say("offer-place-left", &[])
    } else {
        w.say("offer-place-right", &[])
    })
}

/// What a place under the base lies below.
fn below_base(w: &Wording, view: &SeatView, slot: Slot) -> Option<String> {
    let pyramid = view.table.open.pyramids.get(view.seat)?;
    let above = |column| {
        let lies = pyramid.section_at(Slot { level: 1, column }, Section::BottomLeft)?;
        let card = |card| Thing::bare_card(view.table.ruleset.card(card));
        let domain = || Thing::Said(w.say("domain-card", &[]));
        Some(lies.card.map_or_else(domain, card))
    };
    let (left, right) = (above(slot.column - 1)?, above(slot.column)?);
    let both = [("first", left.into()), ("second", right.into())];
    Some(w.say("offer-place-below", &both))
}

/// What a card gives on a level.
pub(super) fn gives_on(w: &Wording, view: &SeatView, card: CardId, level: i8) -> String {
    match &view.table.ruleset.card(card).face {
        Face::Character { levels, .. } => {
            let row = usize::try_from(level - 1).ok().and_then(|i| levels.get(i));
            match row {
                Some(row) => bottoms::row(w, view.table.ruleset.card(card), &row.reward),
                None => w.say("offer-place-fifth", &[]),
            }
        }
        Face::Law { .. } => w.say("offer-place-law", &[]),
        Face::Criminal { .. } => w.say("offer-place-criminal", &[]),
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
    is_any.then(|| w.say("offer-place-circle", &[("colour", colours.into())]))
}
