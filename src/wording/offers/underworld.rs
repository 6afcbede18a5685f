//! What can be chosen of criminals, judgements and bribes, as labels (RULES section 12).

use super::label::Label;
use super::laws::place_and_reward;
use crate::cards::{CardId, JudgementId, Reward};
use crate::rules::{Question, SeatView, Token, TokenPlace, Zone, query};
use crate::wording::thing::{Joined, Thing};
use crate::wording::{Arg, Wording};

/// What all rows of a criminal give, with the judgement tokens that each costs.
pub(in crate::wording) fn rows(w: &Wording, rows: &[Vec<Reward>; 3]) -> String {
    let each = (0u8..).zip(rows).map(|(row, rewards)| {
        let args = [
            ("count", query::judgements_of_row(row).into()),
            ("rewards", Thing::rewards(rewards).into()),
        ];
        Thing::Said(w.say("offer-row-short", &args))
    });
    w.word(Thing::list(each, Joined::Commas))
}

/// A row of the criminal that is played.
pub(super) fn row(w: &Wording, view: &SeatView, question: &Question, row: u8) -> Label {
    let card = question.card.map(|card| view.table.ruleset.card(card));
    let rows = card.and_then(|card| card.criminal_rows());
    let rewards = rows.and_then(|rows| rows.get(usize::from(row)));
    let rewards = Thing::rewards(rewards.map_or(&[], Vec::as_slice));
    let count = query::judgements_of_row(row);
    let args = [("count", count.into()), ("rewards", rewards.into())];
    let kept = [("count", (count - 1).into())];
    Label::new(&w.say("offer-row", &args), &w.say("offer-row-keeps", &kept))
}

/// A judgement token.
pub(super) fn judgement(w: &Wording, view: &SeatView, token: JudgementId) -> Label {
    let face = view.table.ruleset.judgement(token).clone();
    let said = w.say(
        "offer-judgement",
        &[("judgement", Thing::Judgement(face).into())],
    );
    Label::new(&said, "")
}

/// A character that is bribed.
pub(super) fn bribe(w: &Wording, view: &SeatView, card: CardId, letter: char) -> Label {
    let pyramid = view.table.open.pyramids.get(view.seat);
    let placed = pyramid.and_then(|pyramid| pyramid.find(card));
    let level = placed.map_or(0, |placed| placed.slot.level);
    let letter = letter.to_string();
    let title = [
        ("letter", Arg::Text(&letter)),
        (
            "card",
            Thing::card(view.table.ruleset.catalogue, card).into(),
        ),
        ("count", level.into()),
    ];
    Label::new(
        &w.say("offer-bribe", &title),
        &place_and_reward(w, view, card),
    )
}

/// A criminal that goes under its deck.
pub(super) fn put_under(w: &Wording, view: &SeatView, card: CardId) -> Label {
    let ruleset = &view.table.ruleset;
    let title = [("card", Thing::card(ruleset.catalogue, card).into())];
    let gives = ruleset.card(card).criminal_rows();
    let gives = gives.map(|all| rows(w, all)).unwrap_or_default();
    Label::new(&w.say("offer-put-under", &title), &gives)
}

/// A token that a judgement takes.
pub(super) fn obey(
    w: &Wording,
    view: &SeatView,
    judgement: JudgementId,
    on: TokenPlace,
    token: Token,
) -> Label {
    let ruleset = &view.table.ruleset;
    let place = match on {
        TokenPlace::Card(card) => Thing::card(ruleset.catalogue, card),
        TokenPlace::Zone(Zone::Domain) => Thing::Said(w.say("domain-card", &[])),
        TokenPlace::Zone(Zone::Combat) => Thing::Said(w.say("combat-card", &[])),
    };
    let title = [("token", token.into()), ("place", place.into())];
    let face = ruleset.judgement(judgement).clone();
    let face = [("judgement", Thing::Judgement(face).into())];
    Label::new(
        &w.say("offer-obey", &title),
        &w.say("offer-obey-for", &face),
    )
}
