//! Gems for a discarded card (R-DEV-01).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::effects::rewards;
use crate::engine_ctx::EngineCtx;
use crate::fact::GemsFor;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::DiscardGems {
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        rewards::choice_of_gems(&table.open, seat, self.count)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        rewards::take_gems(play, seat, answer.gems()?, GemsFor::Discard);
        Ok(())
    }
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        rewards::gems_of_the_reserve(&table.open, shape)
    }
}
