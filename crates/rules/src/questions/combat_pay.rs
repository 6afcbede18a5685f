//! What is added from the combat card once all is shown, and how the monsters are paid for (R-INV-07).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::currency::Currency;
use crate::effects::combat;
use crate::engine_ctx::EngineCtx;
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::CombatPay {
    const HELP: Help = Help::Pyramid;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let battle = query::battle(rules, &table.open, seat);
        let shown = table.open.invasion.shown[seat].unwrap_or(Currency::NONE);
        let combat = table.open.pyramids[seat].combat.stones;
        let most = battle.beaten_by(&shown.plus(&combat));
        (most > 0).then_some(Shape::Battle { battle, shown, combat })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Fight(way) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        combat::fight(play, seat, way);
        Ok(())
    }
}
