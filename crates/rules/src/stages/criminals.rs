//! Criminals and judgement tokens in the set-up and at the end of turns (R-UND-01, R-UND-04).

use super::diamonds::first_in_order;
use super::setup::{seats, stack};
use crate::cards::JUDGEMENTS;
use crate::chance::shuffle;
use crate::prelude::*;
use crate::ruleset::BRIBES;

/// R-UND-01.
pub(super) fn lay_out(play: &mut EngineCtx<'_>) {
    let mut criminals = play.rules.criminals.clone();
    let count = criminals.len() as u8;
    shuffle(&mut criminals, Purpose::Criminals, play.chance());
    stack(play, DeckKind::Criminals, criminals);
    play.happen(DeckFact::JudgementsLaid(JudgementSet::ALL));
    play.happen(OpenFact::Underworld(UnderworldFact::InReserve {
        judgements: JUDGEMENTS,
        bribes: BRIBES,
        criminals: count,
    }));
}

/// R-UND-01.
pub(super) fn deal(play: &mut EngineCtx<'_>) {
    for seat in seats(play) {
        rewards::deal(play, seat, DeckKind::Criminals);
    }
}

fn criminals_of(play: &EngineCtx<'_>, seat: Seat) -> CardSet {
    let hand = play.table().screens[seat].hand;
    let criminals = hand.iter().filter(|c| play.rules.card(*c).is_criminal());
    criminals.collect()
}

/// R-UND-04. Skipped after the last turn, where it has no effect, and for hands without criminals,
/// which is public.
pub(super) fn begin(play: &mut EngineCtx<'_>) -> Option<Stage> {
    if play.table().open.auction.has_no_base() {
        return None;
    }
    let all = seats(play).into_iter();
    let asked: SeatSet = all.filter(|seat| !criminals_of(play, *seat).is_empty()).collect();
    if asked.is_empty() {
        return None;
    }
    play.happen(OpenFact::PhaseBegan { phase: Phase::Criminals, still_in: asked });
    for seat in asked.iter() {
        play.next(seat, [Ask::PutUnder]);
    }
    Some(Stage::PuttingUnder)
}

/// R-UND-04: in playing order; which cards is secret.
pub(super) fn show_choices(play: &mut EngineCtx<'_>) {
    play.happen(OpenFact::Underworld(UnderworldFact::PutUnderShown));
    let deck = DeckKind::Criminals;
    for seat in play.table().open.order() {
        let Some(Sealed::PutUnder(chosen)) = play.table().screens[seat].sealed else {
            continue;
        };
        play.screen(seat, ScreenFact::Unsealed);
        if let Some(card) = chosen {
            play.screen(seat, ScreenFact::CardOut(card));
            play.happen(DeckFact::Under { deck, card });
            play.happen(OpenFact::Underworld(UnderworldFact::PutUnder { seat }));
        }
    }
}

/// R-UND-04. This is not taking a card for law 78.
pub(super) fn draw(play: &mut EngineCtx<'_>) {
    let all = seats(play).into_iter();
    let mut left: SeatSet = all.filter(|seat| criminals_of(play, *seat).is_empty()).collect();
    while let Some(seat) = first_in_order(play, left) {
        left.remove(seat);
        rewards::deal(play, seat, DeckKind::Criminals);
    }
}
