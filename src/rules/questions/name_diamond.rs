//! What a diamond is bid on, once all bids are shown (R-TD-07).

use super::room::{Help, Room};
use crate::rules::ask::about;
use crate::rules::effects::diamonds;
use crate::rules::fact::{DiamondFact, OpenFact};
use crate::rules::play::Play;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Refusal, Shape};
use crate::rules::table::Table;

impl Room for about::NameDiamond {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(diamonds::places(&table.open).map(Offer::DiamondAt))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::DiamondAt(at) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        play.happen(OpenFact::Diamonds(DiamondFact::Named { seat, at }));
        Ok(())
    }
}
