//! Values bids and claims by what the offered cards are worth and how likely others are to bid for
//! them too.

use viceroy_rules::cards::AuctionCard;
use viceroy_rules::{AuctionPlace, Bid, Claim, OfferedCards, query};

use crate::prelude::*;

const ENROLLED: i16 = 4;
const YIELDS: f32 = 0.3;
/// Probability that each of two bidders for two cards gets the one they prefer.
const LIKED_BETTER: f32 = 0.6;

#[derive(Clone, Debug)]
pub(super) struct Auction {
    /// For each auction card, the probability that nobody else and that exactly one other player
    /// bids there.
    odds: ArrayVec<(AuctionCard, OfferedCards, Odds), 4>,
    now: f32,
    pass: f32,
}

#[derive(Clone, Copy, Debug)]
struct Odds {
    none: f32,
    one: f32,
    /// Probability that a virtual opponent alone leaves the card at the tip of two.
    rival: f32,
}

impl Odds {
    const NOBODY: Odds = Odds { none: 1.0, one: 0.0, rival: 0.0 };

    fn with(self, likely: f32) -> Odds {
        Odds {
            none: self.none * (1.0 - likely),
            one: self.one * (1.0 - likely) + self.none * likely,
            rival: self.rival,
        }
    }
}

/// An approximation of e^x that gives the same result on every machine.
fn power(x: f32) -> f32 {
    let base = (1.0 + x / 32.0).max(0.0);
    let squared = base * base;
    let fourth = squared * squared;
    let eighth = fourth * fourth;
    let sixteenth = eighth * eighth;
    sixteenth * sixteenth
}

impl Auction {
    pub fn is_alone(&self, colour: Colour) -> Option<f32> {
        let here = self.odds.iter().find(|(at, ..)| at.has(colour));
        here.map(|(_, _, odds)| odds.none)
    }
}

impl Judge<'_> {
    pub fn auction(&self, sketch: &Sketch) -> Auction {
        self.auction_against(sketch, &|other| self.likely_bids(other))
    }

    /// Like `auction`, with bid probabilities given by the caller.
    pub fn auction_against(&self, sketch: &Sketch, likely: &dyn Fn(Seat) -> [f32; 4]) -> Auction {
        let open = self.sight.open;
        let mut odds: ArrayVec<(AuctionCard, OfferedCards, Odds), 4> =
            open.auction.iter().map(|(at, offered)| (at, offered, Odds::NOBODY)).collect();
        for other in self.sight.others().filter(|other| open.still_in.contains(*other)) {
            let likely = likely(other);
            for ((_, _, odds), likely) in odds.iter_mut().zip(likely) {
                *odds = odds.with(likely);
            }
        }
        let bag = self.sight.rules.box_gems();
        let drawn = f32::from(bag.total()).max(1.0);
        for _ in open.rivals_in.iter() {
            for (at, _, odds) in &mut odds {
                let gems: u8 = at.colours().map(|colour| bag[colour]).sum();
                let likely = f32::from(gems) / drawn;
                odds.rival += odds.none * likely;
                odds.none *= 1.0 - likely;
                odds.one *= 1.0 - likely;
            }
        }
        Auction { odds, now: self.value(sketch), pass: self.value(&self.passed(sketch)) }
    }

    /// The position with the gems for a pass.
    pub fn passed(&self, sketch: &Sketch) -> Sketch {
        let mut after = *sketch;
        let gems = query::pass_gems(self.sight.rules, self.sight.open, self.sight.seat);
        let left = i16::try_from(self.sight.open.reserve.total()).unwrap_or(0);
        after.loose += i16::from(gems).min(left);
        after
    }

    fn likely_bids(&self, other: Seat) -> [f32; 4] {
        let Sight { open, rules, .. } = self.sight;
        let known = open.known[other];
        let gems = self.sight.gems_of(other);
        let screen = Screen {
            gems: self.sight.whole_gems_of(other),
            attack: known.attack(),
            diamonds: known.diamonds(),
            hand: known.hand(|card| rules.card(card).kind()),
            ..Screen::default()
        };
        let sight = Sight { seat: other, screen: &screen, ..self.sight };
        let judge = self.as_seen(sight);
        let sketch = Sketch::own(&sight);
        let there = judge.here(&sketch);
        let w = self.weights;
        let price = judge.gem_price();
        let counted = judge.counted();
        let pass =
            f32::from(query::pass_gems(self.sight.rules, open, other)) * price + w.others_pass;
        let doubt = w.doubt.max(0.1);
        let wants = |worth: f32| power(((worth - pass) / doubt).clamp(-16.0, 8.0));
        let mut each = [0.0f32; 4];
        for ((at, offered), each) in open.auction.iter().zip(&mut each) {
            let most: f32 = at.colours().map(|c| gems[c.index()]).fold(0.0, f32::max);
            let can = most.max(f32::from(known.diamonds())).min(1.0);
            let best = offered.cards().map(|(_, card)| {
                counted * judge.promise(&sketch, &there.prices, &there.places, card) - price
            });
            if let Some(best) = best.reduce(f32::max) {
                *each = can * wants(best);
            }
        }
        let all: f32 = each.iter().sum::<f32>() + 1.0;
        each.map(|one| one / all)
    }

    /// The card goes to the hand, or under the law that tucks taken cards if that is better.
    pub fn with_card(&self, sketch: &Sketch, card: CardId) -> f32 {
        let mut after = *sketch;
        after.hand.insert(card);
        let kept = self.value(&after);
        if sketch.enrols { kept.max(self.enrolled(sketch)) } else { kept }
    }

    pub fn enrolled(&self, sketch: &Sketch) -> f32 {
        let mut after = *sketch;
        after.points += ENROLLED;
        after.cards += 1;
        self.value(&after) - self.weights.tucked * self.part_to_come()
    }

    fn worths(&self, sketch: &Sketch, offered: &OfferedCards) -> ArrayVec<f32, 2> {
        let cards = offered.cards();
        let mut worths: ArrayVec<f32, 2> =
            cards.map(|(_, card)| self.with_card(sketch, card)).collect();
        worths.sort_by(|a, b| b.total_cmp(a));
        worths
    }

    /// `None` if the bid can win nothing.
    pub fn bid(&self, sketch: &Sketch, auction: &Auction, bid: Bid) -> Option<f32> {
        match bid {
            Bid::Pass => Some(auction.pass),
            Bid::Attack => {
                let mut after = *sketch;
                after.tokens.attack -= 1;
                let all = auction.odds.iter();
                let all =
                    all.filter_map(|(_, offered, _)| self.worths(&after, offered).first().copied());
                all.reduce(f32::max)
            }
            Bid::Gem(colour) => {
                let here = auction.odds.iter().find(|(at, ..)| at.has(colour))?;
                let mut after = *sketch;
                after.gems[colour.index()] -= 1;
                self.gem_bid(auction, &after, here)
            }
            // Its place is named after all bids are shown, so assume the best one.
            Bid::Diamond => {
                let mut after = *sketch;
                after.loose -= 1;
                let all = auction.odds.iter();
                let all = all.filter_map(|here| self.gem_bid(auction, &after, here));
                all.reduce(f32::max)
            }
        }
    }

    fn gem_bid(
        &self,
        auction: &Auction,
        after: &Sketch,
        (_, offered, odds): &(AuctionCard, OfferedCards, Odds),
    ) -> Option<f32> {
        let lost = auction.now - self.value(after);
        let fails = auction.pass - lost;
        let worths = self.worths(after, offered);
        match worths[..] {
            [only] => Some(odds.none * only + (1.0 - odds.none) * fails),
            [better, worse] => {
                let shared = LIKED_BETTER * better + (1.0 - LIKED_BETTER) * worse;
                // Only a virtual opponent leaves just the card at the tip.
                let tip = offered
                    .get(AuctionPlace::Tip)
                    .filter(|_| odds.rival > 0.0)
                    .map_or(worse, |card| self.with_card(after, card));
                let left = 1.0 - odds.none - odds.one - odds.rival;
                let wins = odds.none * better
                    + odds.one * shared
                    + odds.rival * tip.max(fails)
                    + left.max(0.0) * fails;
                Some(wins)
            }
            _ => None,
        }
    }

    /// All bids are shown by then (R-TD-07).
    pub fn diamond_at(&self, sketch: &Sketch, at: AuctionCard) -> f32 {
        let open = self.sight.open;
        let offered = open.auction.at(at);
        let others = self.sight.others();
        let others = others.filter(|other| open.bids_on(*other, at)).count();
        let rivals = open.rival_bids.iter().filter(|bid| at.has(bid.colour));
        let fails = self.value(&self.passed(sketch));
        let worths = self.worths(sketch, &offered);
        let tip = || {
            offered
                .get(AuctionPlace::Tip)
                .map_or(fails, |card| self.with_card(sketch, card).max(fails))
        };
        match (others, rivals.count(), &worths[..]) {
            (0, 0, [best, ..]) => *best,
            (1, 0, [better, worse]) => LIKED_BETTER * better + (1.0 - LIKED_BETTER) * worse,
            (0, 1, [_, _]) => tip(),
            _ => fails,
        }
    }

    /// Assumes that the other player does what they claimed.
    pub fn claim(&self, sketch: &Sketch, at: AuctionCard, offer: Offer) -> Option<f32> {
        let open = self.sight.open;
        let offered = open.auction.at(at);
        let worth = |place| Some(self.with_card(sketch, offered.get(place)?));
        let (base, tip) = (worth(AuctionPlace::Base)?, worth(AuctionPlace::Tip)?);
        let fails = self.value(&self.passed(sketch));
        let mut others = self.sight.others().filter_map(|other| open.claims[other]);
        let theirs = others.find(|claimed| claimed.at == at);
        // Two players who both insist get nothing (R-AUC-06).
        let yields = if theirs.is_some_and(|claimed| claimed.insists) { 0.0 } else { YIELDS };
        let theirs = theirs.map(|claimed| claimed.claim);
        let own = open.claims[self.sight.seat].map(|claimed| claimed.claim);
        let claim = if let Offer::Claim(claim) = offer { claim } else { own? };
        let shared = LIKED_BETTER * base.max(tip) + (1.0 - LIKED_BETTER) * base.min(tip);
        let worth = match (claim, theirs) {
            (Claim::Base, None) => 0.75 * base + 0.25 * tip.min(base),
            (Claim::Tip, None) => 0.75 * tip + 0.25 * base.min(tip),
            (Claim::Either, None) => 0.5 * (base + tip),
            (Claim::Base, Some(Claim::Tip | Claim::Either)) | (Claim::Either, Some(Claim::Tip)) => {
                base
            }
            (Claim::Tip, Some(Claim::Base | Claim::Either))
            | (Claim::Either, Some(Claim::Base)) => tip,
            (Claim::Either, Some(Claim::Either)) => shared,
            (Claim::Base, Some(Claim::Base)) => yields * base + (1.0 - yields) * fails.min(base),
            (Claim::Tip, Some(Claim::Tip)) => yields * tip + (1.0 - yields) * fails.min(tip),
        };
        Some(worth)
    }
}
