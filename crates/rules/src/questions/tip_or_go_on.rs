//! The card at the tip, or on to the next auction, against a virtual opponent (R-VIR-07).

use super::question_rules::{Help, QuestionRules};
use crate::ask::about;
use crate::cards::AuctionCard;
use crate::effects::auction;
use crate::engine_ctx::EngineCtx;
use crate::fact::WonBy;
use crate::pieces::AuctionPlace;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl QuestionRules for about::TipOrGoOn {
    const HELP: Help = Help::Auction;

    fn auction_card(&self) -> Option<AuctionCard> {
        Some(self.at)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let at = self.at;
        table.open.auction.at(at).tip?;
        let place = AuctionPlace::Tip;
        Shape::one_of([Offer::Offered { at, place }, Offer::GoOn])
    }

    fn accept(&self, play: &mut EngineCtx<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Offered { at, place } => {
                let rivals = play.table().open.rivals_on(at);
                for rival in rivals.iter() {
                    auction::discard_for_rival(play, rival, at, AuctionPlace::Base);
                }
                auction::take(play, seat, at, place, WonBy::Gem);
            }
            // Nothing is taken or discarded; both go on.
            Offer::GoOn => auction::contest(play, self.at),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}
