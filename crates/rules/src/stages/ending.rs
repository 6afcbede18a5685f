//! The end of the game (RULES section 7).

use smallvec::SmallVec;

use super::combat::clear_combat_cards;
use crate::ask::Ask;
use crate::engine_ctx::EngineCtx;
use crate::fact::{OpenFact, ScreenFact};
use crate::pieces::Phase;
use crate::score;
use crate::seat::{Seat, SeatSet};
use crate::stage::Stage;

/// R-END-01: hands go, and what lies on combat cards.
pub(super) fn discard_hands(play: &mut EngineCtx<'_>) {
    let seats: SmallVec<[Seat; 4]> = play.table().open.seats().collect();
    for seat in &seats {
        let cards = play.table().screens[*seat].hand;
        for card in cards.iter() {
            play.screen(*seat, ScreenFact::CardOut(card));
        }
        if !cards.is_empty() {
            play.happen(OpenFact::HandDiscarded { seat: *seat, cards });
        }
    }
    clear_combat_cards(play);
}

/// R-END-01: everybody may paint.
pub(super) fn begin_painting(play: &mut EngineCtx<'_>) -> Stage {
    let seats: SmallVec<[Seat; 4]> = play.table().open.seats().collect();
    play.happen(OpenFact::PhaseBegan {
        phase: Phase::Painting,
        still_in: SeatSet::all(seats.len() as u8),
    });
    for seat in seats {
        play.next(seat, [Ask::Paint]);
    }
    Stage::Painting
}

/// R-END-02..09: scores and winners.
pub(super) fn count(play: &mut EngineCtx<'_>) {
    let scores = score::score(play.rules, play.table());
    for (seat, score) in scores.iter() {
        play.happen(OpenFact::Scored { seat, score: *score });
    }
    let winners = score::winners(&scores).collect();
    play.happen(OpenFact::Ended { winners });
}
