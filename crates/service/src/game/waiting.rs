//! Whom a game waits for, and how their time is counted.

use viceroy_model::timing::{Budget, PhasePart, Speed, TimeControl};
use viceroy_store::Waits;

use crate::prelude::*;

/// Without computer players.
pub(crate) fn waited_for(view: &TableView, attendance: &Attendance) -> SeatSet {
    let held = attendance.held();
    let awaited = view.awaited();
    awaited.iter().filter(|seat| !held.contains(*seat)).collect()
}

/// Players with an open panel already know their next prompt; those decided for do not.
pub(crate) fn waits(
    after: &TableView,
    attendance: &Attendance,
    before: SeatSet,
    answered: Option<Seat>,
    sees_panel: SeatSet,
) -> Waits {
    let all = waited_for(after, attendance);
    let knowing: SeatSet = all.iter().filter(|seat| sees_panel.contains(*seat)).collect();
    let newly = all.iter().filter(|s| !before.contains(*s) || Some(*s) == answered);
    Waits { all, newly: newly.collect(), knowing }
}

pub(crate) fn phase(view: &TableView) -> Budget {
    let turn = view.open.turn;
    let part = match view.open.phase {
        Phase::SetUp => PhasePart::SetUp,
        Phase::Auction(_) => PhasePart::Auction,
        Phase::Development(_) | Phase::Criminals | Phase::Combat => PhasePart::Development,
        Phase::Judgement | Phase::Painting | Phase::Over => PhasePart::Ending,
    };
    Budget::Phase { turn, part }
}

pub(crate) fn budgets(game: &Game, view: &TableView, control: TimeControl) -> Vec<(Seat, Budget)> {
    let budget = |seat| match control.speed {
        // Each missed hour is a deadline of its own.
        Speed::Live | Speed::Hour(_) => {
            let view = game.seat_view(seat);
            let question = view.and_then(|view| view.question);
            Budget::Question(question.map_or(0, |question| question.id.0))
        }
        Speed::Daily | Speed::Relaxed | Speed::None => phase(view),
    };
    view.awaited().iter().map(|seat| (seat, budget(seat))).collect()
}
