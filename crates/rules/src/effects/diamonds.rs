//! Taking, paying and bidding diamonds (R-TD-06, R-TD-07).

use crate::prelude::*;
use std::iter::repeat_n;

/// R-TD-06. For missing diamonds, gems of choice or the combat card (R-INV-05).
pub(crate) fn take(play: &mut EngineCtx<'_>, seat: Seat, wanted: u8, why: GemsFor) {
    let count = wanted.min(play.table().open.diamonds);
    if count > 0 {
        play.happen(OpenFact::Diamonds(DiamondFact::Taken { seat, count, why }));
        play.screen(seat, ScreenFact::DiamondsIn(count));
    }
    let missing = wanted - count;
    if play.table().open.pyramids[seat].combat.stones.diamonds > 0 {
        play.next(seat, repeat_n(Ask::MissingDiamond, usize::from(missing)));
    } else if missing > 0 {
        play.ask(seat, about::RewardGems { count: missing });
    }
}

/// R-TD-07.
pub(crate) fn pay(play: &mut EngineCtx<'_>, seat: Seat, count: u8, why: GemsFor) {
    if count > 0 {
        play.screen(seat, ScreenFact::DiamondsOut(count));
        play.happen(OpenFact::Diamonds(DiamondFact::Paid { seat, count, why }));
    }
}

pub(crate) fn bidders(open: &Open) -> SeatSet {
    let bids = open.bids.iter();
    let diamonds = bids.filter(|(_, bid)| **bid == Some(Bid::Diamond));
    diamonds.map(|(seat, _)| seat).collect()
}

/// R-TD-07: once, if another auction card has an offer.
pub(crate) fn can_be_renamed(open: &Open, seat: Seat) -> bool {
    let Some(named) = open.named[seat].filter(|_| !open.renamed.contains(seat)) else {
        return false;
    };
    let mut others = open.auction.iter().filter(|(at, _)| *at != named);
    others.any(|(_, cards)| cards.count() > 0)
}

/// R-TD-07: players who can still rename a diamond that wins no card, and have not kept it since
/// the last renaming.
pub(crate) fn that_may_move(open: &Open) -> SeatSet {
    let named = open.named.iter();
    let crowded = named.filter(|(_, at)| at.is_some_and(|at| open.is_crowded(at)));
    let may_move = |seat: &Seat| can_be_renamed(open, *seat) && !open.kept.contains(*seat);
    crowded.map(|(seat, _)| seat).filter(may_move).collect()
}

/// Fewest bidders first, then in colour order. The first is the default on timeout (R-TD-07).
pub(crate) fn places(open: &Open) -> impl Iterator<Item = AuctionCard> {
    let offered = open.auction.iter().filter(|(_, cards)| cards.count() > 0);
    let mut places: SmallVec<[(u8, AuctionCard); 4]> =
        offered.map(|(at, _)| (open.bidders(at).len() + open.rivals_on(at).len(), at)).collect();
    places.sort_by_key(|(bidders, _)| *bidders);
    places.into_iter().map(|(_, at)| at)
}
