//! What is shown in a combat (R-INV-07).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::currency::Currency;
use crate::engine_ctx::EngineCtx;
use crate::pieces::Sealed;
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::CombatShow {
    const SEALED: bool = true;
    const HELP: Help = Help::Hand;

    /// Any gems and diamonds from behind the screen, none too.
    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let screen = &table.screens[seat];
        let limits = Currency { gems: screen.gems, diamonds: screen.diamonds };
        let combat = table.open.pyramids[seat].combat.stones;
        let battle = query::battle(rules, &table.open, seat);
        let plans = battle.plans(&limits, &combat);
        Some(Shape::Show { limits, plans })
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Show(stones) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        play.seal(seat, Sealed::CombatShow(stones));
        Ok(())
    }

    fn has_no_choice_for_all_to_see(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> bool {
        let screen = &table.screens[seat];
        screen.gems.is_empty() && screen.diamonds == 0
    }
}
