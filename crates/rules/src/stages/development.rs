//! The development phase (RULES section 5).

use crate::pieces::Develop;
use crate::prelude::*;

/// R-DEV-11: all infinite gems become ready.
pub(super) fn begin(play: &mut EngineCtx<'_>) -> Stage {
    play.happen(OpenFact::InfiniteReady);
    let all = SeatSet::all(play.table().open.pyramids.count());
    begin_round(play, 1, all)
}

fn begin_round(play: &mut EngineCtx<'_>, round: u8, still_in: SeatSet) -> Stage {
    play.happen(OpenFact::PhaseBegan { phase: Phase::Development(round), still_in });
    for seat in still_in.iter() {
        play.next(seat, [Ask::Develop]);
    }
    Stage::Choosing { round }
}

/// R-DEV-03.
pub(super) fn show_choices(play: &mut EngineCtx<'_>, round: u8) -> Option<Stage> {
    let screens = &play.table().screens;
    let choices: BySeat<Option<Develop>> = screens.map(|_, screen| match screen.sealed {
        Some(Sealed::Develop(choice)) => Some(choice),
        _ => None,
    });
    play.happen(OpenFact::DevelopsShown(choices.clone()));
    let mut left = CardSet::NONE;
    for (seat, choice) in choices.iter() {
        let Some(choice) = choice else { continue };
        play.screen(seat, ScreenFact::Unsealed);
        match choice {
            Develop::Play(card) | Develop::Discard(card) => left.insert(*card),
            Develop::Pass => play.happen(OpenFact::PassedRound { seat }),
        }
    }
    next_card(play, round, left)
}

/// R-DEV-03: in ascending order, each completed before the next.
pub(super) fn next_card(play: &mut EngineCtx<'_>, round: u8, mut left: CardSet) -> Option<Stage> {
    let Some(card) = left.iter().next() else {
        return end_round(play, round);
    };
    left.remove(card);
    let develops = &play.table().open.develops;
    let chosen = develops.iter().find_map(|(seat, choice)| match choice {
        Some(Develop::Play(c)) if *c == card => Some((seat, Act::Play(card))),
        Some(Develop::Discard(c)) if *c == card => Some((seat, Act::Discard(card))),
        Some(Develop::Play(_) | Develop::Discard(_) | Develop::Pass) | None => None,
    });
    if let Some((seat, task)) = chosen {
        play.next(seat, [task]);
    }
    Some(Stage::Resolving { round, left })
}

/// R-DEV-02.
fn end_round(play: &mut EngineCtx<'_>, round: u8) -> Option<Stage> {
    let still_in = play.table().open.still_in;
    if round < play.rules.schedule.rounds && !still_in.is_empty() {
        return Some(begin_round(play, round + 1, still_in));
    }
    None
}
