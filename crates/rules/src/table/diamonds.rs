//! Public state of diamonds (R-TD-06, R-TD-07).

use crate::prelude::*;
use crate::rival::{CountsAs, RivalSet};

impl Open {
    /// Bids by gem, or by a diamond named for this card.
    pub fn bidders(&self, at: AuctionCard) -> SeatSet {
        let is_on = |seat: Seat, bid: Bid| match bid {
            Bid::Diamond => self.named[seat] == Some(at),
            Bid::Gem(_) | Bid::Attack | Bid::Pass => bid.is_on(at),
        };
        let bids = self.bids.iter();
        bids.filter(|(seat, bid)| bid.is_some_and(|bid| is_on(*seat, bid)))
            .map(|(seat, _)| seat)
            .collect()
    }

    pub fn rivals_on(&self, at: AuctionCard) -> RivalSet {
        let bids = self.rival_bids.iter();
        let here = bids.filter(|b| at.has(b.colour) && b.counts_as == CountsAs::Gem);
        here.map(|b| b.rival).collect()
    }

    /// More bidders than cards: nobody takes one (R-AUC-05, R-AUC-07, R-VIR-03).
    pub fn is_crowded(&self, at: AuctionCard) -> bool {
        let bidders = self.bidders(at).len() + self.rivals_on(at).len();
        bidders > self.auction.at(at).count()
    }

    pub fn bids_on(&self, seat: Seat, at: AuctionCard) -> bool {
        self.bidders(at).contains(seat)
    }

    pub(super) fn evolve_diamonds(&mut self, fact: &DiamondFact) {
        match fact {
            DiamondFact::InReserve(count) => self.diamonds = *count,
            DiamondFact::Taken { count, .. } => {
                self.diamonds = self.diamonds.saturating_sub(*count);
            }
            DiamondFact::Paid { count, .. } => {
                self.diamonds = self.diamonds.saturating_add(*count);
            }
            DiamondFact::Named { seat, at } => self.named[*seat] = Some(*at),
            DiamondFact::Kept { seat, .. } => self.kept.insert(*seat),
            DiamondFact::Renamed { seat, at } => {
                self.named[*seat] = Some(*at);
                self.renamed.insert(*seat);
                self.kept = SeatSet::NONE;
                for seat in self.pyramids.seats() {
                    self.claims[seat] = None;
                }
            }
        }
    }
}
