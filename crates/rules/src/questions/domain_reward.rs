//! What the domain card gives (R-TD-04).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::engine_ctx::EngineCtx;
use crate::pieces::{DomainReward, Sealed};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::DomainReward {
    const SEALED: bool = true;

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(DomainReward::ALL.map(Offer::DomainReward))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::DomainReward(reward) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        play.seal(seat, Sealed::DomainReward(reward));
        Ok(())
    }
}
