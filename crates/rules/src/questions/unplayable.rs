//! What to do with a card that can no longer be played (R-DEV-12).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::CardId;
use crate::effects::cards;
use crate::engine_ctx::EngineCtx;
use crate::fact::OpenFact;
use crate::ruleset::{Discards, Ruleset};
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::Unplayable {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        let discard =
            (rules.policies.discards == Discards::ForGems).then_some(Offer::Discard(self.card));
        Shape::one_of([Offer::TakeBack].into_iter().chain(discard))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
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
