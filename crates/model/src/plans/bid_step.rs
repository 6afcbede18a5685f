//! A bid decided in advance: for the first available of some cards, with the follow-ups if it wins.

use crate::prelude::*;
use viceroy_rules::Open;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WantedCard {
    pub bid: Bid,
    pub card: CardId,
}

/// When none of the cards is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IfGone {
    #[default]
    Ask,
    Pass,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BidStep {
    /// By descending preference; empty for a pass.
    pub wanted: Vec<WantedCard>,
    pub if_gone: IfGone,
}

impl BidStep {
    pub const PASS: BidStep = BidStep { wanted: vec![], if_gone: IfGone::Pass };

    pub fn is_pass(&self) -> bool {
        self.wanted.is_empty()
    }

    pub fn may_pass(&self) -> bool {
        self.if_gone == IfGone::Pass
    }

    /// Whether it answers questions on this topic.
    pub(super) fn covers(topic: Topic) -> bool {
        matches!(
            topic,
            Topic::Bid | Topic::AttackTarget | Topic::NameDiamond | Topic::TakeCard | Topic::Claim
        )
    }

    /// `None` when none of its cards is available.
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
                // All bids are open now: prefer a card without other bids over a more wanted one.
                let free = places.iter().find(|at| !is_bid_on(open, **at));
                let at = free.or(places.first()).copied();
                at.map(Offer::DiamondAt).filter(offered).map(Answer::one)
            }
            Topic::AttackTarget => {
                let mut cards = self.of_bid(Bid::Attack);
                cards.find_map(|card| Wish::Card(card).answer(view, question))
            }
            Topic::Claim if offered(&Offer::Insist) => {
                // Both want the same card: the other one, if it is wanted too.
                let claims = self.wanted.iter();
                let mut claims =
                    claims.filter_map(|one| Wish::Card(one.card).offer(view, question));
                claims.find(offered).map(Answer::one)
            }
            Topic::TakeCard | Topic::Claim => {
                let mut wanted = self.wanted.iter();
                wanted.find_map(|wanted| Wish::Card(wanted.card).answer(view, question))
            }
            _ => None,
        }
    }

    fn of_bid(&self, bid: Bid) -> impl Iterator<Item = CardId> {
        let wanted = self.wanted.iter().filter(move |wanted| wanted.bid == bid);
        wanted.map(|wanted| wanted.card)
    }
}

impl WantedCard {
    /// `None` where a bid can win several cards, or none.
    pub fn only(open: &Open, bid: Bid) -> Option<WantedCard> {
        let mut won = open.auction.won_by(bid);
        let (_, _, card) = won.next()?;
        won.next().is_none().then_some(WantedCard { bid, card })
    }

    fn can_be_won(self, open: &Open) -> bool {
        let mut won = open.auction.won_by(self.bid);
        won.any(|(_, _, card)| card == self.card)
    }
}

fn is_bid_on(open: &Open, at: AuctionCard) -> bool {
    let rivals = open.rivals_on(at);
    !rivals.is_empty() || open.seats().any(|seat| open.bids_on(seat, at))
}
