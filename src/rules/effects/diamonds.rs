//! Diamonds taken, paid, and bid (R-TD-06, R-TD-07).

use std::iter::repeat_n;

use super::auction;
use crate::cards::AuctionCard;
use crate::rules::ask::{Ask, about};
use crate::rules::fact::{DiamondFact, GemsFor, OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::table::{Bid, Open};

/// R-TD-06: diamonds from the reserve, and a gem of choice for each one that is missing there, or one from the own combat card
/// (R-INV-05).
pub(in crate::rules) fn take(play: &mut Play<'_>, seat: Seat, wanted: u8, why: GemsFor) {
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

/// R-TD-07: diamonds go to the reserve in place of gems.
pub(in crate::rules) fn pay(play: &mut Play<'_>, seat: Seat, count: u8, why: GemsFor) {
    if count > 0 {
        play.screen(seat, ScreenFact::DiamondsOut(count));
        play.happen(OpenFact::Diamonds(DiamondFact::Paid { seat, count, why }));
    }
}

/// Who has bid a diamond in the current auction.
pub(in crate::rules) fn bidders(open: &Open) -> SeatSet {
    let bids = open.bids.iter();
    let diamonds = bids.filter(|(_, bid)| **bid == Some(Bid::Diamond));
    diamonds.map(|(seat, _)| seat).collect()
}

/// R-TD-07: whether somebody may still name a diamond anew, instead of a claim.
pub(in crate::rules) fn can_be_renamed(open: &Open, seat: Seat) -> bool {
    open.bids[seat] == Some(Bid::Diamond) && !open.renamed.contains(seat)
}

/// What a diamond can be bid on: every auction card with an offered card, the one with the fewest bidders first, and of
/// several the first as colours are listed. That is what it is bid on when time runs out (R-TD-07).
pub(in crate::rules) fn places(open: &Open) -> impl Iterator<Item = AuctionCard> {
    let offered = open.auction.iter().filter(|(_, cards)| cards.count() > 0);
    let mut places: smallvec::SmallVec<[(u8, AuctionCard); 4]> = offered
        .map(|(at, _)| {
            let rivals = auction::rival_bidders(open, at).iter().count() as u8;
            (open.bidders(at).len() + rivals, at)
        })
        .collect();
    places.sort_by_key(|(bidders, _)| *bidders);
    places.into_iter().map(|(_, at)| at)
}
