//! What laws with a task of their own offer.

use super::label::{Label, card_or_none};
use super::place::{closes, gives_on};
use crate::cards::CardId;
use crate::rules::{BySeat, Offer, Question, Seat, SeatView, Token};
use crate::wording::thing::{Joined, Thing};
use crate::wording::{Arg, Wording};

/// What happens to a card of the own pyramid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// A law takes its place.
    Replace,
    /// A law goes under it.
    TuckUnder,
    /// A law goes under it and gives its reward once more.
    RewardAgain,
    /// It goes under a law.
    Slip,
    /// It moves to another place.
    Relocate,
}

/// A card of the own pyramid that something happens to.
pub(super) fn target(
    w: &Wording,
    view: &SeatView,
    target: Target,
    card: CardId,
    letter: char,
) -> Label {
    let key = match target {
        Target::Replace => "offer-replace",
        Target::TuckUnder | Target::RewardAgain => "offer-tuck-under",
        Target::Slip => "offer-slip",
        Target::Relocate => "offer-relocate",
    };
    let letter = letter.to_string();
    let name = Thing::card(view.table.ruleset.catalogue, card);
    let title = w.say(
        key,
        &[("card", name.into()), ("letter", Arg::Text(&letter))],
    );
    let place = match target {
        Target::RewardAgain => place_and_reward(w, view, card),
        Target::Replace | Target::TuckUnder | Target::Slip | Target::Relocate => {
            place_and_tokens(w, view, card)
        }
    };
    let offer = target.offer(card);
    let more = match offer.and_then(|offer| closes(w, view, offer)) {
        Some(circle) => {
            let both = [("first", Arg::Text(&place)), ("second", Arg::Text(&circle))];
            w.say("offer-place-both", &both)
        }
        None => place,
    };
    Label::new(&title, &more)
}

impl Target {
    /// The offer that does it at once.
    fn offer(self, card: CardId) -> Option<Offer> {
        match self {
            Target::Replace => Some(Offer::Replace(card)),
            Target::TuckUnder | Target::RewardAgain => Some(Offer::TuckUnder(card)),
            Target::Slip => Some(Offer::Card(card)),
            Target::Relocate => None,
        }
    }
}

/// Where a card stands and what lies on it.
fn place_and_tokens(w: &Wording, view: &SeatView, card: CardId) -> String {
    let Some(pyramid) = view.table.open.pyramids.get(view.seat) else {
        return String::new();
    };
    let level = pyramid.find(card).map_or(0, |s| s.slot.level);
    let level = ("level", level.into());
    let here = pyramid.tokens.iter().filter(|l| l.on == card);
    let tokens = Thing::tokens(here.map(|l| l.token));
    if tokens.is_empty() {
        w.say("offer-on-level", &[level])
    } else {
        let tokens = Thing::List(tokens, Joined::And);
        w.say("offer-on-level-with", &[level, ("tokens", tokens.into())])
    }
}

/// Where a card stands and what it gives there.
pub(super) fn place_and_reward(w: &Wording, view: &SeatView, card: CardId) -> String {
    let pyramid = view.table.open.pyramids.get(view.seat);
    let placed = pyramid.and_then(|pyramid| pyramid.find(card));
    let level = placed.map_or(0, |s| s.slot.level);
    let on = w.say("offer-on-level", &[("level", level.into())]);
    let gives = gives_on(w, view, card, level);
    let both = [("first", Arg::Text(&on)), ("second", Arg::Text(&gives))];
    w.say("offer-place-both", &both)
}

/// A token to swap or to copy.
pub(super) fn token(
    w: &Wording,
    view: &SeatView,
    people: &BySeat<String>,
    seat: Seat,
    card: CardId,
    token: Token,
) -> Label {
    let card = Thing::card(view.table.ruleset.catalogue, card);
    let what = [("token", token.into()), ("card", card.into())];
    let title = if seat == view.seat {
        w.say("offer-token-own", &what)
    } else {
        let owner = people.get(seat).cloned().unwrap_or_default();
        let [token, card] = what;
        w.say(
            "offer-token-other",
            &[token, card, ("who", Thing::Name(owner).into())],
        )
    };
    Label::new(&title, "")
}

/// A card of the hand goes under a law, where nothing of what it says counts; the key is of what it brings there.
pub(super) fn goes_under(w: &Wording, view: &SeatView, card: CardId, brings: &str) -> Label {
    let card = Thing::card(view.table.ruleset.catalogue, card);
    Label::new(
        &w.say("offer-card", &[("card", card.into())]),
        &w.say(brings, &[]),
    )
}

/// A taken card goes under the law.
pub(super) fn tuck(w: &Wording, view: &SeatView, question: &Question) -> Label {
    let card = card_or_none(w, view, question.card);
    Label::new(&w.say("offer-tuck", &[("card", card.into())]), "")
}

/// A taken card stays in the hand.
pub(super) fn keep(w: &Wording) -> Label {
    Label::new(&w.say("offer-keep", &[]), "")
}

/// The laws that go back, the first one on top.
pub fn put_back(w: &Wording, view: &SeatView, top: CardId, below: CardId) -> Label {
    let card = |c| Arg::Thing(Thing::card(view.table.ruleset.catalogue, c));
    let both = [("top", card(top)), ("below", card(below))];
    Label::new(&w.say("offer-put-back", &both), "")
}

/// The button that picks none of the cards.
pub fn none(w: &Wording) -> String {
    w.say("offer-none", &[])
}

/// The button that picks all cards.
pub fn all(w: &Wording) -> String {
    w.say("offer-all", &[])
}
