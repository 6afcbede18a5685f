//! What is proposed to a player: what is best, and of bids that are nearly as good any of them, so that nobody can count on
//! what others are proposed.

use super::greedy;
use super::judgement::Weights;
use viceroy_rules::cards::CardId;
use viceroy_rules::{Answer, Bid, Offer, Question, Seat, SeatView};

/// Bids that are so many points behind the best one are as good.
const NEARLY: f32 = 0.25;

/// A bid, with what it is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct WorthwhileBid {
    pub bid: Bid,
    /// The cards that it can win and that are worth more than a pass, the best first.
    pub cards: Vec<CardId>,
    /// What the position is worth after it, in points.
    pub worth: f32,
}

/// The bids that are worth more than a pass, the best first; of the first ones that are nearly equal the lot takes one.
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
    // Stable: of equals the first.
    bids.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    let best = bids.first().map_or(f32::MIN, |bid| bid.worth);
    let near = bids.iter().filter(|bid| bid.worth >= best - NEARLY);
    // More than one or none, so the nth of them is one.
    if let Some(nth) = lot.checked_rem(near.count() as u64) {
        bids[..=nth as usize].rotate_right(1);
    }
    bids
}

/// The best bid for somebody who believes to know how likely each other player bids at each auction card; the first of equals.
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

/// So many points an answer is behind the best one; nothing where it is none of those that are judged.
pub fn behind_best(view: &SeatView, question: &Question, answer: &Answer) -> Option<f32> {
    let choices = greedy::choices(view, question, &Weights::PLAYED);
    let (_, own) = choices.iter().find(|(other, _)| other == answer)?;
    let worths = choices.iter().map(|(_, worth)| *worth);
    Some(worths.fold(*own, f32::max) - own)
}
