//! Which of two cards one of two bidders claims (R-AUC-06). Claims are open; the two may change them until they differ,
//! or insist.

use super::room::{Help, Room};
use crate::cards::AuctionCard;
use crate::rules::ask::about;
use crate::rules::effects::auction;
use crate::rules::fact::{OpenFact, WonBy};
use crate::rules::play::Play;
use crate::rules::refusal::Refusal;
use crate::rules::rival::RivalSet;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Offers, Shape};
use crate::rules::table::{AuctionPlace, Claim, Claimed, Table};

impl Room for about::Claim {
    const HELP: Help = Help::Auction;

    fn auction_card(&self) -> Option<AuctionCard> {
        Some(self.at)
    }

    /// Base, tip or either; after a conflict another claim, or the same one insisted on.
    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let own = table.open.claims[seat];
        let all = [Claim::Base, Claim::Tip, Claim::Either].into_iter();
        let others = all.filter(|c| own.is_none_or(|own| own.claim != *c));
        let mut offers: Offers = others.map(Offer::Claim).collect();
        if own.is_some_and(|own| own.at == self.at) {
            offers.push(Offer::Insist);
        }
        Shape::one_among(offers)
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        match answer.only()? {
            Offer::Claim(claim) => self.claim(play, seat, claim),
            Offer::Insist => self.insist(play, seat),
            _ => return Err(Refusal::NotOffered),
        }
        Ok(())
    }

    fn fallback(&self, shape: &Shape) -> Answer {
        shape.rather(&[Offer::Insist, Offer::Claim(Claim::Either)])
    }
}

impl about::Claim {
    /// A claim, made in the open.
    fn claim(&self, play: &mut Play<'_>, seat: Seat, claim: Claim) {
        let claimed = Claimed {
            at: self.at,
            claim,
            insists: false,
        };
        play.happen(OpenFact::Claimed { seat, claimed });
        let Some(other) = self.other_claimant(play, seat) else {
            return;
        };
        let Some(others) = play.table().open.claims[other] else {
            return;
        };
        let order = play.table().open.order();
        let Some((mine, theirs)) = places(claim, others.claim, || {
            order.iter().find(|s| **s == seat || **s == other) == Some(&seat)
        }) else {
            for bidder in [seat, other] {
                if !play.is_asked(bidder) {
                    play.ask(bidder, *self);
                }
            }
            return;
        };
        play.withdraw(other);
        let mut winners = [(seat, mine), (other, theirs)];
        winners.sort_by_key(|(s, _)| order.iter().position(|o| o == s));
        for (winner, place) in winners {
            auction::take(play, winner, self.at, place, WonBy::Gem);
        }
    }

    /// When both insist on the same card, neither takes one.
    fn insist(&self, play: &mut Play<'_>, seat: Seat) {
        let Some(own) = play.table().open.claims[seat] else {
            return;
        };
        let claimed = Claimed {
            insists: true,
            ..own
        };
        play.happen(OpenFact::Claimed { seat, claimed });
        let Some(other) = self.other_claimant(play, seat) else {
            return;
        };
        if play.table().open.claims[other].is_some_and(|c| c.insists) {
            play.happen(OpenFact::Contested {
                at: self.at,
                bidders: [seat, other].into_iter().collect(),
                rivals: RivalSet::NONE,
            });
        }
    }

    fn other_claimant(&self, play: &Play<'_>, seat: Seat) -> Option<Seat> {
        let bidders = auction::bidders(&play.table().open, self.at);
        bidders.iter().find(|s| *s != seat)
    }
}

/// Who takes which card; nothing where both claim the same. Where both take either, the first in order has the tip.
fn places(
    mine: Claim,
    theirs: Claim,
    i_am_first: impl FnOnce() -> bool,
) -> Option<(AuctionPlace, AuctionPlace)> {
    let (base, tip) = (AuctionPlace::Base, AuctionPlace::Tip);
    match (mine, theirs) {
        (Claim::Base, Claim::Tip | Claim::Either) | (Claim::Either, Claim::Tip) => {
            Some((base, tip))
        }
        (Claim::Tip, Claim::Base | Claim::Either) | (Claim::Either, Claim::Base) => {
            Some((tip, base))
        }
        (Claim::Either, Claim::Either) => Some(if i_am_first() {
            (tip, base)
        } else {
            (base, tip)
        }),
        (Claim::Base, Claim::Base) | (Claim::Tip, Claim::Tip) => None,
    }
}
