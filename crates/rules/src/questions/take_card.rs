//! Which of two cards the only bidder takes (R-AUC-04).

use super::room::{Help, Room};
use crate::ask::about;
use crate::cards::AuctionCard;
use crate::effects::auction;
use crate::fact::WonBy;
use crate::play::Play;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

impl Room for about::TakeCard {
    const HELP: Help = Help::Auction;

    fn auction_card(&self) -> Option<AuctionCard> {
        Some(self.at)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::cards_at(&table.open, self.at))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Offered { at, place } = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        auction::take(play, seat, at, place, WonBy::Gem);
        Ok(())
    }
}
