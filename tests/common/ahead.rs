//! Answers to what is asked ahead.

use viceroy::plans::WantedCard;
use viceroy::rules::{Answer, Bid, Offer, SeatView};

/// A bid ahead names its card where there are several.
pub fn for_one_card(view: &SeatView, answer: Answer) -> Answer {
    let open = &view.table.open;
    match answer.picked() {
        [Offer::Bid(bid)] if *bid != Bid::Pass && WantedCard::only(open, *bid).is_none() => {
            let (at, place, _) = open.auction.won_by(*bid).next().unwrap();
            Answer::Pick([Offer::Bid(*bid), Offer::Offered { at, place }].into_iter().collect())
        }
        _ => answer,
    }
}
