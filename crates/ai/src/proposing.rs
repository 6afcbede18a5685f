//! Proposes answers to players. Nearly equal bids are picked at random, so that opponents cannot
//! predict the proposal.

use crate::prelude::*;
use viceroy_rules::Bid;

/// In points: bids this close to the best count as equal.
const NEARLY: f32 = 0.25;

#[derive(Clone, PartialEq, Debug)]
pub struct WorthwhileBid {
    pub bid: Bid,
    pub cards: Vec<CardId>,
    pub worth: f32,
}

/// Best first; `lot` picks among the nearly equal ones at the top.
pub fn worthwhile_bids(view: &SeatView, question: &Question, lot: u64) -> Vec<WorthwhileBid> {
    let mind = greedy::mind(view, &Weights::PLAYED);
    let choices = mind.choices(question);
    let worth_of = |bid: Bid| {
        let mut all = choices.iter();
        let found = all.find(|(answer, _)| answer.picked() == [Offer::Bid(bid)]);
        found.map(|(_, worth)| *worth)
    };
    let pass = worth_of(Bid::Pass).unwrap_or(f32::MIN);
    let auction = &view.table.open.auction;
    let bids = choices.iter().filter_map(|(answer, worth)| {
        let [Offer::Bid(bid)] = answer.picked() else {
            return None;
        };
        let cards = auction.won_by(*bid);
        let judged = cards.map(|(_, _, card)| (card, mind.judge.with_card(&mind.sketch, card)));
        let mut judged: Vec<(CardId, f32)> = judged.filter(|(_, with)| *with > pass).collect();
        judged.sort_by(|a, b| b.1.total_cmp(&a.1));
        (*worth > pass && !judged.is_empty()).then(|| WorthwhileBid {
            bid: *bid,
            cards: judged.into_iter().map(|(card, _)| card).collect(),
            worth: *worth,
        })
    });
    let mut bids: Vec<WorthwhileBid> = bids.collect();
    // A stable sort, so ties keep their order.
    bids.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let best = bids.first().map_or(f32::MIN, |bid| bid.worth);
    let near = bids.iter().filter(|bid| bid.worth >= best - NEARLY);
    // `checked_rem` is `Some` only if there is at least one, and the index is in range.
    if let Some(nth) = lot.checked_rem(near.count() as u64) {
        bids[..=nth as usize].rotate_right(1);
    }
    bids
}

/// The best bid, given how likely each other player bids at each auction card; the first one wins
/// ties.
pub fn best_bid_against(view: &SeatView, likely: &dyn Fn(Seat) -> [f32; 4]) -> Option<Bid> {
    let mind = greedy::mind(view, &Weights::PLAYED);
    let auction = mind.judge.auction_against(&mind.sketch, likely);
    let offers = view.question.as_ref()?.shape.offers();
    let bids = offers.iter().filter_map(|offer| match offer {
        Offer::Bid(bid) => Some((*bid, mind.judge.bid(&mind.sketch, &auction, *bid)?)),
        _ => None,
    });
    let better = |best: (Bid, f32), next: (Bid, f32)| if next.1 > best.1 { next } else { best };
    bids.reduce(better).map(|(bid, _)| bid)
}

/// Points behind the best answer; `None` for answers that are not evaluated.
pub fn behind_best(view: &SeatView, question: &Question, answer: &Answer) -> Option<f32> {
    let choices = greedy::choices(view, question, &Weights::PLAYED);
    let (_, own) = choices.iter().find(|(other, _)| other == answer)?;
    let worths = choices.iter().map(|(_, worth)| *worth);
    Some(worths.fold(*own, f32::max) - own)
}
