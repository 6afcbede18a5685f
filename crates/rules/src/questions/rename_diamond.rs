//! Whether a diamond stays where nobody gets a card as it is named, or is named anew, once in an auction (R-TD-07).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::cards::AuctionCard;
use crate::effects::diamonds;
use crate::engine_ctx::EngineCtx;
use crate::fact::{DiamondFact, OpenFact};
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::RenameDiamond {
    const HELP: Help = Help::Auction;

    fn auction_card(&self) -> Option<AuctionCard> {
        Some(self.at)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let elsewhere = diamonds::places(&table.open).filter(|at| *at != self.at);
        let stays = [Offer::Keep].into_iter();
        Shape::one_of(stays.chain(elsewhere.map(Offer::DiamondAt)))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let fact = match answer.only()? {
            Offer::Keep => DiamondFact::Kept { seat, at: self.at },
            Offer::DiamondAt(at) => DiamondFact::Renamed { seat, at },
            _ => return Err(Refusal::NotOffered),
        };
        play.happen(OpenFact::Diamonds(fact));
        Ok(())
    }

    fn fallback(&self, _table: &Table, shape: &Shape) -> Answer {
        shape.rather(&[Offer::Keep])
    }
}
