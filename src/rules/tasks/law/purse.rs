//! Gems laid on a law (R-LAW-76).

use crate::cards::{CardId, Gems};
use crate::rules::fact::{OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::prompt::{HowMany, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::Screen;

/// The most gems that may be laid.
const MOST: u8 = 8;

/// Up to eight gems from behind the screen.
pub(in crate::rules::tasks) fn gems(screen: &Screen) -> Option<Shape> {
    let most = u8::try_from(screen.gems.total()).map_or(MOST, |all| all.min(MOST));
    (most > 0).then_some(Shape::Gems {
        limits: Gems::from_fn(|c| screen.gems[c].min(MOST)),
        total: HowMany::up_to(most),
    })
}

/// Lays gems on the law.
pub(in crate::rules::tasks) fn park(play: &mut Play<'_>, seat: Seat, law: CardId, gems: Gems) {
    if gems.is_empty() {
        return;
    }
    play.screen(seat, ScreenFact::GemsOut(gems));
    let card = law;
    play.happen(OpenFact::Parked { seat, card, gems });
}

/// Sends the gems on a card that leaves its place to the reserve.
pub(super) fn empty(play: &mut Play<'_>, seat: Seat, card: CardId) {
    let gems = play.table().open.pyramids[seat].parked_on(card);
    if !gems.is_empty() {
        play.happen(OpenFact::Unparked { seat, card, gems });
    }
}
