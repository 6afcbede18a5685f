//! Diamonds in the reserve and in auctions (R-TD-06, R-TD-07).

use crate::effects::diamonds as effects;
use crate::prelude::*;

/// R-TD-06.
pub(super) fn lay_out(play: &mut EngineCtx<'_>) {
    let count = play.rules.diamonds_per_seat * play.table().open.pyramids.count();
    play.happen(OpenFact::Diamonds(DiamondFact::InReserve(count)));
}

pub(super) fn bidders(play: &EngineCtx<'_>) -> SeatSet {
    effects::bidders(&play.table().open)
}

/// R-TD-07: in order; `None` when all are named.
pub(super) fn next_name(play: &mut EngineCtx<'_>, auction: u8, mut left: SeatSet) -> Option<Stage> {
    let seat = first_in_order(play, left)?;
    left.remove(seat);
    play.next(seat, [Ask::NameDiamond]);
    Some(Stage::Naming { auction, left })
}

/// R-TD-07: before bids are judged and after each renaming, asks in order about diamonds that win
/// no card.
pub(super) fn next_renaming(play: &mut EngineCtx<'_>, auction: u8) -> Option<Stage> {
    let open = &play.table().open;
    let seat = first_in_order(play, effects::that_may_move(open))?;
    let at = open.named[seat]?;
    play.ask(seat, about::RenameDiamond { at });
    Some(Stage::Renaming { auction })
}

/// R-TRN-03.
pub(super) fn first_in_order(play: &EngineCtx<'_>, seats: SeatSet) -> Option<Seat> {
    let order = play.table().open.order();
    order.into_iter().find(|s| seats.contains(*s))
}
