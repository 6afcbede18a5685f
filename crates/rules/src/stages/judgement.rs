//! Judgements take effect after the last turn (R-UND-09).

use crate::ask::Ask;
use crate::engine_ctx::EngineCtx;
use crate::fact::{OpenFact, UnderworldFact};
use crate::pieces::{JudgementSet, Phase};
use crate::seat::{BySeat, SeatSet};
use crate::stage::Stage;

/// All judgements are shown together; then everybody discards tokens as their own say. What they take from the score is
/// counted with it.
pub(super) fn begin(play: &mut EngineCtx<'_>) -> Option<Stage> {
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
