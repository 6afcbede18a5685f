//! What virtual opponents do in the auctions (RULES section 8).

use super::order::first_in_order;
use crate::chance::{Purpose, draw_gem};
use crate::effects;
use crate::prelude::*;
use crate::rival::{CountsAs, Rival, RivalBid, RivalSet};
use smallvec::SmallVec;

/// R-VIR-02: a new turn brings all of them back.
pub(super) fn join(play: &mut EngineCtx<'_>) {
    let rivals = play.rules.agreement.rivals;
    play.happen(OpenFact::RivalsJoined(RivalSet::all(rivals)));
}

/// R-VIR-02: a gem for each one still in, drawn from the box without looking. They go back into it after the auction.
pub(super) fn draw_bids(play: &mut EngineCtx<'_>) {
    let rivals = play.table().open.rivals_in;
    if rivals.is_empty() {
        return;
    }
    let mut bag = play.rules.box_gems();
    let mut bids: SmallVec<[RivalBid; 3]> = SmallVec::new();
    for rival in rivals.iter() {
        if let Some(colour) = draw_gem(&mut bag, Purpose::RivalBids, play.chance()) {
            // R-VIR-05 goes by the cards at the start of the auction, before attack tokens take any.
            let counts_as = match play.table().open.auction.for_gem(colour).count() {
                0 => CountsAs::Attack,
                _ => CountsAs::Gem,
            };
            bids.push(RivalBid { rival, colour, counts_as });
        }
    }
    play.happen(OpenFact::RivalsBid(bids));
}

/// R-VIR-04, R-VIR-06: the card at the base is discarded, or the only one.
pub(super) fn take_lowest(play: &mut EngineCtx<'_>, rival: Rival, at: AuctionCard) {
    let lowest = play.table().open.auction.at(at).cards().next();
    if let Some((place, _)) = lowest {
        effects::auction::discard_for_rival(play, rival, at, place);
    }
}

/// R-VIR-05: those that count as attack tokens come after the real players have their cards.
pub(super) fn begin_attacks(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    let open = &play.table().open;
    let bids = open.rival_bids.iter();
    let attacks = bids.filter(|b| b.counts_as == CountsAs::Attack);
    // Beside diamonds they have had their cards already (R-TD-07).
    let attacks = attacks.filter(|b| open.rivals_in.contains(b.rival));
    let left = attacks.map(|b| b.rival).collect();
    next_attack(play, auction, left)
}

/// R-VIR-05: for each of them a card that is left is discarded, chosen by the real player who is first in order.
pub(super) fn next_attack(
    play: &mut EngineCtx<'_>,
    auction: u8,
    mut left: RivalSet,
) -> Option<Stage> {
    while let Some(rival) = left.iter().next() {
        left.remove(rival);
        let open = &play.table().open;
        let any_card = !open.auction.is_empty();
        let everybody = SeatSet::all(open.pyramids.count());
        match first_in_order(play, everybody) {
            Some(seat) if any_card => {
                play.next(seat, [Ask::RivalTarget(rival)]);
                return Some(Stage::RivalAttacks { auction, left });
            }
            Some(_) | None => play.happen(OpenFact::RivalLeft { rival }),
        }
    }
    None
}
