//! Bribe tokens (R-UND-06).

use crate::prelude::*;

/// At most `count`; may be paid at once.
pub(crate) fn take(play: &mut EngineCtx<'_>, seat: Seat, card: CardId, count: u8) {
    let count = count.min(play.table().open.bribes);
    if count > 0 {
        play.happen(OpenFact::Underworld(UnderworldFact::BribesTaken { seat, card, count }));
        play.screen(seat, ScreenFact::BribesIn(count));
    }
    play.ask(seat, about::Bribe { by: card });
}
