//! What is added from the combat card once all is shown, and how the monsters are paid for (R-INV-07).

use super::room::{Help, Room};
use crate::ask::about;
use crate::effects::combat;
use crate::play::Play;
use crate::query;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::stones::Stones;
use crate::table::Table;

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
