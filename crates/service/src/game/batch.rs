//! One input and all that follows automatically, as one commit.

use super::building::{BatchStep, Building};
use super::news::{self, Said};
use super::telling::told;
use super::thinking::Computed;
use super::waiting;
use crate::prelude::*;
use viceroy_model::timing::Budget;
use viceroy_store::{AttendanceRecord, Waits};

#[derive(Clone, Debug)]
pub(crate) enum Input {
    /// Somebody answers a prompt.
    Answer { prompt: PromptId, answer: Answer },
    /// Somebody confirms their plan, or a proposal.
    Confirm(Draft),
    /// Somebody takes a secret choice back.
    Reconsider,
    /// These steps are taken back; the game stands where it was before them.
    Undo(Vec<u32>),
    /// Answers of computer players.
    Computed(Vec<Computed>),
    /// A player's time is up.
    TimeOut,
    /// Attendance has changed.
    Attendance,
}

impl Input {
    fn is_by_hand(&self) -> bool {
        match self {
            Input::Answer { .. } | Input::Confirm(_) | Input::Reconsider | Input::Undo(_) => true,
            Input::Computed(_) | Input::TimeOut | Input::Attendance => false,
        }
    }
}

#[derive(Debug)]
pub(crate) struct Batch {
    /// Empty if only the attendance has changed.
    pub(crate) steps: Vec<BatchStep>,
    pub(crate) orders: BySeat<SeatOrders>,
    /// Keyed by the last step of the news chapter.
    pub(crate) said: Vec<(u32, Said)>,
    pub(crate) waits: Waits,
    pub(crate) attendance: AttendanceRecord,
}

pub(crate) struct BatchContext<'c> {
    pub(crate) at: TimeContext<'c>,
    pub(crate) by_dm: SeatSet,
    /// Already with the change that caused this.
    pub(crate) attendance: Attendance,
    /// Announcements of that change.
    pub(crate) told: Vec<Announcement>,
    /// Players with an open panel.
    pub(crate) watching: SeatSet,
}

/// Applies an input and the plans that follow. On success `live.game` has changed; the caller
/// changes the rest of `live` after the commit.
pub(crate) fn try_act(
    live: &mut RunningGame,
    seat: Seat,
    act: &Input,
    circumstances: BatchContext<'_>,
    luck: &mut FairLuck,
) -> Result<Batch, Refusal> {
    let BatchContext { at, by_dm, mut attendance, told: mut announced, watching } = circumstances;
    let mut sees_panel = watching;
    if act.is_by_hand() {
        sees_panel.insert(seat);
    }
    let before = live.game.table_view();
    let waited_before = waiting::waited_for(&before, &live.attendance);
    let mut building = Building::new(live, &before, luck, at.now);
    match act {
        Input::Answer { prompt, answer } => building.answer(seat, *prompt, answer)?,
        Input::Confirm(draft) => building.confirm(seat, draft)?,
        Input::Reconsider => building.reconsider(seat)?,
        Input::Undo(undone) => building.undo(seat, undone),
        Input::Computed(computed) => building.computed(computed, &attendance),
        // A version that still waited for seats without a choice may have stored their deadline.
        Input::TimeOut if !building.live.game.is_asked(seat) => {}
        Input::TimeOut => {
            building.time_out(seat)?;
            announced.extend(attendance.timed_out(seat, at));
        }
        Input::Attendance => {}
    }
    if act.is_by_hand() {
        announced.extend(attendance.answered(seat, before.open.turn, at));
    }
    building.follow(attendance.held());
    let Building { steps, orders, live, .. } = building;
    for (planned, turn, phase) in planned(&before, &steps) {
        attendance.planned_in(turn);
        // What they have answered by hand counts already.
        let is_answered = act.is_by_hand() && planned == seat && phase == waiting::phase(&before);
        if !is_answered {
            attendance.counts_plan(planned, phase);
        }
    }
    let after = steps.last().map_or(before, |step| step.after.clone());
    announced.extend(attendance.stand_still_in(after.open.turn, at));
    attendance.tells_directly(by_dm);
    attendance.keep_nudges(&mut announced, at);
    let asked = waiting::budgets(&live.game, &after, attendance.agreed().time);
    attendance.waits_for(&asked, at);
    let answered = match act {
        Input::Answer { .. }
        | Input::Confirm(_)
        | Input::Reconsider
        | Input::Undo(_)
        | Input::TimeOut => Some(seat),
        Input::Computed(_) | Input::Attendance => None,
    };
    let waits = waiting::waits(&after, &attendance, waited_before, answered, sees_panel);
    let newly = waits.newly.iter();
    let newly = newly.filter(|s| !waits.knowing.contains(*s)).collect();
    let said = said(live, &steps, newly, by_dm);
    let due_at = attendance.due_after_restart(after.open.turn, at);
    let told = told(&announced, &attendance, by_dm, live.played_in);
    let attendance = AttendanceRecord::new(attendance, due_at, told);
    Ok(Batch { steps, orders, said, waits, attendance })
}

/// For which seats plans have answered, in which turn and phase.
fn planned<'s>(
    before: &'s TableView,
    steps: &'s [BatchStep],
) -> impl Iterator<Item = (Seat, u8, Budget)> + 's {
    let begun = std::iter::once(before).chain(steps.iter().map(|step| &step.after));
    begun.zip(steps).filter_map(|(at, step)| match step.cause {
        Cause::Planned { seat, .. } => Some((seat, at.open.turn, waiting::phase(at))),
        Cause::Opened { .. }
        | Cause::PlayedOn { .. }
        | Cause::Answered { .. }
        | Cause::Preferred { .. }
        | Cause::TimedOut { .. }
        | Cause::Computed { .. }
        | Cause::Reconsidered { .. }
        | Cause::Undid { .. } => None,
    })
}

/// Plans may continue into the next chapter.
fn said(
    live: &RunningGame,
    steps: &[BatchStep],
    newly: SeatSet,
    by_dm: SeatSet,
) -> Vec<(u32, Said)> {
    let mut last_told_step = live.last_told_step;
    let mut news = live.news.map(|news| news.chapter);
    let mut number = live.steps;
    let mut all = vec![];
    let last = live.steps + u32::try_from(steps.len()).unwrap_or(u32::MAX);
    for steps in steps.chunk_by(|one, next| one.chapter == next.chapter) {
        number += u32::try_from(steps.len()).unwrap_or(u32::MAX);
        let Some(chapter) = steps.first().map(|step| step.chapter) else {
            continue;
        };
        let facts = steps.iter().flat_map(|step| step.facts.iter().cloned());
        let said = news::after_step(&news::Happened {
            game: live.id,
            number,
            last_told_step,
            news,
            chapter,
            newly: if number == last { newly } else { SeatSet::NONE },
            by_dm,
            facts: &facts.collect::<Vec<Fact>>(),
        });
        if let Some(told_to) = said.told_to {
            last_told_step = told_to;
            news = Some(chapter);
        }
        all.push((number, said.in_place(live.played_in)));
    }
    all
}
