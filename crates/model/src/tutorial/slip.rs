//! Classifies answers that differ from the script, so that each gets a fitting comment.

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    Bid(Colour),
    Pass,
    Character(CardId),
    Law(CardId),
    Discard(CardId),
    Place(Slot),
    Gems,
    Claim(Claim),
    Choice(u8),
    /// Not among the options.
    Unasked,
}

impl Slip {
    pub(super) fn of(view: &SeatView, asked: &Question, answer: &Answer) -> Slip {
        if !is_offered(asked, answer) {
            return Slip::Unasked;
        }
        let ruleset = &view.table.ruleset;
        match answer {
            Answer::Gems(_) => Slip::Gems,
            Answer::Paint(_) => Slip::Unasked,
            Answer::Pick(picked) => match picked[..] {
                [Offer::Bid(Bid::Gem(colour))] => Slip::Bid(colour),
                [Offer::Bid(Bid::Pass) | Offer::Pass] => Slip::Pass,
                [Offer::Play(card)] if ruleset.card(card).is_law() => Slip::Law(card),
                [Offer::Play(card)] => Slip::Character(card),
                [Offer::Discard(card)] => Slip::Discard(card),
                [Offer::Place { slot, .. }] => Slip::Place(slot),
                [Offer::Claim(claim)] => Slip::Claim(claim),
                [Offer::LawChoice(nth)] => Slip::Choice(nth),
                _ => Slip::Unasked,
            },
        }
    }
}

fn is_offered(asked: &Question, answer: &Answer) -> bool {
    match (&asked.shape, answer) {
        (Shape::Gems { limits, total }, Answer::Gems(gems)) => {
            limits.covers(gems) && total.allows(usize::from(gems.total()))
        }
        (shape, Answer::Pick(picked)) => {
            let offers = shape.offers();
            picked.len() == 1 && picked.iter().all(|offer| offers.contains(offer))
        }
        _ => false,
    }
}
