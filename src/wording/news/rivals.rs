//! News of virtual opponents.

use super::Teller;
use crate::cards::Colour;
use crate::rules::{RivalBid, RivalSet, SeatSet};
use crate::wording::{Arg, names, say};

impl Teller<'_> {
    pub(super) fn rivals_bid(&mut self, bids: &[RivalBid]) {
        let said = bids.iter().map(|bid| {
            let (who, colour) = (names::rival(bid.rival), names::colour(bid.colour));
            let args = [("who", Arg::Text(&who)), ("colour", Arg::Text(&colour))];
            say("news-rival-bid", &args)
        });
        let said = names::listed(&said.collect::<Vec<_>>());
        self.plain("news-rival-bids", &[("bids", &said)]);
    }

    pub(super) fn contested(&mut self, colour: Colour, bidders: SeatSet, rivals: RivalSet) {
        let key = if bidders.len() + rivals.len() == 1 {
            "news-contested-alone"
        } else {
            "news-contested"
        };
        let people = bidders.iter().map(|seat| self.who(seat));
        let all: Vec<String> = people.chain(rivals.iter().map(names::rival)).collect();
        let (colour, who) = (names::colour(colour), names::listed_and(&all));
        self.plain(key, &[("colour", &colour), ("who", &who)]);
    }
}
