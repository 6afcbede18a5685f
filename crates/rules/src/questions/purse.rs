//! Which gems are laid on a law (R-LAW-76).

use super::question_rules::{Occasion, QuestionRules};
use crate::ask::{Ask, about};
use crate::cards::{CardId, Gems};
use crate::engine_ctx::EngineCtx;
use crate::fact::{OpenFact, ScreenFact};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Refusal, Shape};
use crate::table::Table;

/// The most gems that may be laid.
const MOST: u8 = 8;

impl QuestionRules for about::Purse {
    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    /// Up to eight gems from behind the screen.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let gems = &table.screens[seat].gems;
        let most = u8::try_from(gems.total()).map_or(MOST, |all| all.min(MOST));
        let limits = Gems::from_fn(|c| gems[c].min(MOST));
        (most > 0).then(|| Shape::gems(limits, HowMany::up_to(most)))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let (card, gems) = (self.law, answer.gems()?);
        if !gems.is_empty() {
            play.screen(seat, ScreenFact::GemsOut(gems));
            play.happen(OpenFact::Parked { seat, card, gems });
        }
        Ok(())
    }

    fn of_law(law: CardId, occasion: Occasion) -> Option<Ask> {
        (occasion == Occasion::Played).then_some(Ask::Purse(law))
    }
}
