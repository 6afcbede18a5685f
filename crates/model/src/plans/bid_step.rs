//! A bid that is decided beforehand: for the first of some cards that lies there and can be bid for, and what follows if it
//! wins.

use serde::{Deserialize, Serialize};

use super::wish::Wish;
use viceroy_rules::cards::{AuctionCard, CardId};
use viceroy_rules::{Answer, Bid, Offer, Open, Question, SeatView, Topic};

/// A card, and what is bid for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WantedCard {
    pub bid: Bid,
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
    pub const PASS: BidStep = BidStep { wanted: vec![], if_gone: IfGone::Pass };

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
    pub(super) fn answer(&self, view: &SeatView, question: &Question) -> Option<Answer> {
        let open = &view.table.open;
        let offers = question.shape.offers();
        let offered = |offer: &Offer| offers.contains(offer);
        match question.topic {
            Topic::Bid => {
                let mut bids = self.wanted.iter().filter(|wanted| wanted.can_be_won(open));
                let bid = bids.find(|wanted| offered(&Offer::Bid(wanted.bid)));
                let bid = bid.map(|wanted| wanted.bid);
                let bid = bid.or(self.may_pass().then_some(Bid::Pass));
                bid.map(Offer::Bid).filter(offered).map(Answer::one)
            }
            Topic::NameDiamond => {
                let places = self.of_bid(Bid::Diamond);
                let places = places.filter_map(|card| Some(open.auction.find(card)?.0));
                let places: Vec<AuctionCard> = places.collect();
                // All bids lie open: rather a card that nobody else bids for than one that is wanted more.
                let free = places.iter().find(|at| !is_bid_on(open, **at));
                let at = free.or(places.first()).copied();
                at.map(Offer::DiamondAt).filter(offered).map(Answer::one)
            }
            Topic::AttackTarget => {
                let mut cards = self.of_bid(Bid::Attack);
                cards.find_map(|card| Wish::Card(card).answer(view, question))
            }
            Topic::TakeCard | Topic::Claim => {
                let mut wanted = self.wanted.iter();
                wanted.find_map(|wanted| Wish::Card(wanted.card).answer(view, question))
            }
            _ => None,
        }
    }

    /// The cards that are wanted by one bid.
    fn of_bid(&self, bid: Bid) -> impl Iterator<Item = CardId> {
        let wanted = self.wanted.iter().filter(move |wanted| wanted.bid == bid);
        wanted.map(|wanted| wanted.card)
    }
}

impl WantedCard {
    /// Whether the card lies where the bid can win it.
    fn can_be_won(self, open: &Open) -> bool {
        let mut won = open.auction.won_by(self.bid);
        won.any(|(_, _, card)| card == self.card)
    }
}

/// Whether anybody has bid on an auction card.
fn is_bid_on(open: &Open, at: AuctionCard) -> bool {
    let rivals = open.rivals_on(at);
    !rivals.is_empty() || open.seats().any(|seat| open.bids_on(seat, at))
}
