//! Reasons for bids and claims, and for the cards on offer.

use super::asked::Asked;
use super::card::useful;
use super::profile::{Profile, Rank};
use super::reason::Reason;
use crate::outcome::FirstWay;
use crate::prelude::*;
use viceroy_rules::cards::AuctionCard;
use viceroy_rules::{AuctionPlace, Bid, Claim, Fact, Imagined};

pub(super) fn pass(rank: Rank) -> Profile {
    let best = (rank == Rank::Best).then_some(Reason::NothingIsBetter);
    Profile::of(best.into_iter().chain([Reason::NoMore]))
}

impl Asked<'_> {
    pub(super) fn bid(self, bid: Bid, rank: Rank) -> Profile {
        let open = &self.view.table.open;
        let mut facts = vec![];
        match bid {
            Bid::Gem(colour) => {
                let cards = open.auction.for_gem(colour).cards().map(|(_, card)| card);
                facts.extend(self.best_of(cards, Gems::only(colour, 1)));
                let last = self.view.screen.gems[colour] == 1;
                facts.extend(last.then_some(Reason::LastGem(colour)));
                facts.extend(self.company(colour));
            }
            Bid::Attack => facts.push(Reason::BeforeGems),
            Bid::Diamond => facts.push(Reason::NamedLater),
            Bid::Pass => return pass(rank),
        }
        Profile::of(facts)
    }

    fn best_of(self, cards: impl Iterator<Item = CardId>, spent: Gems) -> Option<Reason> {
        let judge = &self.mind.judge;
        let worths = cards.map(|card| (judge.with_card(&self.mind.sketch, card), card));
        let (_, best) = worths.max_by(|a, b| a.0.total_cmp(&b.0))?;
        self.could(spent, best)
    }

    fn company(self, colour: Colour) -> Option<Reason> {
        const SURE: f32 = 0.65;
        let open = &self.view.table.open;
        let mut others = open.still_in.iter();
        if !others.any(|seat| seat != self.view.seat) {
            return None;
        }
        let judge = &self.mind.judge;
        let alone = judge.auction(&self.mind.sketch).is_alone(colour)?;
        if alone >= SURE {
            Some(Reason::ProbablyAlone)
        } else {
            (alone <= 1.0 - SURE).then_some(Reason::ProbablyContested)
        }
    }

    /// What the card could do, or what is lost if a virtual opponent takes it.
    pub(super) fn offered(self, at: AuctionCard, place: AuctionPlace, rank: Rank) -> Profile {
        let card = self.view.table.open.auction.at(at).get(place);
        let could = card.and_then(|card| self.could(Gems::NONE, card));
        if self.question.topic != Topic::RivalTarget {
            return Profile::of(could);
        }
        let least = (rank == Rank::Best).then_some(Reason::MissedLeast);
        Profile::of(least.into_iter().chain(could.map(useful)))
    }

    /// For placing a diamond after all bids are shown: what is on offer there, and who else wants
    /// it.
    pub(super) fn diamond_at(self, at: AuctionCard) -> Profile {
        let open = &self.view.table.open;
        let others = open.pyramids.seats().filter(|s| *s != self.view.seat);
        let there: Vec<Seat> = others.filter(|seat| open.bids_on(*seat, at)).collect();
        let others = there.len() + usize::from(open.rivals_on(at).len());
        let offered = open.auction.at(at);
        let could = if others >= usize::from(offered.count()) {
            Some(Reason::NobodyWins)
        } else {
            let cards = offered.cards().map(|(_, card)| card);
            self.best_of(cards, Gems::NONE)
        };
        let nobody = (others == 0).then_some(Reason::NobodyThere);
        let bid = there.into_iter().map(Reason::BidBy);
        Profile::of(could.into_iter().chain(nobody).chain(bid))
    }

    /// Leaving the card at the tip (R-VIR-07).
    pub(super) fn goes_on(self) -> Profile {
        let last = Phase::Auction(self.view.table.ruleset.schedule.auctions);
        Profile::of([match self.view.table.open.phase == last {
            true => Reason::CountsAsPass,
            false => Reason::BidsOn,
        }])
    }

    pub(super) fn claim(self, answer: &Answer) -> Profile {
        let view = self.view;
        let Some(at) = self.question.auction_card else {
            return Profile::default();
        };
        let could = |card| self.could(Gems::NONE, card);
        if let Some(card) = self.wins(answer) {
            let at_once = [Reason::TakesAtOnce(card)];
            return Profile::of(at_once.into_iter().chain(could(card)));
        }
        let open = &view.table.open;
        let offered = open.auction.at(at);
        let own = open.claims.get(view.seat).copied().flatten();
        let claim = match answer.picked().first() {
            Some(Offer::Claim(claim)) => Some(*claim),
            Some(_) | None => own.map(|own| own.claim),
        };
        let card = match claim {
            Some(Claim::Base) => offered.base,
            Some(Claim::Tip) => offered.tip,
            Some(Claim::Either) | None => None,
        };
        let Some(card) = card else {
            return Profile::of([Reason::WhatIsLeft]);
        };
        let same = open.claims.iter().find(|(seat, claimed)| {
            let claims = claimed.is_some_and(|c| c.at == at && Some(c.claim) == claim);
            *seat != view.seat && claims
        });
        let wanted = same.map(|(seat, _): (Seat, _)| Reason::WantedBy(seat));
        Profile::of(wanted.into_iter().chain(could(card)))
    }

    /// The card that a claim wins at once, whatever others do.
    fn wins(self, answer: &Answer) -> Option<CardId> {
        let seat = self.view.seat;
        let mut table = Imagined::alone(self.view, &mut FirstWay);
        let happened = table.answer_told(seat, answer, &mut FirstWay).ok()?;
        happened.iter().find_map(|fact| {
            if let Fact::Open(OpenFact::Won { seat: by, card, .. }) = fact
                && *by == seat
            {
                Some(*card)
            } else {
                None
            }
        })
    }
}
