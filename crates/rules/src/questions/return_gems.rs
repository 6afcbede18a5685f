//! Which starting gems go back (R-SET-02).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::Gems;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Refusal, Shape};

use crate::pieces::Sealed;
use crate::table::{RETURNED_GEMS, Table};

impl QuestionRules for about::ReturnGems {
    const SEALED: bool = true;

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let gems = &table.screens[seat].gems;
        let limits = Gems::from_fn(|c| gems[c].min(RETURNED_GEMS));
        Some(Shape::gems(limits, HowMany::exactly(RETURNED_GEMS)))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        play.seal(seat, Sealed::ReturnedGems(answer.gems()?));
        Ok(())
    }
}
