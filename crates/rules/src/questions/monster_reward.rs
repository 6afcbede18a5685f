//! The reward of which beaten monster, where reserve or decks do not have the whole one of the highest (R-INV-08).

use super::question_rules::QuestionRules;
use crate::ask::about;
use crate::effects::combat;
use crate::engine_ctx::EngineCtx;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::MonsterReward {
    fn offers(&self, rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let monsters = combat::rewards_to_choose(rules, table, self.beaten);
        Shape::one_of(monsters.into_iter().map(Offer::Monster))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Monster(monster) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        combat::give(play, seat, monster);
        Ok(())
    }
}
