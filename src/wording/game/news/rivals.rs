//! News of virtual opponents.

use super::Teller;
use crate::rules::RivalBid;
use crate::wording::thing::{Joined, Thing};

impl Teller<'_> {
    pub(super) fn rivals_bid(&mut self, bids: &[RivalBid]) {
        let said = bids.iter().map(|bid| {
            Thing::Said(self.w.say(text!(news_rival_bid, who = bid.rival, colour = bid.colour)))
        });
        let said = Thing::list(said, Joined::Commas);
        self.plain(text!(news_rival_bids, bids = said));
    }
}
