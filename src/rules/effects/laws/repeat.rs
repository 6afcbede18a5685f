//! A law under a character that gives the reward of its level once more (R-TD-01, law 66).

use crate::cards::CardId;
use crate::rules::effects::cards;
use crate::rules::play::Play;
use crate::rules::seat::Seat;

/// Tucks the law, then gives what playing the character on its level gave. No circle is closed by it.
pub(in crate::rules) fn repeat(play: &mut Play<'_>, seat: Seat, law: CardId, card: CardId) {
    let placed = play.table().open.pyramids[seat].find(card);
    let Some(level) = placed.map(|s| s.slot.level) else {
        return;
    };
    cards::tuck(play, seat, law, card);
    cards::reward(play, seat, card, level);
}
