//! Contested bids: claims, who loses what, and the bids of virtual opponents.

use super::Teller;
use crate::prelude::*;
use viceroy_rules::{Claimed, InvasionFact, RivalBid, RivalSet};

impl Teller<'_> {
    pub(super) fn claimed(&mut self, seat: &Seat, claimed: &Claimed) {
        let (who, colour) = (self.who(seat), claimed.at);
        match (place(claimed), claimed.insists) {
            (Some(place), true) => self.plain(text!(news_insists, who, colour, place)),
            (Some(place), false) => self.plain(text!(news_claimed, who, colour, place)),
            (None, true) => self.plain(text!(news_insists_either, who, colour)),
            (None, false) => self.plain(text!(news_claimed_either, who, colour)),
        }
    }

    pub(super) fn stopped_insisting(&mut self, seat: &Seat, claimed: &Claimed) {
        let (who, colour) = (self.who(seat), claimed.at);
        match place(claimed) {
            Some(place) => self.plain(text!(news_stopped_insisting, who, colour, place)),
            None => self.plain(text!(news_stopped_insisting_either, who, colour)),
        }
    }

    pub(super) fn contested(
        &mut self,
        at: AuctionCard,
        bidders: SeatSet,
        rivals: RivalSet,
        cards: &[CardId],
    ) {
        let people = self.each(bidders);
        let all: Vec<Term> = people.chain(rivals.iter().map(Term::Rival)).collect();
        let count = all.len();
        let who = Term::List(all, Joined::And);
        if count == 1 {
            self.plain(text!(news_contested_alone, colour = at, who));
            return;
        }
        let cards: Vec<Term> = cards.iter().map(|c| self.card(c)).collect();
        let colour = at;
        let bid = match cards.is_empty() {
            true => self.w.say(text!(news_contested_bare, who, count, colour)),
            false => {
                let cards = Term::List(cards, Joined::Or);
                self.w.say(text!(news_contested, who, count, colour, cards))
            }
        };
        // R-INV-04: the gems are told of where they go.
        let is_kept = |fact: &OpenFact| matches!(fact, OpenFact::Invasion(InvasionFact::BidKept { seat, .. }) if bidders.contains(*seat));
        match bidders.len() {
            0 => self.lines.plain(bid),
            _ if self.facts.iter().any(is_kept) => self.lines.plain(bid),
            count => self.plain(text!(news_contested_lost, bid, count)),
        }
    }

    pub(super) fn rivals_bid(&mut self, bids: &[RivalBid]) {
        let said = bids.iter().map(|bid| {
            Term::Said(self.w.say(text!(news_rival_bid, who = bid.rival, colour = bid.colour)))
        });
        let said = Term::list(said, Joined::Commas);
        self.plain(text!(news_rival_bids, bids = said));
    }
}

fn place(claimed: &Claimed) -> Option<AuctionPlace> {
    match claimed.claim {
        Claim::Base => Some(AuctionPlace::Base),
        Claim::Tip => Some(AuctionPlace::Tip),
        Claim::Either => None,
    }
}
