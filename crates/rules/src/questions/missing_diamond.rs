//! A diamond from the own combat card, or a gem for one that the reserve does not have (R-TD-06, R-INV-05).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::currency::Currency;
use crate::effects::combat_card;
use crate::engine_ctx::EngineCtx;
use crate::fact::GemsFor;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::MissingDiamond {
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let there = table.open.pyramids[seat].combat.stones.diamonds > 0;
        let offers = [there.then_some(Offer::UseCombatCard), Some(Offer::GoWithout)];
        Shape::one_of(offers.into_iter().flatten())
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::UseCombatCard => {
                combat_card::take(play, seat, Currency::of_diamonds(1), GemsFor::Reward);
            }
            Offer::GoWithout => play.ask(seat, about::RewardGems { count: 1 }),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::GoWithout])
    }
}
