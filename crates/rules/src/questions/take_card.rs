//! Which of two cards the only bidder takes (R-AUC-04).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::cards::AuctionCard;
use crate::effects::auction;
use crate::engine_ctx::EngineCtx;
use crate::fact::WonBy;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::TakeCard {
    const HELP: Help = Help::Auction;

    fn auction_card(&self) -> Option<AuctionCard> {
        Some(self.at)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::cards_at(&table.open, self.at))
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Offered { at, place } = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        auction::take(play, seat, at, place, WonBy::Gem);
        Ok(())
    }
}
