//! The playing order.

use crate::prelude::*;

/// R-TRN-03.
pub(super) fn first_in_order(play: &EngineCtx<'_>, seats: SeatSet) -> Option<Seat> {
    let order = play.table().open.order();
    order.into_iter().find(|s| seats.contains(*s))
}
