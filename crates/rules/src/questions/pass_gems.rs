//! Gems for a pass in the auction phase (R-AUC-14).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::effects::rewards;
use crate::engine_ctx::EngineCtx;
use crate::fact::GemsFor;
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::PassGems {
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let count = query::pass_gems(rules, &table.open, seat);
        rewards::choice_of_gems(&table.open, seat, count)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        rewards::take_gems(play, seat, answer.gems()?, GemsFor::Pass);
        Ok(())
    }
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        rewards::gems_of_the_reserve(&table.open, shape)
    }
}
