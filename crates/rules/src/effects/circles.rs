//! Circles that become single-colour (R-DEV-10).

use crate::prelude::*;

/// The upper slots and colours of single-colour circles.
pub(super) type SingleColours = SmallVec<[(Slot, Colour); 3]>;

pub(super) fn single_colours(play: &EngineCtx<'_>, seat: Seat, slot: Slot) -> SingleColours {
    let pyramid = &play.table().open.pyramids[seat];
    let circles = pyramid.circles_at(slot);
    circles.filter_map(|circle| Some((circle.slot, circle.single_colour()?))).collect()
}

/// A gem, if one is left, for each new single-colour circle. With a domain card, once per colour
/// (R-TD-05).
pub(super) fn close(play: &mut EngineCtx<'_>, seat: Seat, slot: Slot, before: &SingleColours) {
    for (slot, colour) in single_colours(play, seat, slot) {
        let domain = play.table().open.pyramids[seat].domain;
        let has_paid = domain.is_some_and(|domain| domain.has_paid(slot, colour));
        if before.contains(&(slot, colour)) || has_paid {
            continue;
        }
        let open = &play.table().open;
        let kept = open.pyramids[seat].combat.stones.gems[colour];
        let gem = open.reserve[colour] > 0 || kept > 0;
        play.happen(OpenFact::Circle { seat, slot, colour, gem });
        if gem {
            rewards::take_gems(play, seat, Gems::only(colour, 1), GemsFor::Circle);
        }
    }
}
