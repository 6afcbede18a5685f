//! Which gems of the reserve are laid on the own combat card (law 105).

use super::question_rules::{Occasion, QuestionRules};
use crate::ask::{Ask, about};
use crate::cards::{CardId, Gems};
use crate::engine_ctx::EngineCtx;
use crate::fact::{InvasionFact, OpenFact};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Refusal, Shape};
use crate::table::Table;

/// The most gems that may be laid.
const MOST: u8 = 3;

impl QuestionRules for about::Muster {
    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let reserve = &table.open.reserve;
        let most = u8::try_from(reserve.total()).map_or(MOST, |all| all.min(MOST));
        let limits = Gems::from_fn(|c| reserve[c].min(MOST));
        (most > 0).then(|| Shape::gems(limits, HowMany::up_to(most)))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let gems = answer.gems()?;
        if !gems.is_empty() {
            let fact = InvasionFact::Mustered { seat, gems };
            play.happen(OpenFact::Invasion(fact));
        }
        Ok(())
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::Muster(law))
    }
}
