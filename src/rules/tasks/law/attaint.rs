//! A free card of the pyramid under a law (R-LAW-74).

use super::purse;
use crate::cards::CardId;
use crate::rules::fact::OpenFact;
use crate::rules::play::Play;
use crate::rules::prompt::{Offer, Shape};
use crate::rules::seat::Seat;
use crate::rules::table::Pyramid;

/// The free cards but the law itself; one has to go if there is one.
pub(in crate::rules::tasks) fn free_cards(pyramid: &Pyramid, law: CardId) -> Option<Shape> {
    let standing = pyramid.standing.iter();
    let free = standing.filter(|s| s.card != law && pyramid.is_free(s));
    Shape::one_of(free.map(|s| Offer::Card(s.card)).collect())
}

/// Tucks the card; its tokens move to the law, gems of law 76 go to the reserve.
pub(in crate::rules::tasks) fn slip(play: &mut Play<'_>, seat: Seat, card: CardId, under: CardId) {
    purse::empty(play, seat, card);
    play.happen(OpenFact::Slipped { seat, card, under });
}
