//! Which list of rewards of a law (RULES section 14). Laws that only score ask nothing.

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::cards::{CardId, LawEffect, Reward};
use crate::effects::rewards;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

/// The lists of rewards of a law.
fn lists(rules: &Ruleset, law: CardId) -> &[Vec<Reward>] {
    match rules.card(law).law(rules.printing()) {
        Some((_, LawEffect::Choose(lists))) => lists,
        Some((_, LawEffect::Scoring(_) | LawEffect::Task(_))) | None => &[],
    }
}

impl QuestionRules for about::LawChoice {
    fn card(&self) -> Option<CardId> {
        Some(self.law)
    }

    fn offers(&self, rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        let count = lists(rules, self.law).len() as u8;
        Shape::one_of((0..count).map(Offer::LawChoice))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::LawChoice(choice) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        let list = lists(play.rules, self.law).get(usize::from(choice));
        let list = list.ok_or(Refusal::NotOffered)?.iter().copied().collect();
        rewards::give_all(play, seat, self.law.into(), list);
        Ok(())
    }
}
