//! News of virtual opponents.

use super::Teller;
use crate::rules::RivalBid;
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
}
