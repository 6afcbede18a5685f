//! Diamonds in the reserve and in auctions (R-TD-06, R-TD-07).

use super::order::first_in_order;
use crate::effects::diamonds as effects;
use crate::prelude::*;

/// R-TD-06: so many for each player lie in the reserve.
pub(super) fn lay_out(play: &mut EngineCtx<'_>) {
    let count = play.rules.diamonds_per_seat * play.table().open.pyramids.count();
    play.happen(OpenFact::Diamonds(DiamondFact::InReserve(count)));
}

/// Who has bid a diamond in the current auction.
pub(super) fn bidders(play: &EngineCtx<'_>) -> SeatSet {
    effects::bidders(&play.table().open)
}

/// R-TD-07: one after the other they name what their diamonds are bid on; nothing when all have. Where no card is offered
/// any more there is nothing to name.
pub(super) fn next_name(play: &mut EngineCtx<'_>, auction: u8, mut left: SeatSet) -> Option<Stage> {
    let seat = first_in_order(play, left)?;
    left.remove(seat);
    play.next(seat, [Ask::NameDiamond]);
    Some(Stage::Naming { auction, left })
}

/// R-TD-07: before the bids are judged, and again after each renaming, they say one after the other whether a diamond that
/// would take no card stays; nothing when nobody has to.
pub(super) fn next_renaming(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    let open = &play.table().open;
    let seat = first_in_order(play, effects::that_may_move(open))?;
    let at = open.named[seat]?;
    play.ask(seat, about::RenameDiamond { at });
    Some(Stage::Renaming { auction })
}
