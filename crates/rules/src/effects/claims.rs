//! How two bidders settle two cards (R-AUC-06).

use super::{auction, diamonds};
use crate::fact::WonBy;
use crate::pieces::Claim;
use crate::prelude::*;

pub(crate) type Pair = [Seat; 2];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Settled {
    /// In the order of the bidders.
    Taken([AuctionPlace; 2]),
    /// Both insist on the same card.
    Nobody,
}

pub(crate) fn contested(open: &Open) -> SmallVec<[(AuctionCard, Pair); 2]> {
    let two_cards = open.auction.iter().filter(|(_, offered)| offered.count() > 1);
    let pairs = two_cards.filter_map(|(at, _)| {
        let bidders: SmallVec<[Seat; 4]> = open.bidders(at).iter().collect();
        let pair = Pair::try_from(bidders.as_slice()).ok()?;
        let alone = open.rivals_on(at).is_empty();
        alone.then_some((at, pair))
    });
    pairs.collect()
}

/// R-TD-07: by a player in an unsettled claim.
pub(crate) fn can_change_bids(open: &Open) -> bool {
    let can = |seat: &Seat| diamonds::can_be_renamed(open, *seat);
    let undecided = |(at, bidders): (AuctionCard, Pair)| {
        bidders.iter().any(can) && settled(open, at, bidders).is_none()
    };
    open.bids.seats().any(|seat| can(&seat)) && contested(open).into_iter().any(undecided)
}

/// `None` while unsettled.
pub(crate) fn settled(open: &Open, at: AuctionCard, bidders: Pair) -> Option<Settled> {
    let claimed = |seat: Seat| open.claims[seat].filter(|claimed| claimed.at == at);
    let (one, other) = (claimed(bidders[0])?, claimed(bidders[1])?);
    let one_is_first = || open.order().iter().find(|s| bidders.contains(s)) == Some(&bidders[0]);
    match places(one.claim, other.claim, one_is_first) {
        Some(places) => Some(Settled::Taken(places)),
        None => (one.insists && other.insists).then_some(Settled::Nobody),
    }
}

/// In playing order (R-TRN-03).
pub(crate) fn carry_out(
    play: &mut EngineCtx<'_>,
    at: AuctionCard,
    bidders: Pair,
    settled: Settled,
) {
    match settled {
        Settled::Taken(places) => {
            let order = play.table().open.order();
            for winner in order.iter().filter(|s| bidders.contains(s)) {
                let place = places[usize::from(*winner != bidders[0])];
                auction::take(play, *winner, at, place, WonBy::Gem);
            }
        }
        Settled::Nobody => auction::contest(play, at),
    }
}

/// `None` on conflict. If both take either, the first gets the tip.
fn places(
    one: Claim,
    other: Claim,
    one_is_first: impl FnOnce() -> bool,
) -> Option<[AuctionPlace; 2]> {
    let (base, tip) = (AuctionPlace::Base, AuctionPlace::Tip);
    match (one, other) {
        (Claim::Base, Claim::Tip | Claim::Either) | (Claim::Either, Claim::Tip) => {
            Some([base, tip])
        }
        (Claim::Tip, Claim::Base | Claim::Either) | (Claim::Either, Claim::Base) => {
            Some([tip, base])
        }
        (Claim::Either, Claim::Either) if one_is_first() => Some([tip, base]),
        (Claim::Either, Claim::Either) => Some([base, tip]),
        (Claim::Base, Claim::Base) | (Claim::Tip, Claim::Tip) => None,
    }
}
