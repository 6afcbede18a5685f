//! Cards from the hand under a law (R-LAW-72).

use crate::cards::CardId;
use crate::rules::fact::{OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::prompt::{HowMany, Offer, PickOrder, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::Screen;

/// Any number of cards from the hand. What was committed this round is not there any more: it is the law itself.
pub(in crate::rules::tasks) fn cards(screen: &Screen) -> Option<Shape> {
    let offers: Vec<Offer> = screen.hand.iter().map(Offer::Card).collect();
    let most = u8::try_from(offers.len()).unwrap_or(u8::MAX);
    (most > 0).then_some(Shape::Pick {
        offers,
        count: HowMany::up_to(most),
        order: PickOrder::Free,
    })
}

/// Tucks a card from the hand under another; everybody sees its face (R-DEV-13).
pub(in crate::rules::tasks) fn tuck(play: &mut Play<'_>, seat: Seat, card: CardId, under: CardId) {
    play.screen(seat, ScreenFact::CardOut(card));
    play.happen(OpenFact::Tucked { seat, card, under });
}
