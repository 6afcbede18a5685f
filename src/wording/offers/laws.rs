//! What laws with a task of their own offer.

use super::place::closes;
use super::{Label, with};
use crate::cards::CardId;
use crate::rules::{BySeat, Offer, Question, Seat, SeatView, Token};
use crate::wording::{names, say};

/// What happens to a card of the own pyramid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// A law takes its place.
    Replace,
    /// A law goes under it.
    TuckUnder,
    /// It goes under a law.
    Slip,
}

/// A card of the own pyramid that something happens to.
pub(super) fn target(view: &SeatView, target: Target, card: CardId, letter: char) -> Label {
    let key = match target {
        Target::Replace => "offer-replace",
        Target::TuckUnder => "offer-tuck-under",
        Target::Slip => "offer-slip",
    };
    let name = names::card(view.table.ruleset.catalogue, card);
    let letter = letter.to_string();
    let title = with(key, &[("card", &name), ("letter", &letter)]);
    let lying = lying(view, card);
    let more = match closes(view, target.offer(card)) {
        Some(circle) => with(
            "offer-place-both",
            &[("first", &lying), ("second", &circle)],
        ),
        None => lying,
    };
    Label::new(&title, &more)
}

impl Target {
    fn offer(self, card: CardId) -> Offer {
        match self {
            Target::Replace => Offer::Replace(card),
            Target::TuckUnder => Offer::TuckUnder(card),
            Target::Slip => Offer::Card(card),
        }
    }
}

/// Where a card stands and what lies on it.
fn lying(view: &SeatView, card: CardId) -> String {
    let Some(pyramid) = view.table.open.pyramids.get(view.seat) else {
        return String::new();
    };
    let level = pyramid.find(card).map_or(0, |s| s.slot.level).to_string();
    let here = pyramid.tokens.iter().filter(|l| l.on == card);
    let tokens = names::all_tokens(here.map(|l| l.token));
    if tokens.is_empty() {
        with("offer-on-level", &[("level", &level)])
    } else {
        let tokens = names::listed_and(&tokens);
        with(
            "offer-on-level-with",
            &[("level", &level), ("tokens", &tokens)],
        )
    }
}

/// A token to swap.
pub(super) fn token(
    view: &SeatView,
    people: &BySeat<String>,
    (seat, card, token): (Seat, CardId, Token),
) -> Label {
    let what = names::token(token);
    let card = names::card(view.table.ruleset.catalogue, card);
    let owner = people.get(seat).cloned().unwrap_or_default();
    let title = if seat == view.seat {
        with("offer-token-own", &[("token", &what), ("card", &card)])
    } else {
        let args = [("token", what.as_str()), ("who", &owner), ("card", &card)];
        with("offer-token-other", &args)
    };
    Label::new(&title, "")
}

/// A card of the hand goes under the law, where nothing of what it says counts.
pub(super) fn archived(view: &SeatView, card: CardId) -> Label {
    let card = names::card(view.table.ruleset.catalogue, card);
    Label::new(
        &with("offer-card", &[("card", &card)]),
        &say("offer-archive", &[]),
    )
}

/// A taken card goes under the law.
pub(super) fn tuck(view: &SeatView, question: &Question) -> Label {
    let card = question
        .card
        .map(|c| names::card(view.table.ruleset.catalogue, c));
    let card = card.unwrap_or_default();
    Label::new(&with("offer-tuck", &[("card", &card)]), "")
}

/// A taken card stays in the hand.
pub(super) fn keep() -> Label {
    Label::new(&say("offer-keep", &[]), "")
}

/// The laws that go back, the first one on top.
pub fn put_back(view: &SeatView, top: CardId, below: CardId) -> Label {
    let card = |c| names::card(view.table.ruleset.catalogue, c);
    let (top, below) = (card(top), card(below));
    Label::new(
        &with("offer-put-back", &[("top", &top), ("below", &below)]),
        "",
    )
}

/// The button that picks none of the cards.
pub fn none() -> String {
    say("offer-none", &[])
}

/// The button that picks all cards.
pub fn all() -> String {
    say("offer-all", &[])
}
