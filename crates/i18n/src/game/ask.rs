//! The question a player is asked.

use crate::offers::{card_or_none, repeats};
use crate::prelude::*;

pub fn ask(w: &Wording, view: &SeatView, question: &Question, people: &BySeat<String>) -> String {
    asked(w, view, question, people, None)
}

/// Asks what a plan does when an auction comes to it.
pub fn ask_ahead(
    w: &Wording,
    view: &SeatView,
    question: &Question,
    people: &BySeat<String>,
    nth: u8,
) -> String {
    asked(w, view, question, people, Some(nth))
}

fn asked(
    w: &Wording,
    view: &SeatView,
    question: &Question,
    people: &BySeat<String>,
    ahead: Option<u8>,
) -> String {
    let key = match first_offer(&question.shape) {
        Some(Offer::Replace(_)) => "ask-place-instead".to_owned(),
        Some(Offer::TuckUnder(_)) if repeats(view, question) => "ask-place-under-again".to_owned(),
        Some(Offer::TuckUnder(_)) => "ask-place-under".to_owned(),
        Some(Offer::GoWithout) if question.topic == Topic::OwnInfinite => {
            "ask-own-infinite-none".to_owned()
        }
        _ if question.topic == Topic::PutBackLaws && most(&question.shape) == 1 => {
            "ask-put-back-law".to_owned()
        }
        _ if ahead.is_some() => format!("ask-{}-ahead", question.topic.key()),
        _ => format!("ask-{}", question.topic.key()),
    };
    let card = card_or_none(w, view.table.ruleset.catalogue, question.card);
    let colour = question.colour.map(Term::Colour);
    let colour = colour.or(question.auction_card.map(Term::AuctionCard));
    let gems = match &question.shape {
        Shape::Gems { total, .. } => Some(Term::AnyGems(u16::from(total.most))),
        Shape::Paint { gems, diamonds, .. } => Some(Term::gems_and_diamonds(*gems, *diamonds)),
        Shape::Pick { .. } | Shape::Place { .. } | Shape::Show { .. } | Shape::Battle { .. } => {
            None
        }
    };
    let colour = colour.unwrap_or(Term::Section(SectionColour::None));
    let gems = gems.unwrap_or(Term::Gems(Gems::NONE));
    let args = vec![
        ("colour", colour.into()),
        ("gems", gems.into()),
        ("card", card.into()),
        ("who", other_bidders(view, question, people).into()),
        ("most", most(&question.shape).into()),
        ("nth", ahead.unwrap_or(0).into()),
    ];
    let asked = w.say_by_key(&key, args);
    if !query::takes_gems(question.topic) {
        return asked;
    }
    let open = &view.table.open;
    let reserve = w.say(text!(ask_from_reserve, gems = open.reserve));
    if let Shape::Gems { limits, .. } = &question.shape
        && !query::from_combat_card(open, question.topic, limits).is_empty()
    {
        let beyond = w.say(text!(ask_from_combat_card));
        format!("{asked} {reserve} {beyond}")
    } else {
        format!("{asked} {reserve}")
    }
}

fn other_bidders(view: &SeatView, question: &Question, people: &BySeat<String>) -> Term {
    let Some(at) = question.auction_card else {
        return Term::names([]);
    };
    let open = &view.table.open;
    let others = open.bidders(at).iter().filter(|seat| *seat != view.seat);
    let people = others.filter_map(|seat| people.get(seat).cloned().map(Term::Name));
    let rivals = open.rivals_on(at).iter().map(Term::Rival);
    Term::list(people.chain(rivals), Joined::And)
}

fn first_offer(shape: &Shape) -> Option<Offer> {
    match shape {
        Shape::Pick { offers, .. } => offers.first().copied(),
        _ => None,
    }
}

fn most(shape: &Shape) -> u8 {
    match shape {
        Shape::Pick { count, .. } => count.most,
        Shape::Place { .. } | Shape::Show { .. } | Shape::Battle { .. } => 1,
        Shape::Gems { total, .. } => total.most,
        Shape::Paint { gems, diamonds, .. } => {
            u8::try_from(gems.total()).map_or(u8::MAX, |n| n.saturating_add(*diamonds))
        }
    }
}
