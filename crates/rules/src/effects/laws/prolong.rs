//! A longer game (R-LAW-69).

use crate::effects::auction;
use crate::engine_ctx::EngineCtx;
use crate::fact::{DeckFact, OpenFact};
use crate::pieces::DeckKind;
use crate::seat::Seat;

/// A reveal's worth of cards from the top of the small deck goes under the large deck, unseen (R-TD-02: with two-colour
/// auctions that is two); with fewer left nothing happens. When nothing
/// else is left to reveal they are revealed at once.
pub(crate) fn prolong(play: &mut EngineCtx<'_>, seat: Seat) {
    let cards = play.table().open.auction.in_order().len();
    let decks = &play.table().decks;
    let (small, large) = (decks.cards(DeckKind::Small), decks.cards(DeckKind::Large));
    let Some(left) = small.len().checked_sub(cards) else {
        return;
    };
    // The top card is the last: what was on top of the small deck is revealed first.
    let nothing_to_reveal = large.is_empty();
    let large = [&small[left..], large].concat();
    let small = small[..left].to_vec();
    play.happen(DeckFact::Stacked { deck: DeckKind::Small, cards: small });
    play.happen(DeckFact::Stacked { deck: DeckKind::Large, cards: large });
    let count = u8::try_from(cards).unwrap_or(u8::MAX);
    play.happen(OpenFact::Prolonged { seat, count });
    if nothing_to_reveal && play.table().open.auction.has_no_base() {
        auction::reveal(play);
    }
}
