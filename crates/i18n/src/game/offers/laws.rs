//! Labels for laws with tasks.

use super::label::{BUTTON, Label};
use super::place::{closes, gives_on};
use crate::language::short_called;
use crate::prelude::*;

/// What happens to a card in the player's pyramid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    Replace,
    TuckUnder,
    RewardAgain,
    Slip,
    Relocate,
}

pub(super) fn target(
    w: &Wording,
    view: &SeatView,
    target: Target,
    card: CardId,
    letter: char,
) -> Label {
    let name = Term::card(view.table.ruleset.catalogue, card);
    let title = match target {
        Target::Replace => w.say(text!(offer_replace, card = name, letter)),
        Target::TuckUnder | Target::RewardAgain => {
            w.say(text!(offer_tuck_under, card = name, letter))
        }
        Target::Slip => w.say(text!(offer_slip, card = name, letter)),
        Target::Relocate => w.say(text!(offer_relocate, card = name, letter)),
    };
    let place = match target {
        Target::RewardAgain => place_and_reward(w, view, card),
        _ => place_and_tokens(w, view, card),
    };
    let offer = target.offer(card);
    Label::of(title).with(match offer.and_then(|offer| closes(w, view, offer)) {
        Some(circle) => w.say(text!(offer_place_both, first = place, second = circle)),
        None => place,
    })
}

impl Target {
    fn offer(self, card: CardId) -> Option<Offer> {
        match self {
            Target::Replace => Some(Offer::Replace(card)),
            Target::TuckUnder | Target::RewardAgain => Some(Offer::TuckUnder(card)),
            Target::Slip => Some(Offer::Card(card)),
            Target::Relocate => None,
        }
    }
}

fn place_and_tokens(w: &Wording, view: &SeatView, card: CardId) -> String {
    let Some(pyramid) = view.table.open.pyramids.get(view.seat) else {
        return String::new();
    };
    let level = pyramid.find(card).map_or(0, |s| s.slot.level);
    let here = pyramid.tokens.iter().filter(|l| l.on == card);
    match Term::some(Term::tokens(here.map(|l| l.token)), Joined::And) {
        Some(tokens) => w.say(text!(offer_on_level_with, level, tokens)),
        None => w.say(text!(offer_on_level, level)),
    }
}

fn place_and_reward(w: &Wording, view: &SeatView, card: CardId) -> String {
    let pyramid = view.table.open.pyramids.get(view.seat);
    let placed = pyramid.and_then(|pyramid| pyramid.find(card));
    let level = placed.map_or(0, |s| s.slot.level);
    let on = w.say(text!(offer_on_level, level));
    let gives = gives_on(w, view, card, level);
    w.say(text!(offer_place_both, first = on, second = gives))
}

pub(super) fn token(
    w: &Wording,
    view: &SeatView,
    people: &BySeat<String>,
    seat: Seat,
    card: CardId,
    token: Token,
) -> Label {
    let card = Term::card(view.table.ruleset.catalogue, card);
    let said = if seat == view.seat {
        w.say(text!(offer_token_own, token, card))
    } else {
        let name = people.get(seat).map_or("", String::as_str);
        let said = |name: &str| {
            let (card, who) = (card.clone(), Term::name(name));
            w.say(text!(offer_token_other, token, card, who))
        };
        let room = BUTTON.saturating_sub(length(&said("")));
        said(&short_called(name, room))
    };
    Label::of(speaking::title(&said))
}

/// The first is on top.
pub fn put_back(w: &Wording, view: &SeatView, top: CardId, below: CardId) -> Label {
    let card = |c| Arg::Thing(Term::card(view.table.ruleset.catalogue, c));
    Label::of(w.say(text!(offer_put_back, top = card(top), below = card(below))))
}
