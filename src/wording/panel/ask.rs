//! What a player is asked.

use crate::rules::{BySeat, Offer, Question, SeatView, Shape, Topic, query};
use crate::wording::{Arg, names, offers, say};

/// What is asked.
pub fn ask(view: &SeatView, question: &Question, people: &BySeat<String>) -> String {
    let key = match first_offer(&question.shape) {
        Some(Offer::Replace(_)) => "ask-place-instead".to_owned(),
        Some(Offer::TuckUnder(_)) => "ask-place-under".to_owned(),
        _ if question.topic == Topic::PutBackLaws && most(&question.shape) == 1 => {
            "ask-put-back-law".to_owned()
        }
        _ => format!("ask-{}", question.topic.key()),
    };
    let card = question.card.map_or_else(offers::no_card, |c| {
        names::card(view.table.ruleset.catalogue, c)
    });
    let colour = question.colour.map(names::colour);
    let colour = colour.or(question.auction_card.map(names::auction_card));
    let colour = colour.unwrap_or_default();
    let gems = match &question.shape {
        Shape::Gems { total, .. } => names::gem_count(u16::from(total.most)),
        Shape::Paint { gems, .. } => names::gems(gems),
        Shape::Pick { .. } if question.topic == Topic::Bid => passing(view),
        Shape::Pick { .. } | Shape::Place { .. } => String::new(),
    };
    let others = names::listed_and(&other_bidders(view, question, people));
    let args = [
        ("card", Arg::Text(&card)),
        ("colour", Arg::Text(&colour)),
        ("gems", Arg::Text(&gems)),
        ("who", Arg::Text(&others)),
        ("most", Arg::Text(&most(&question.shape).to_string())),
    ];
    say(&key, &args)
}

/// What a pass brings (R-AUC-14).
fn passing(view: &SeatView) -> String {
    let open = &view.table.open;
    let gems = query::pass_gems(open, view.seat);
    names::gem_count(u16::from(gems).min(open.reserve.total()))
}

/// Who else bid on the auction card that a question is about.
fn other_bidders(view: &SeatView, question: &Question, people: &BySeat<String>) -> Vec<String> {
    let Some(at) = question.auction_card else {
        return vec![];
    };
    let bids = view.table.open.bids.iter();
    bids.filter(|(seat, bid)| *seat != view.seat && bid.is_some_and(|bid| bid.is_on(at)))
        .filter_map(|(seat, _)| people.get(seat).cloned())
        .collect()
}

fn first_offer(shape: &Shape) -> Option<Offer> {
    match shape {
        Shape::Pick { offers, .. } => offers.first().copied(),
        Shape::Place { .. } | Shape::Gems { .. } | Shape::Paint { .. } => None,
    }
}

/// The most that can be picked.
fn most(shape: &Shape) -> u8 {
    match shape {
        Shape::Pick { count, .. } => count.most,
        Shape::Place { .. } => 1,
        Shape::Gems { total, .. } => total.most,
        Shape::Paint { gems, .. } => u8::try_from(gems.total()).unwrap_or(u8::MAX),
    }
}
