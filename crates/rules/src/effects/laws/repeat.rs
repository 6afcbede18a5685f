//! A law under a character that gives the reward of its level once more (R-TD-01, law 66).

use crate::cards::CardId;
use crate::effects::cards;
use crate::engine_ctx::EngineCtx;
use crate::seat::Seat;

/// Tucks the law, then gives what playing the character on its level gave. No circle is closed by it.
pub(crate) fn repeat(play: &mut EngineCtx<'_>, seat: Seat, law: CardId, card: CardId) {
    let placed = play.table().open.pyramids[seat].find(card);
    let Some(level) = placed.map(|s| s.slot.level) else {
        return;
    };
    cards::tuck(play, seat, law, card);
    cards::reward(play, seat, card, level);
}
