//! What is added from the combat card once all is shown, and how the monsters are paid for (R-INV-07).

use super::room::{Help, Room};
use crate::rules::ask::about;
use crate::rules::effects::combat;
use crate::rules::play::Play;
use crate::rules::query;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Refusal, Shape};
use crate::rules::stones::Stones;
use crate::rules::table::Table;

impl Room for about::CombatPay {
    const HELP: Help = Help::Pyramid;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let battle = query::battle(rules, &table.open, seat);
        let shown = table.open.invasion.shown[seat].unwrap_or(Stones::NONE);
        let combat = table.open.pyramids[seat].combat.stones;
        let most = battle.beaten_by(&shown.plus(&combat));
        (most > 0).then_some(Shape::Battle { battle, shown, combat })
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Fight(way) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        combat::fight(play, seat, way);
        Ok(())
    }
}
