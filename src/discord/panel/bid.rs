//! A bid: one press. Colour never speaks alone, every sign stands before its word.

use super::asked::Asked;
use super::rows::{Button, Row, in_rows};
use crate::rules::{Answer, Bid, Offer};
use crate::wording::colour_sign;

pub(super) fn rows(asked: &Asked<'_>, offered: &[Offer]) -> Vec<Row> {
    let (mut gems, mut others) = (vec![], vec![]);
    for offer in offered {
        let label = asked.label(*offer).title;
        let button = Button::new(asked.answer(Answer::one(*offer)), label);
        if let Offer::Bid(Bid::Gem(colour)) = offer {
            gems.push(button.sign(colour_sign(*colour)).main());
        } else if *offer == Offer::Bid(Bid::Attack) {
            others.push(button.sign("⚔️"));
        } else {
            others.push(button);
        }
    }
    let mut rows = in_rows(gems);
    rows.extend(in_rows(others));
    rows
}
