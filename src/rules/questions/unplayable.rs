//! What to do with a card that can no longer be played (R-DEV-12).

use super::room::Room;
use crate::cards::CardId;
use crate::rules::ask::about;
use crate::rules::effects::cards;
use crate::rules::fact::OpenFact;
use crate::rules::play::Play;
use crate::rules::ruleset::{Discards, Ruleset};
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Refusal, Shape};
use crate::rules::table::Table;

impl Room for about::Unplayable {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        let discard =
            (rules.policies.discards == Discards::ForGems).then_some(Offer::Discard(self.card));
        Shape::one_of([Offer::TakeBack].into_iter().chain(discard))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            // It uses up the round and is not a pass.
            Offer::TakeBack => play.happen(OpenFact::TakenBack { seat, card: self.card }),
            Offer::Discard(card) => cards::discard(play, seat, card),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::TakeBack])
    }
}
