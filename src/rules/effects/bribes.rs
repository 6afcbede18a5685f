//! Bribe tokens (R-UND-06).

use crate::cards::CardId;
use crate::rules::ask::about;
use crate::rules::fact::{OpenFact, ScreenFact, UnderworldFact};
use crate::rules::play::Play;
use crate::rules::seat::Seat;

/// Bribe tokens come, as many as there are, which may be paid right after.
pub(in crate::rules) fn take(play: &mut Play<'_>, seat: Seat, card: CardId, count: u8) {
    let count = count.min(play.table().open.bribes);
    if count > 0 {
        play.happen(OpenFact::Underworld(UnderworldFact::BribesTaken { seat, card, count }));
        play.screen(seat, ScreenFact::BribesIn(count));
    }
    play.ask(seat, about::Bribe { by: card });
}
