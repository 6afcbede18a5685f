//! News of virtual opponents.

use super::Teller;
use crate::rules::RivalBid;
use crate::wording::thing::{Joined, Thing};

impl Teller<'_> {
    pub(super) fn rivals_bid(&mut self, bids: &[RivalBid]) {
        let said = bids.iter().map(|bid| {
            let args = [("who", bid.rival.into()), ("colour", bid.colour.into())];
            Thing::Said(self.w.say("news-rival-bid", &args))
        });
        let said = Thing::list(said, Joined::Commas);
        self.plain("news-rival-bids", &[("bids", said.into())]);
    }
}
