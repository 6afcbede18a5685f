//! Answers to what is asked ahead.

use viceroy::ai::worthwhile_bids;
use viceroy::plans::WantedCard;
use viceroy::rules::{Answer, Bid, Offer, SeatView};

/// A bid ahead names its card where there are several: the one that is worth most to this player, or the
/// upper one, whose button comes first, where none is worth the bid.
pub fn for_one_card(view: &SeatView, answer: Answer) -> Answer {
    let open = &view.table.open;
    match answer.picked() {
        [Offer::Bid(bid)] if *bid != Bid::Pass && WantedCard::only(open, *bid).is_none() => {
            let bids = view.question.iter().flat_map(|asked| worthwhile_bids(view, asked, 0));
            let bids = bids.filter(|worthwhile| worthwhile.bid == *bid);
            let best = bids.flat_map(|worthwhile| worthwhile.cards).next();
            let upper = || open.auction.won_by(*bid).last().map(|(_, _, card)| card);
            let card = best.or_else(upper).unwrap();
            let (at, place) = open.auction.find(card).unwrap();
            Answer::Pick([Offer::Bid(*bid), Offer::Offered { at, place }].into_iter().collect())
        }
        _ => answer,
    }
}
