//! Which offered card an attack token takes (R-AUC-12).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::effects::auction;
use crate::engine_ctx::EngineCtx;
use crate::fact::WonBy;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::AttackTarget {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::all_cards(&table.open))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Offered { at, place } = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        auction::take(play, seat, at, place, WonBy::Attack);
        Ok(())
    }
}
