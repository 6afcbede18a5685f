//! Payments for a card, kept until the card is reported.

use super::telling::Telling;
use crate::prelude::*;

pub(super) fn of_seat(kept: &mut Vec<(Seat, Gems)>, seat: Seat) -> Gems {
    let mut sum = Gems::NONE;
    kept.retain(|(s, gems)| {
        if *s == seat {
            sum = sum.plus(gems);
        }
        *s != seat
    });
    sum
}

pub(super) fn price(w: &Wording, paid: Term, infinite: &Gems, telling: Telling) -> Option<Term> {
    let mut parts = vec![];
    if paid != Term::Gems(Gems::NONE) {
        parts.push(paid);
    }
    if !infinite.is_empty() {
        parts.push(Term::Said(match telling {
            Telling::Steps => w.say(text!(step_infinite, gems = infinite)),
            Telling::Sentences => {
                w.say(text!(news_paid_infinite, gems = infinite, count = infinite.total()))
            }
        }));
    }
    (!parts.is_empty()).then_some(Term::List(parts, Joined::And))
}
