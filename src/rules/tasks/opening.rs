//! Set-up choices, and sealing any secret choice.

use crate::cards::Gems;
use crate::rules::fact::{OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::prompt::{HowMany, Offer, PickOrder, Shape};
use crate::rules::seat::Seat;
use crate::rules::stages::RETURNED_GEMS;
use crate::rules::table::{Screen, Sealed};

/// R-SET-02: two of the starting gems.
pub(super) fn returned_gems(screen: &Screen) -> Option<Shape> {
    Some(Shape::Gems {
        limits: Gems::from_fn(|c| screen.gems[c].min(RETURNED_GEMS)),
        total: HowMany::exactly(RETURNED_GEMS),
    })
}

/// R-SET-03: one of the dealt cards for the pyramid, then one for the hand.
pub(super) fn first_cards(screen: &Screen) -> Option<Shape> {
    let offers: Vec<Offer> = screen.dealt.iter().map(Offer::Card).collect();
    (offers.len() >= 2).then_some(Shape::Pick {
        offers,
        count: HowMany::exactly(2),
        order: PickOrder::Matters,
    })
}

/// Puts a secret choice behind the screen; everybody learns only that it was made.
pub(super) fn seal(play: &mut Play<'_>, seat: Seat, choice: Sealed) {
    play.screen(seat, ScreenFact::Sealed(choice));
    play.happen(OpenFact::Answered(seat));
}
