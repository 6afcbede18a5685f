//! A law in the place of another card (R-LAW-65).

use super::purse;
use crate::cards::{CardId, Section};
use crate::rules::fact::{OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::seat::Seat;
use crate::rules::tasks::development;

/// The law takes the same place; what stands on it, lies there and is tucked there stays. The card goes back to the
/// hand, which is no taking for law 78.
pub(in crate::rules::tasks) fn replace(play: &mut Play<'_>, seat: Seat, law: CardId, card: CardId) {
    let Some(slot) = play.table().open.pyramids[seat].find(card).map(|s| s.slot) else {
        return;
    };
    let before = development::single_colours(play, seat, slot);
    purse::empty(play, seat, card);
    play.screen(seat, ScreenFact::CardOut(law));
    let printed = play.ruleset().card(law).sections;
    play.happen(OpenFact::Replaced {
        seat,
        card,
        by: law,
        slot,
        sections: Section::ALL.map(|s| printed.get(s)),
    });
    play.screen(seat, ScreenFact::CardIn(card));
    development::close_circles(play, seat, slot, &before);
}
