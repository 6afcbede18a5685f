//! A law that gives gems, more for each aristocrat (law 102).

use crate::cards::{CardId, Reward};
use crate::engine_ctx::EngineCtx;
use crate::score::aristocrats;
use crate::seat::Seat;
use crate::task::Act;

/// Gems that the law gives in any case, and for each aristocrat in the pyramid.
const GEMS: u8 = 2;

/// Gives the gems as a reward of the law.
pub(crate) fn pensions(play: &mut EngineCtx<'_>, seat: Seat, law: CardId) {
    let aristocrats = aristocrats(play.rules, &play.table().open.pyramids[seat]);
    let each = u8::try_from(aristocrats).unwrap_or(u8::MAX);
    let reward = Reward::Gems(each.saturating_mul(GEMS).saturating_add(GEMS));
    let on = law.into();
    play.next(seat, [Act::Give { on, reward }]);
}
