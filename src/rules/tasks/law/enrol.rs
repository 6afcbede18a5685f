//! Taken cards under a law (R-LAW-78).

use crate::cards::{CardId, LawTask};
use crate::rules::play::Play;
use crate::rules::prompt::{Offer, Shape};
use crate::rules::seat::Seat;
use crate::rules::tasks::Ask;

/// The owner may tuck the card, or keep it.
pub(in crate::rules::tasks) fn tuck_or_keep() -> Option<Shape> {
    Shape::one_of(vec![Offer::Keep, Offer::Enrol])
}

/// A card came to the hand from the auction or a deck: whoever has law 78 in the pyramid is asked about it.
pub(in crate::rules::tasks) fn offer(play: &mut Play<'_>, seat: Seat, card: CardId) {
    if let Some(law) = host(play, seat) {
        play.next(seat, [Ask::Enrol { card, law }]);
    }
}

/// Law 78 in a seat's pyramid.
fn host(play: &Play<'_>, seat: Seat) -> Option<CardId> {
    let standing = play.table().open.pyramids[seat].standing.iter();
    let mut laws = standing.map(|s| s.card);
    laws.find(|card| play.ruleset().law_task(*card) == Some(LawTask::Enrol))
}
