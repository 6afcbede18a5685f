//! A bid that is decided beforehand: for the first of some cards that lies there and can be bid for, and what follows if it
//! wins.

use serde::{Deserialize, Serialize};

use crate::cards::{AuctionCard, CardId};
use crate::rules::{
    Answer, AuctionPlace, AuctionRow, Bid, Claim, Offer, Open, Question, Shape, Topic,
};

/// A card, and what is bid for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WantedCard {
    /// The bid.
    pub bid: Bid,
    /// The card.
    pub card: CardId,
}

/// What a planned bid does when none of its cards can be bid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IfGone {
    /// Its player is asked.
    #[default]
    Ask,
    /// It passes.
    Pass,
}

/// A bid that is decided beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BidStep {
    /// The cards, the one that is wanted most first; none for a pass.
    pub wanted: Vec<WantedCard>,
    /// What happens when none of them can be bid for.
    pub if_gone: IfGone,
}

impl BidStep {
    /// A pass, whatever lies there.
    pub const PASS: BidStep = BidStep {
        wanted: vec![],
        if_gone: IfGone::Pass,
    };

    /// Whether it passes, whatever lies there.
    pub fn is_pass(&self) -> bool {
        self.wanted.is_empty()
    }

    /// Whether it may come to a pass.
    pub fn may_pass(&self) -> bool {
        self.if_gone == IfGone::Pass
    }

    /// Whether a question of the auction is one that it answers.
    pub(super) fn covers(topic: Topic) -> bool {
        matches!(
            topic,
            Topic::Bid | Topic::AttackTarget | Topic::NameDiamond | Topic::TakeCard | Topic::Claim
        )
    }

    /// What it answers; nothing where none of its cards is there.
    pub(super) fn answer(&self, open: &Open, question: &Question) -> Option<Answer> {
        let auction = &open.auction;
        let Shape::Pick { offers, .. } = &question.shape else {
            return None;
        };
        let mut wanted = self.wanted.iter();
        let offer = match question.topic {
            Topic::Bid => {
                let bids = wanted.map(|wanted| (wanted, Offer::Bid(wanted.bid)));
                let mut can = bids.filter(|(wanted, bid)| {
                    offers.contains(bid) && where_it_lies(auction, **wanted).is_some()
                });
                let pass = self.may_pass().then_some(Offer::Bid(Bid::Pass));
                can.next().map(|(_, bid)| bid).or(pass)
            }
            Topic::AttackTarget => wanted.find_map(|wanted| {
                let (at, place) = lies(auction, wanted.card)?;
                (wanted.bid == Bid::Attack).then_some(Offer::Offered { at, place })
            }),
            Topic::NameDiamond => {
                let at = |wanted: &WantedCard| {
                    let (at, _) = lies(auction, wanted.card)?;
                    (wanted.bid == Bid::Diamond).then_some(at)
                };
                // All bids lie open: rather a card that nobody else bids for than one that is wanted more.
                let places: Vec<AuctionCard> = wanted.filter_map(at).collect();
                let free = places.iter().find(|at| !is_bid_on(open, **at));
                free.or(places.first()).copied().map(Offer::DiamondAt)
            }
            Topic::TakeCard => wanted.find_map(|wanted| {
                let (at, place) = lies(auction, wanted.card)?;
                (Some(at) == question.auction_card).then_some(Offer::Offered { at, place })
            }),
            // Who claimed already, and met with the same claim, is asked.
            Topic::Claim if offers.contains(&Offer::Insist) => None,
            Topic::Claim => wanted.find_map(|wanted| {
                let (at, place) = lies(auction, wanted.card)?;
                let claim = match place {
                    AuctionPlace::Base => Claim::Base,
                    AuctionPlace::Tip => Claim::Tip,
                };
                (Some(at) == question.auction_card).then_some(Offer::Claim(claim))
            }),
            _ => None,
        };
        let offer = offer.filter(|offer| offers.contains(offer))?;
        Some(Answer::one(offer))
    }
}

/// Whether anybody has bid on an auction card.
fn is_bid_on(open: &Open, at: AuctionCard) -> bool {
    let rivals = open.rivals_on(at);
    !rivals.is_empty() || open.seats().any(|seat| open.bids_on(seat, at))
}

/// Where a card lies that can be won by the bid that is made for it.
fn where_it_lies(auction: &AuctionRow, wanted: WantedCard) -> Option<(AuctionCard, AuctionPlace)> {
    let (at, place) = lies(auction, wanted.card)?;
    let wins = match wanted.bid {
        Bid::Gem(colour) => at.has(colour),
        Bid::Attack | Bid::Diamond => true,
        Bid::Pass => false,
    };
    wins.then_some((at, place))
}

/// Where a card lies in the auction.
pub(super) fn lies(auction: &AuctionRow, card: CardId) -> Option<(AuctionCard, AuctionPlace)> {
    auction.iter().find_map(|(at, offered)| {
        let (place, _) = offered.cards().find(|(_, c)| *c == card)?;
        Some((at, place))
    })
}
