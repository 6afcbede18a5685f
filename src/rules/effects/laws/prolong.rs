//! A longer game (R-LAW-69).

use crate::rules::effects::auction;
use crate::rules::fact::{DeckFact, OpenFact};
use crate::rules::play::Play;
use crate::rules::seat::Seat;
use crate::rules::table::DeckKind;

/// Cards that join the large deck: a reveal's worth.
const CARDS: usize = 4;

/// Cards from the top of the small deck go under the large deck, unseen; with fewer left nothing happens. When nothing
/// else is left to reveal they are revealed at once.
pub(in crate::rules) fn prolong(play: &mut Play<'_>, seat: Seat) {
    let decks = &play.table().decks;
    let Some(left) = decks.small.len().checked_sub(CARDS) else {
        return;
    };
    // The top card is the last: what was on top of the small deck is revealed first.
    let mut large = decks.small[left..].to_vec();
    large.extend_from_slice(&decks.large);
    let small = decks.small[..left].to_vec();
    let nothing_to_reveal = decks.large.is_empty();
    play.happen(DeckFact::Stacked {
        deck: DeckKind::Small,
        cards: small,
    });
    play.happen(DeckFact::Stacked {
        deck: DeckKind::Large,
        cards: large,
    });
    let count = CARDS as u8;
    play.happen(OpenFact::Prolonged { seat, count });
    if nothing_to_reveal && play.table().open.auction.has_no_base() {
        auction::reveal(play);
    }
}
