//! Set-up choices, and sealing any secret choice.

use crate::rules::fact::{OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::prompt::{HowMany, Offer, PickOrder, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::{Screen, Sealed};

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
