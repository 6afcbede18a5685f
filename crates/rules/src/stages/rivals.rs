//! Virtual opponents in auctions (RULES section 8).

use super::diamonds::first_in_order;
use crate::chance::draw_gem;
use crate::effects;
use crate::prelude::*;
use crate::rival::{CountsAs, RivalBid};

/// R-VIR-02.
pub(super) fn join(play: &mut EngineCtx<'_>) {
    let rivals = play.rules.agreement.rivals;
    play.happen(OpenFact::RivalsJoined(RivalSet::all(rivals)));
}

/// R-VIR-02: gems drawn blindly from the box, which return after the auction.
pub(super) fn draw_bids(play: &mut EngineCtx<'_>) {
    let rivals = play.table().open.rivals_in;
    if rivals.is_empty() {
        return;
    }
    let mut bag = play.rules.box_gems();
    let mut bids: SmallVec<[RivalBid; 3]> = SmallVec::new();
    for rival in rivals.iter() {
        if let Some(colour) = draw_gem(&mut bag, Purpose::RivalBids, play.chance()) {
            // R-VIR-05: judged before attack tokens take cards.
            let counts_as = match play.table().open.auction.for_gem(colour).count() {
                0 => CountsAs::Attack,
                _ => CountsAs::Gem,
            };
            bids.push(RivalBid { rival, colour, counts_as });
        }
    }
    play.happen(OpenFact::RivalsBid(bids));
}

/// R-VIR-04, R-VIR-06.
pub(super) fn take_lowest(play: &mut EngineCtx<'_>, rival: Rival, at: AuctionCard) {
    let lowest = play.table().open.auction.at(at).cards().next();
    if let Some((place, _)) = lowest {
        effects::auction::discard_for_rival(play, rival, at, place);
    }
}

/// R-VIR-05: after the real players have their cards.
pub(super) fn begin_attacks(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    let open = &play.table().open;
    let bids = open.rival_bids.iter();
    let attacks = bids.filter(|b| b.counts_as == CountsAs::Attack);
    // With diamonds, they have already had their cards (R-TD-07).
    let attacks = attacks.filter(|b| open.rivals_in.contains(b.rival));
    let left = attacks.map(|b| b.rival).collect();
    next_attack(play, auction, left)
}

/// R-VIR-05: the real player who is first in order chooses the discard.
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
