//! Answers that are not the lesson's, by what they would have done: so there is something to say about each.

use viceroy_rules::cards::{CardId, Colour};
use viceroy_rules::{Answer, Bid, Claim, Offer, Question, SeatView, Shape, Slot};

/// An answer that is not the lesson's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slip {
    /// A bid on another colour.
    Bid(Colour),
    Pass,
    /// Another card is played, a character.
    Character(CardId),
    /// Another card is played, a law.
    Law(CardId),
    Discard(CardId),
    /// The card goes elsewhere.
    Place(Slot),
    /// Another mix of gems.
    Gems,
    /// Another claim.
    Claim(Claim),
    /// Another choice of a law.
    Choice(u8),
    /// Nothing of what is asked.
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

/// Whether an answer is among those that are offered.
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
