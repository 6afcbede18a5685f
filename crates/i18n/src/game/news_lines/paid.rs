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
    let paid = Some(paid).filter(|paid| *paid != Term::Gems(Gems::NONE));
    let infinite = (!infinite.is_empty()).then(|| match telling {
        Telling::Steps => w.say(text!(step_infinite, gems = infinite)),
        Telling::Sentences => {
            w.say(text!(news_paid_infinite, gems = infinite, count = infinite.total()))
        }
    });
    Term::some(paid.into_iter().chain(infinite.map(Term::Said)), Joined::And)
}
