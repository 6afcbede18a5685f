//! What a diamond is bid on, once all bids are shown (R-TD-07).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::effects::diamonds;
use crate::engine_ctx::EngineCtx;
use crate::fact::{DiamondFact, OpenFact};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::NameDiamond {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(diamonds::places(&table.open).map(Offer::DiamondAt))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::DiamondAt(at) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        play.happen(OpenFact::Diamonds(DiamondFact::Named { seat, at }));
        Ok(())
    }
}
