//! Which row of a criminal, for so many judgement tokens (R-UND-03).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::cards::CardId;
use crate::criminals;
use crate::effects::underworld;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::CriminalRow {
    const HELP: Help = Help::Card;

    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(criminals::rows(&table.open).map(Offer::CriminalRow))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::CriminalRow(row) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        underworld::pay_row(play, seat, self.card, self.slot, row);
        Ok(())
    }
}
