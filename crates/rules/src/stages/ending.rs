//! The end of the game (RULES section 7).

use super::combat::clear_combat_cards;
use crate::prelude::*;
use crate::score;

/// R-END-01: also clears combat cards.
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

/// R-END-01.
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

/// R-END-02..09.
pub(super) fn count(play: &mut EngineCtx<'_>) {
    let scores = score::score(play.rules, play.table());
    for (seat, score) in scores.iter() {
        play.happen(OpenFact::Scored { seat, score: *score });
    }
    let winners = score::winners(&scores).collect();
    play.happen(OpenFact::Ended { winners });
}

/// R-UND-09: point penalties are counted with the score.
pub(super) fn begin_judgement(play: &mut EngineCtx<'_>) -> Option<Stage> {
    let held: BySeat<JudgementSet> = play.table().screens.map(|_, screen| screen.judgements);
    let holders: SeatSet = held
        .iter()
        .filter(|(_, judgements)| !judgements.is_empty())
        .map(|(seat, _)| seat)
        .collect();
    if holders.is_empty() {
        return None;
    }
    play.happen(OpenFact::PhaseBegan { phase: Phase::Judgement, still_in: holders });
    play.happen(OpenFact::Underworld(UnderworldFact::JudgementsShown(held)));
    for seat in holders.iter() {
        play.next(seat, [Ask::Obey]);
    }
    Some(Stage::Judging)
}
