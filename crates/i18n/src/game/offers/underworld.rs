//! Labels for criminals, judgements and bribes (RULES section 12).

use super::label::Label;
use super::place::gives_on;
use crate::prelude::*;
use viceroy_rules::cards::JudgementId;
use viceroy_rules::{TokenPlace, Zone, query};

pub(crate) fn rows(w: &Wording, rows: &[Vec<Reward>; 3]) -> Vec<String> {
    let each = (0u8..).zip(rows).map(|(row, rewards)| {
        let row = w.say(text!(
            offer_row_short,
            count = query::judgements_of_row(row),
            rewards = Term::rewards(rewards)
        ));
        w.say(text!(news_sentence, what = &row))
    });
    each.collect()
}

pub(super) fn rows_in_brief(w: &Wording, rows: &[Vec<Reward>; 3]) -> String {
    let [first, second, third] = rows.each_ref().map(|row| Term::rewards(row));
    w.say(text!(offer_rows_brief, first, second, third))
}

pub(super) fn row(w: &Wording, view: &SeatView, question: &Question, row: u8) -> Label {
    let card = question.card.map(|card| view.table.ruleset.card(card));
    let rows = card.and_then(|card| card.criminal_rows());
    let rewards = rows.and_then(|rows| rows.get(usize::from(row)));
    let rewards = Term::rewards(rewards.map_or(&[], Vec::as_slice));
    let count = query::judgements_of_row(row);
    Label::of(w.say(text!(offer_row, count, rewards)))
        .with(w.say(text!(offer_row_keeps, count = count - 1)))
}

pub(super) fn judgement(w: &Wording, view: &SeatView, token: JudgementId) -> Label {
    let face = view.table.ruleset.judgement(token).clone();
    let said = w.say(text!(offer_judgement, judgement = Term::Judgement(face)));
    Label::of(said)
}

pub(super) fn bribe(w: &Wording, view: &SeatView, card: CardId, letter: char) -> Label {
    let pyramid = view.table.open.pyramids.get(view.seat);
    let placed = pyramid.and_then(|pyramid| pyramid.find(card));
    let level = placed.map_or(0, |placed| placed.slot.level);
    let letter = letter.to_string();
    Label::of(w.say(text!(
        offer_bribe,
        letter = &letter,
        card = Term::card(view.table.ruleset.catalogue, card),
        count = level
    )))
    .with(gives_on(w, view, card, level))
}

pub(super) fn put_under(w: &Wording, view: &SeatView, card: CardId) -> Label {
    let ruleset = &view.table.ruleset;
    let gives = ruleset.card(card).criminal_rows();
    let gives = gives.map(|all| rows_in_brief(w, all)).unwrap_or_default();
    Label::of(w.say(text!(offer_put_under, card = Term::card(ruleset.catalogue, card)))).with(gives)
}

pub(super) fn obey(
    w: &Wording,
    view: &SeatView,
    question: &Question,
    (judgement, on, token): (JudgementId, TokenPlace, Token),
) -> Label {
    let ruleset = &view.table.ruleset;
    let place = match on {
        TokenPlace::Card(card) => Term::card(ruleset.catalogue, card),
        TokenPlace::Zone(Zone::Domain) => Term::OwnDomainCard,
        TokenPlace::Zone(Zone::Combat) => Term::OwnCombatCard,
    };
    let more = match ruleset.judgement(judgement) {
        Judgement::Discard(kinds) if several_judgements(question) => {
            let kinds = Term::list(kinds.iter().copied(), Joined::Or);
            w.say(text!(offer_obey_for, kinds))
        }
        // No other judgement prompts, and a single one needs no label.
        _ => String::new(),
    };
    Label::of(w.say(text!(offer_obey, token, place))).with(more)
}

fn several_judgements(question: &Question) -> bool {
    let Shape::Pick { offers, .. } = &question.shape else {
        return false;
    };
    let asked = offers.iter().filter_map(|offer| match offer {
        Offer::Obey { judgement, .. } => Some(*judgement),
        _ => None,
    });
    asked.collect::<BTreeSet<_>>().len() > 1
}
