//! Which of the judgement tokens just drawn goes back (R-UND-03).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::CardId;
use crate::effects::underworld;
use crate::engine_ctx::EngineCtx;
use crate::fact::ReturnedFor;
use crate::pieces::JudgementSet;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::ReturnJudgement {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        underworld::choice(table.screens[seat].drawn, HowMany::ONE)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Judgement(token) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        let token = JudgementSet::of([token]);
        underworld::give_back(play, seat, token, ReturnedFor::Price);
        Ok(())
    }

    /// The last offered: tokens lie in the order of their numbers, mild ones first.
    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        match shape.offers().last() {
            Some(last) => Answer::one(*last),
            None => shape.least(),
        }
    }
}
