//! Where a character moves (R-UND-08).

use super::question_rules::Help;
use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::{CardId, Cost};
use crate::criminals;
use crate::effects::underworld;
use crate::engine_ctx::EngineCtx;
use crate::payment::Sources;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Placing, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::RelocateTo {
    const HELP: Help = Help::Places;

    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    /// Every other place where it may stand, at no cost.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let pyramid = &table.open.pyramids[seat];
        let slots = criminals::destinations(rules, pyramid, self.card);
        let free = |slot| Placing { slot, cost: Cost::NONE };
        (!slots.is_empty()).then(|| Shape::Place {
            places: slots.into_iter().map(free).collect(),
            sources: Sources::default(),
        })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Place { slot, .. } = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        underworld::relocate(play, seat, self.card, slot, self.by);
        Ok(())
    }
}
