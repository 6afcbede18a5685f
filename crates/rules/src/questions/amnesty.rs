//! Which judgement tokens a law sends back (law 107).

use super::discard_judgements::{last, picked};
use super::question_rules::{Occasion, QuestionRules};
use crate::ask::{Ask, about};
use crate::cards::CardId;
use crate::effects::underworld;
use crate::engine_ctx::EngineCtx;
use crate::fact::ReturnedFor;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Refusal, Shape};
use crate::table::Table;

/// The most tokens that may go back.
const MOST: u8 = 2;

impl QuestionRules for about::Amnesty {
    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let held = table.screens[seat].judgements;
        let most = MOST.min(held.len());
        underworld::choice(held, HowMany::up_to(most))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let tokens = picked(answer)?;
        underworld::give_back(play, seat, tokens, ReturnedFor::Law);
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        last(shape, usize::from(MOST))
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::Amnesty(law))
    }
}
