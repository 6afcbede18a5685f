//! A free card of the pyramid under a law (R-LAW-74).

use smallvec::SmallVec;

use super::purse;
use crate::cards::CardId;
use crate::rules::fact::OpenFact;
use crate::rules::play::Play;
use crate::rules::prompt::{Offer, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::Pyramid;

/// The free cards but the law itself; one has to go if there is one. Those that lose gems come last: the first is what is
/// chosen when time runs out.
pub(in crate::rules::tasks) fn free_cards(pyramid: &Pyramid, law: CardId) -> Option<Shape> {
    let standing = pyramid.standing.iter();
    let free = standing.filter(|s| s.card != law && pyramid.is_free(s));
    let mut cards: SmallVec<[CardId; 8]> = free.map(|s| s.card).collect();
    cards.sort_by_key(|card| !pyramid.parked_on(*card).is_empty());
    Shape::one_of(cards.into_iter().map(Offer::Card).collect())
}

/// Tucks the card; its tokens move to the law, gems of law 76 go to the reserve.
pub(in crate::rules::tasks) fn slip(play: &mut Play<'_>, seat: Seat, card: CardId, under: CardId) {
    purse::empty(play, seat, card);
    play.happen(OpenFact::Slipped { seat, card, under });
}
