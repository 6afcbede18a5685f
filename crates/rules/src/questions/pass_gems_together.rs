//! Gems for a pass, chosen in secret by all who passed (R-AUC-14).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::effects::rewards;
use crate::engine_ctx::EngineCtx;
use crate::pieces::Sealed;
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::PassGemsTogether {
    const SEALED: bool = true;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let count = query::pass_gems(rules, &table.open, seat);
        rewards::choice_of_gems(&table.open, seat, count)
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        play.seal(seat, Sealed::PassGems(answer.gems()?));
        Ok(())
    }
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        rewards::gems_of_the_reserve(&table.open, shape)
    }
}
