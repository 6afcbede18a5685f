//! A law in the place of another card (R-LAW-65).

use crate::cards::CardId;
use crate::effects::{cards, circles};
use crate::engine_ctx::EngineCtx;
use crate::fact::{OpenFact, ScreenFact};
use crate::seat::Seat;

/// The law takes the same place; what stands on it, lies there and is tucked there stays. The card goes back to the
/// hand, which is no taking for law 78.
pub(crate) fn replace(play: &mut EngineCtx<'_>, seat: Seat, law: CardId, card: CardId) {
    let Some(slot) = play.table().open.pyramids[seat].find(card).map(|s| s.slot) else {
        return;
    };
    let before = circles::single_colours(play, seat, slot);
    cards::clear_gems(play, seat, card);
    play.screen(seat, ScreenFact::CardOut(law));
    play.happen(OpenFact::Replaced {
        seat,
        card,
        by: law,
        slot,
        sections: play.rules.card(law).sections.all(),
    });
    play.screen(seat, ScreenFact::CardIn(card));
    circles::close(play, seat, slot, &before);
}
