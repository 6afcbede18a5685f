//! The card at the tip, or on to the next auction, against a virtual opponent (R-VIR-07).

use super::room::{Help, Room};
use crate::cards::Colour;
use crate::rules::ask::about;
use crate::rules::effects::auction;
use crate::rules::fact::{OpenFact, WonBy};
use crate::rules::play::Play;
use crate::rules::refusal::Refusal;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Shape};
use crate::rules::table::{AuctionPlace, Table};

impl Room for about::TipOrGoOn {
    const HELP: Help = Help::Auction;

    fn colour(&self) -> Option<Colour> {
        Some(self.colour)
    }

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        let colour = self.colour;
        table.open.auction[colour].tip?;
        let place = AuctionPlace::Tip;
        Shape::one_of([Offer::AuctionCard { colour, place }, Offer::GoOn])
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::AuctionCard { colour, place } => {
                let rivals = auction::rival_bidders(&play.table().open, colour);
                for rival in rivals.iter() {
                    auction::discard_for_rival(play, rival, (colour, AuctionPlace::Base));
                }
                auction::take(play, seat, (colour, place), WonBy::Gem);
            }
            // Nothing is taken or discarded; both go on.
            Offer::GoOn => {
                let (open, colour) = (&play.table().open, self.colour);
                let bidders = auction::bidders(open, colour);
                let rivals = auction::rival_bidders(open, colour);
                play.happen(OpenFact::Contested {
                    colour,
                    bidders,
                    rivals,
                });
            }
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }
}
