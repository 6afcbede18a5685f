//! The rewards of rows 1 to 3 or 15 points of a character, once more and with tokens on a criminal (R-UND-06, R-UND-08).

use super::fifth_level;
use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::CardId;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::FifthLevelAgain {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        fifth_level::either()
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        fifth_level::give(play, seat, answer, self.card, self.on)
    }
}
