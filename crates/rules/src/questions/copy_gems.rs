//! Which gems the owner of a copied token gets (R-TD-01, law 67).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::{CardId, Gems};
use crate::engine_ctx::EngineCtx;
use crate::fact::{OpenFact, ScreenFact};
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, HowMany, Refusal, Shape};
use crate::table::{Screen, Table};

/// What a copy costs.
const PRICE: u8 = 2;

impl QuestionRules for about::CopyGems {
    fn card(&self) -> Option<CardId> {
        Some(self.card)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        price(&table.screens[seat])
    }

    fn has_no_choice_for_all_to_see(&self, rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        let all = table.screens[seat].gems.total() == u16::from(PRICE);
        all || query::gems_are_known(rules, table, seat)
    }

    /// Hands over the gems for everybody to see, and takes a token of the same kind from the supply.
    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let gems = answer.gems()?;
        let to = self.other;
        play.screen(seat, ScreenFact::GemsOut(gems));
        play.screen(to, ScreenFact::GemsIn(gems));
        play.happen(OpenFact::GemsGiven { seat, to, gems });
        play.happen(OpenFact::TokenGained { seat, on: self.law.into(), token: self.token });
        Ok(())
    }
}

/// Exactly two gems of any colours.
pub(super) fn price(screen: &Screen) -> Option<Shape> {
    let limits = Gems::from_fn(|c| screen.gems[c].min(PRICE));
    let enough = screen.gems.total() >= u16::from(PRICE);
    enough.then(|| Shape::gems(limits, HowMany::exactly(PRICE)))
}
