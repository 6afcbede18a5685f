//! The auction phase (RULES section 4).

use super::diamonds::first_in_order;
use super::{diamonds, rivals};
use crate::effects::{auction as effects, claims, diamonds as paid};
use crate::prelude::*;

/// R-AUC-01.
pub(super) fn begin(play: &mut EngineCtx<'_>) -> Option<Stage> {
    let sits_out = play.table().open.sits_out;
    let seats = play.table().open.seats();
    let bidding: SeatSet = seats.filter(|s| !sits_out.contains(*s)).collect();
    if bidding.is_empty() {
        // R-VIR-08, R-LAW-69: without real players there is no auction, but the cards move on.
        play.happen(OpenFact::PhaseBegan { phase: Phase::Auction(1), still_in: bidding });
        return None;
    }
    Some(begin_auction(play, 1, bidding))
}

fn begin_auction(play: &mut EngineCtx<'_>, auction: u8, still_in: SeatSet) -> Stage {
    play.happen(OpenFact::PhaseBegan { phase: Phase::Auction(auction), still_in });
    for seat in still_in.iter() {
        play.next(seat, [Ask::Bid]);
    }
    Stage::Bidding { auction }
}

/// R-AUC-12: after all bids are shown, attack tokens precede gems.
pub(super) fn show_bids(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    let screens = &play.table().screens;
    let bids: BySeat<Option<Bid>> = screens.map(|_, screen| match screen.sealed {
        Some(Sealed::Bid(bid)) => Some(bid),
        _ => None,
    });
    play.happen(OpenFact::BidsShown(bids.clone()));
    for (seat, bid) in bids.iter() {
        if bid.is_some() {
            play.screen(seat, ScreenFact::Unsealed);
        }
    }
    rivals::draw_bids(play);
    let attackers = who_bid(&bids, |bid| bid == Bid::Attack);
    next_attack(play, auction, attackers)
}

fn who_bid(bids: &BySeat<Option<Bid>>, wanted: impl Fn(Bid) -> bool) -> SeatSet {
    bids.iter().filter(|(_, bid)| bid.is_some_and(&wanted)).map(|(seat, _)| seat).collect()
}

/// R-AUC-12: any card, in order (R-TRN-03); the token returns to the supply.
pub(super) fn next_attack(
    play: &mut EngineCtx<'_>,
    auction: u8,
    mut left: SeatSet,
) -> Option<Stage> {
    let Some(seat) = first_in_order(play, left) else {
        let diamonds = diamonds::bidders(play);
        if diamonds.is_empty() {
            return judge_gem_bids(play, auction);
        }
        // R-TD-07: virtual opponents discard before diamonds are named.
        let attacks = rivals::begin_attacks(play, auction);
        return attacks
            .or_else(|| diamonds::next_name(play, auction, diamonds))
            .or_else(|| judge_gem_bids(play, auction));
    };
    left.remove(seat);
    play.screen(seat, ScreenFact::AttackOut(1));
    play.next(seat, [Ask::AttackTarget]);
    Some(Stage::Attacks { auction, left })
}

/// R-AUC-08: all bids are paid before any is judged.
pub(super) fn judge_gem_bids(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    let bids = play.table().open.bids.clone();
    for (seat, bid) in bids.iter() {
        match bid {
            Some(Bid::Gem(colour)) => effects::pay_bid(play, seat, *colour),
            Some(Bid::Diamond) => paid::pay(play, seat, 1, GemsFor::Bid),
            Some(Bid::Attack | Bid::Pass) | None => {}
        }
    }
    judge(play, auction)
}

/// R-AUC-03..07, R-VIR-03..07. While a diamond can still be renamed, only that question and claims
/// are open (R-TD-07).
pub(super) fn judge(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    if let Some(stage) = diamonds::next_renaming(play, auction) {
        return Some(stage);
    }
    if claims::can_change_bids(&play.table().open) {
        for (at, bidders) in claims::contested(&play.table().open) {
            if claims::settled(&play.table().open, at, bidders).is_none() {
                for bidder in bidders {
                    play.next(bidder, [Ask::Claim(at)]);
                }
            }
        }
        return Some(Stage::Renaming { auction });
    }
    // Auction cards are independent of each other.
    let row = play.table().open.auction.clone();
    for (at, offered) in row.iter() {
        let open = &play.table().open;
        let (bidders, rivals) = (open.bidders(at), open.rivals_on(at));
        if bidders.is_empty() && rivals.is_empty() {
            continue;
        }
        let who: SmallVec<[Seat; 4]> = bidders.iter().collect();
        let who_else: SmallVec<[Rival; 3]> = rivals.iter().collect();
        match (who.as_slice(), who_else.as_slice(), offered.count()) {
            ([only], [], 1..) => play.next(*only, [Ask::TakeCard(at)]),
            ([one, other], [], 2..) => {
                let both = [*one, *other];
                match claims::settled(&play.table().open, at, both) {
                    Some(settled) => claims::carry_out(play, at, both, settled),
                    None => both.into_iter().for_each(|s| play.next(s, [Ask::Claim(at)])),
                }
            }
            ([only], [_], 2..) => play.next(*only, [Ask::TipOrGoOn(at)]),
            ([], [only], 1..) => rivals::take_lowest(play, *only, at),
            ([], [one, other], 2..) => {
                rivals::take_lowest(play, *one, at);
                rivals::take_lowest(play, *other, at);
            }
            _ => effects::contest(play, at),
        }
    }
    Some(Stage::GemBids { auction })
}

/// R-AUC-10, R-AUC-14.
pub(super) fn begin_passes(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    let open = &play.table().open;
    let mut passers = who_bid(&open.bids, |bid| bid == Bid::Pass);
    if auction >= play.rules.schedule.auctions {
        passers = open.still_in;
    }
    for seat in passers.iter() {
        play.happen(OpenFact::Passed { seat });
    }
    next_pass(play, auction, passers)
}

/// R-AUC-14: in secret while the reserve covers every possible choice, else in order (R-TRN-03).
pub(super) fn next_pass(play: &mut EngineCtx<'_>, auction: u8, mut left: SeatSet) -> Option<Stage> {
    let Some(first) = first_in_order(play, left) else {
        return end_auction(play, auction);
    };
    let open = &play.table().open;
    let taken: u8 = left.iter().map(|s| query::pass_gems(play.rules, open, s)).sum();
    let covered = Colour::ALL.into_iter().all(|c| open.reserve[c] >= taken);
    if covered && left.len() > 1 {
        for seat in left.iter() {
            play.next(seat, [Ask::PassGemsTogether]);
        }
        return Some(Stage::PassesTogether { auction });
    }
    left.remove(first);
    play.next(first, [Ask::PassGems]);
    Some(Stage::Passes { auction, left })
}

/// R-AUC-14.
pub(super) fn show_pass_gems(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    play.happen(OpenFact::PassGemsShown);
    for seat in play.table().open.order() {
        if let Some(Sealed::PassGems(gems)) = play.table().screens[seat].sealed {
            play.screen(seat, ScreenFact::Unsealed);
            rewards::take_gems(play, seat, gems, GemsFor::Pass);
        }
    }
    end_auction(play, auction)
}

/// R-AUC-09.
fn end_auction(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    let still_in = play.table().open.still_in;
    if auction < play.rules.schedule.auctions && !still_in.is_empty() {
        return Some(begin_auction(play, auction + 1, still_in));
    }
    None
}

/// R-AUC-16.
pub(super) fn move_on(play: &mut EngineCtx<'_>) {
    for at in play.table().open.auction.in_order() {
        let offered = play.table().open.auction.at(at);
        if let Some(card) = offered.tip {
            play.happen(OpenFact::AuctionDiscarded { at, place: AuctionPlace::Tip, card });
        }
        if offered.base.is_some() {
            play.happen(OpenFact::MovedToTip { at });
        }
    }
    effects::reveal(play);
}
