//! News about virtual opponents.

use super::Teller;
use crate::term::{Joined, Term};
use viceroy_rules::RivalBid;

impl Teller<'_> {
    pub(super) fn rivals_bid(&mut self, bids: &[RivalBid]) {
        let said = bids.iter().map(|bid| {
            Term::Said(self.w.say(text!(news_rival_bid, who = bid.rival, colour = bid.colour)))
        });
        let said = Term::list(said, Joined::Commas);
        self.plain(text!(news_rival_bids, bids = said));
    }
}
