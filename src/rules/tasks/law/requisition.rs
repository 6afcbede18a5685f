//! An auction card at once, and no part in the next auction phase (R-LAW-69, original text).

use super::enrol;
use crate::cards::Colour;
use crate::rules::fact::{DeckFact, OpenFact, ScreenFact};
use crate::rules::play::Play;
use crate::rules::seat::Seat;
use crate::rules::table::{AuctionPlace, DeckKind};

/// The card goes to the hand, for everybody to see; one from the small deck takes its place, if there is one.
pub(in crate::rules::tasks) fn take(
    play: &mut Play<'_>,
    seat: Seat,
    colour: Colour,
    place: AuctionPlace,
) {
    let Some(card) = play.table().open.auction[colour].get(place) else {
        return;
    };
    play.happen(OpenFact::Requisitioned {
        seat,
        colour,
        place,
        card,
    });
    play.screen(seat, ScreenFact::CardIn(card));
    if let Some(card) = play.table().decks.small.last().copied() {
        play.happen(DeckFact::TopOff(DeckKind::Small));
        play.happen(OpenFact::Replenished {
            colour,
            place,
            card,
        });
    }
    enrol::offer(play, seat, card);
}
