//! Attendance events: waiting, answers, timeouts, leaving, returning.

use super::announcement::GoneFrom;
use super::rhythms::Rhythms;
use crate::prelude::*;
use crate::reliability::AnswerTime;
use crate::timing::{Absence, Budget, Maintenance, Stretch, VacationError};

/// After this many missed deadlines in a row a computer player takes the seat.
const MOST_MISSED: u8 = 2;

/// Seats that the game waits for, each with the budget to charge.
pub type Waited<'w> = &'w [(Seat, Budget)];

impl Attendance {
    pub fn waits_for(&mut self, waited: Waited<'_>, at: TimeContext<'_>) {
        let control = self.agreed.time;
        let stands = self.stands();
        for seat in self.seats.seats() {
            let budget = waited.iter().find(|(of, _)| *of == seat);
            if let Some((_, budget)) = budget {
                self.counts_absence(seat, *budget, at.now);
            }
            let mut clock = std::mem::take(&mut self.seats[seat].clock);
            let days = self.days(seat, at.rhythms);
            match budget {
                Some((_, budget)) if self.holder(seat) == SeatControl::Person => {
                    clock.asked(control, *budget, &days, at.now);
                    if stands {
                        clock.stand(control, &days, at.now);
                    }
                }
                Some(_) | None => clock.stopped(control, &days, at.now),
            }
            let attending = &mut self.seats[seat];
            attending.clock = clock;
            match budget {
                Some(_) => attending.waited_since = attending.waited_since.or(Some(at.now)),
                None => attending.waits_no_more(),
            }
        }
    }

    /// By hand. Resumes a stopped game.
    pub fn answered(&mut self, seat: Seat, turn: u8, at: TimeContext<'_>) -> Vec<Announcement> {
        let mut said = self.pressed(seat, turn, at);
        self.answered_in = turn;
        if self.seats.get(seat).is_none() {
            return said;
        }
        self.counts_answer(seat, at);
        let attending = &self.seats[seat];
        let was_absent = match attending.holder {
            SeatControl::Computer(Away::Absent | Away::Gone) => true,
            SeatControl::Person | SeatControl::Computer(Away::Left) | SeatControl::Chosen => false,
        };
        let mut clock = attending.clock.clone();
        // Even an immediate next question starts a new wait.
        clock.stopped(self.agreed.time, &self.days(seat, at.rhythms), at.now);
        clock.answered();
        let attending = &mut self.seats[seat];
        attending.clock = clock;
        attending.missed_for = None;
        attending.answered_at = at.now;
        attending.waits_for_absent_anew(at.now);
        // A returning player keeps the seat, so a vote about it ends.
        attending.waits_no_more();
        self.vote_about_is_over(seat);
        if was_absent {
            said.extend(self.is_back(seat, at));
        }
        said
    }

    /// Any button. Resumes a stopped game.
    pub fn pressed(&mut self, seat: Seat, turn: u8, at: TimeContext<'_>) -> Vec<Announcement> {
        if self.seats.get(seat).is_none() {
            return vec![];
        }
        self.pressed_at = at.now;
        if self.still_since.is_none() {
            return vec![];
        }
        self.answered_in = turn;
        self.go_on_after(at, |game| game.still_since = None);
        vec![Announcement::GoesOn]
    }

    /// Limits writes: true when the game is stopped, or no press was stored for an hour.
    pub fn is_press_worth_storing(&self, now: Millis) -> bool {
        const RARELY: Millis = 60 * 60 * 1000;
        self.still_since.is_some() || now.saturating_sub(self.pressed_at) > RARELY
    }

    /// Returns whether it is new to the players.
    pub fn hears_of(&mut self, maintenance: Maintenance) -> bool {
        self.maintenance.replace(maintenance) != Some(maintenance)
    }

    /// After restoring a backup. Buttons of forgotten votes may still exist, so new votes get other
    /// numbers.
    pub fn went_back(&mut self) {
        const FORGOTTEN: u32 = 1000;
        self.vote_count = self.vote_count.saturating_add(FORGOTTEN);
    }

    /// A player timed out. The deadline belongs to a phase, so later questions of that phase count
    /// as missed with it. After two in a row a computer player takes the seat.
    pub fn timed_out(&mut self, seat: Seat, at: TimeContext<'_>) -> Vec<Announcement> {
        let mut clock = match self.seats.get(seat) {
            Some(attending) => attending.clock.clone(),
            None => return vec![],
        };
        let days = self.days(seat, at.rhythms);
        let budget = clock.last_budget();
        let is_another = budget.is_none() || self.seats[seat].missed_for != budget;
        let missed = if is_another {
            clock.missed(self.agreed.time, &days, at.now)
        } else {
            clock.stopped(self.agreed.time, &days, at.now);
            clock.missed_in_a_row()
        };
        if let Some(budget) = budget {
            self.counts(seat, budget, AnswerTime::Later);
        }
        let attending = &mut self.seats[seat];
        attending.clock = clock;
        attending.missed_for = budget;
        attending.waits_no_more();
        if missed >= MOST_MISSED {
            attending.hold(SeatControl::Computer(Away::Absent), at.now);
            let seats = [seat].into_iter().collect();
            return vec![Announcement::Absent { seats }];
        }
        let by = self.agreed.on_timeout;
        let seats = [seat].into_iter().collect();
        let time_out = is_another.then_some(Announcement::TimeOut { seats, by });
        time_out.into_iter().collect()
    }

    pub fn leave(&mut self, seat: Seat, at: TimeContext<'_>) -> Option<Announcement> {
        if self.seats.get(seat)?.holder == SeatControl::Computer(Away::Left) {
            return None;
        }
        self.without(seat, Away::Left, at);
        self.keeps_seat(seat);
        Some(Announcement::Left { seat })
    }

    pub fn is_gone(
        &mut self,
        seat: Seat,
        from: GoneFrom,
        at: TimeContext<'_>,
    ) -> Option<Announcement> {
        match self.seats.get(seat)?.holder {
            SeatControl::Person | SeatControl::Computer(Away::Absent) => {}
            SeatControl::Computer(Away::Left | Away::Gone) | SeatControl::Chosen => return None,
        }
        self.without(seat, Away::Gone, at);
        Some(Announcement::Gone { seat, from })
    }

    fn without(&mut self, seat: Seat, away: Away, at: TimeContext<'_>) {
        let attending = &self.seats[seat];
        let (mut clock, days) = (attending.clock.clone(), self.days(seat, at.rhythms));
        clock.stopped(self.agreed.time, &days, at.now);
        let attending = &mut self.seats[seat];
        attending.clock = clock;
        attending.hold(SeatControl::Computer(away), at.now);
        self.vote_without(seat);
        let carried = self.vote.as_ref().is_some_and(|vote| self.is_carried(vote, at.now));
        if let Some(vote) = self.vote.as_mut().filter(|_| carried) {
            // Counted again at once.
            vote.until = at.now;
        }
        self.note_who_is_left(at.now);
    }

    pub fn is_back(&mut self, seat: Seat, at: TimeContext<'_>) -> Option<Announcement> {
        if matches!(self.holder(seat), SeatControl::Person | SeatControl::Chosen) {
            return None;
        }
        let attending = &mut self.seats[seat];
        attending.hold(SeatControl::Person, at.now);
        attending.clock.answered();
        attending.answered_at = at.now;
        attending.waits_for_absent_anew(at.now);
        self.vote_about_is_over(seat);
        self.note_who_is_left(at.now);
        Some(Announcement::Back { seat })
    }

    pub fn goes_away(
        &mut self,
        seat: Seat,
        vacation: Vacation,
        at: TimeContext<'_>,
    ) -> Result<Announcement, VacationError> {
        let attending = self.seats.get(seat).ok_or(VacationError::Empty)?;
        let others = &attending.vacations;
        let vacation = Vacation::declare(others, vacation.from, vacation.to, at.now)?;
        let until = at.shows(vacation.to);
        self.seats[seat].vacations.push(vacation);
        Ok(Announcement::Vacation { seat, until })
    }

    /// What the player has said about all their games. `None` if it is nothing new here. Live tables
    /// do not wait for it.
    pub fn absence_is(
        &mut self,
        seat: Seat,
        absence: Option<Absence>,
        at: TimeContext<'_>,
    ) -> Option<Announcement> {
        let attending = self.seats.get(seat)?;
        let plays = match attending.holder {
            SeatControl::Person | SeatControl::Computer(Away::Absent) => true,
            SeatControl::Computer(Away::Left | Away::Gone) | SeatControl::Chosen => false,
        };
        let is_live = self.agreed.time.speed == Speed::Live;
        let has_ended_here = absence.is_some_and(|a| Some(a.until) == attending.back_before);
        if self.people() < 2 || !plays || is_live || has_ended_here {
            return None;
        }
        let vacations = attending.vacations.iter();
        let mut before = vacations.filter_map(|v| Some((v.from, v.absent_until?)));
        let before = before.rfind(|(_, until)| at.now < *until);
        let absence = absence.filter(|absence| at.now < absence.until);
        let begun = |from: Millis| from.max(at.now);
        let known = |a: Absence| {
            before.is_some_and(|(from, until)| begun(from) == begun(a.from) && until == a.until)
        };
        if absence.is_some_and(known) || (absence.is_none() && before.is_none()) {
            return None;
        }
        let left = attending.waits_for_absent_still(at.now);
        let absent = absence.map(|absence| Vacation::absent(absence, at.now, left));
        let attending = &mut self.seats[seat];
        attending.ends_absence(at.now);
        attending.vacations.extend(absent);
        let Some(Vacation { from, absent_until: Some(until), .. }) = absent else {
            return Some(Announcement::AbsenceOver { seat });
        };
        let from = (from > at.now).then(|| at.shows(from));
        Some(Announcement::Absence { seat, from, until: at.shows(until) })
    }

    /// Whether the player is away until then, as the table was told.
    pub fn is_absent_until(&self, seat: Seat, until: WallTime, calendar: &Calendar) -> bool {
        let attending = self.seats.get(seat);
        let mut ends = attending.into_iter().flat_map(|s| &s.vacations);
        ends.any(|v| v.absent_until.is_some_and(|at| calendar.shows(at) == until))
    }

    /// When a computer player takes the seat of somebody who is away from all games.
    pub(super) fn absent_too_long_at(&self, seat: Seat) -> Option<Millis> {
        let attending = self.seats.get(seat).filter(|s| s.holder == SeatControl::Person)?;
        attending.vacations.iter().filter_map(|v| v.too_long_at()).min()
    }

    /// When somebody is back, as they have said, in whose place a computer player plays.
    pub(super) fn absence_ends_at(&self, seat: Seat) -> Option<Millis> {
        let away = SeatControl::Computer(Away::Absent);
        let attending = self.seats.get(seat).filter(|s| s.holder == away)?;
        let held = |until: &Millis| attending.held_since < *until;
        let absent = attending.vacations.iter().filter(|v| v.to <= attending.held_since);
        let until = absent.filter_map(|v| v.absent_until).filter(held).min()?;
        // Said again meanwhile, it goes on.
        let goes_on = attending.vacations.iter().filter(|v| v.from <= until);
        goes_on.filter_map(|v| v.absent_until).max()
    }

    /// A computer player holds the seat of somebody who has been away for long.
    pub(super) fn absent_too_long(&mut self, seat: Seat, at: TimeContext<'_>) -> Announcement {
        self.without(seat, Away::Absent, at);
        Announcement::AbsentLong { seat }
    }

    /// The unused days remain available. `None` when the player is not away.
    pub fn back_early(&mut self, seat: Seat, at: TimeContext<'_>) -> Option<Announcement> {
        self.away_until(seat, at)?;
        let attending = &mut self.seats[seat];
        let there = attending.vacations.iter();
        let absence = there.filter(|v| v.contains(at.now)).find_map(|v| v.absent_until);
        attending.back_before = absence.or(attending.back_before);
        let vacations = std::mem::take(&mut attending.vacations).into_iter();
        let kept = vacations.filter_map(|vacation| match vacation.contains(at.now) {
            true => vacation.cut_short(at.now),
            false => Some(vacation),
        });
        attending.vacations = kept.collect();
        Some(Announcement::Back { seat })
    }

    /// Whether computer players go on: a person must have answered in this turn or the previous
    /// one.
    pub fn may_go_on(&self, turn: u8) -> bool {
        !self.stands() && turn <= self.answered_in.saturating_add(1)
    }

    /// A plan has answered in this turn, as its player decided beforehand.
    pub fn planned_in(&mut self, turn: u8) {
        self.answered_in = self.answered_in.max(turn);
    }

    /// A second chance begins in this turn, as its player has just decided.
    pub fn begins_in(&mut self, turn: u8) {
        self.answered_in = turn;
    }

    /// Stops the game if nobody answered for a full turn.
    pub fn stand_still_in(&mut self, turn: u8, at: TimeContext<'_>) -> Option<Announcement> {
        if self.still_since.is_some() || turn <= self.answered_in.saturating_add(1) {
            return None;
        }
        self.stand_because(at, |game| game.still_since = Some(at.now));
        Some(Announcement::StandsStill)
    }

    pub fn is_unreachable(&self) -> bool {
        self.unreachable_since.is_some()
    }

    pub fn reach(&mut self, reach: Reachability, at: TimeContext<'_>) {
        match (reach, self.unreachable_since) {
            (Reachability::Lost, None) => {
                self.stand_because(at, |game| game.unreachable_since = Some(at.now));
            }
            (Reachability::Found, Some(_)) => {
                self.go_on_after(at, |game| game.unreachable_since = None);
            }
            (Reachability::Lost, Some(_)) | (Reachability::Found, None) => {}
        }
    }

    /// Outages up to this one happened before the game.
    pub fn begins_after(&mut self, outage: u32) {
        self.outages = outage;
    }

    /// After an outage or a change of the system clock, grants every player a minimum of time.
    /// Nothing else changes, since times do not include outages. Idempotent per outage; returns
    /// whether it was applied.
    pub fn interrupted(&mut self, outage: u32, at: TimeContext<'_>) -> bool {
        if outage <= self.outages {
            return false;
        }
        self.outages = outage;
        let control = self.agreed.time;
        if !self.stands() {
            self.each_clock(at, |clock, days| clock.interrupted(control, days, at.now));
        }
        true
    }

    /// These seats' players could not reach the bot meanwhile. Idempotent; returns whether somebody
    /// has more time by it.
    pub fn unreached(&mut self, seats: SeatSet, away: Stretch, rhythms: &Rhythms) -> bool {
        let control = self.agreed.time;
        let mut is_more = false;
        for seat in seats.iter() {
            if self.timed(seat).is_none() {
                continue;
            }
            let mut clock = self.seats[seat].clock.clone();
            is_more |= clock.unreached(control, &self.days(seat, rhythms), away);
            self.seats[seat].clock = clock;
        }
        is_more
    }

    pub(super) fn end_pause(&mut self, at: TimeContext<'_>) {
        self.go_on_after(at, |game| game.paused_until = None);
    }

    pub(super) fn stand_because(&mut self, at: TimeContext<'_>, why: impl FnOnce(&mut Attendance)) {
        if !self.stands() {
            let control = self.agreed.time;
            self.each_clock(at, |clock, days| clock.stand(control, days, at.now));
            self.stood_since = Some(at.now);
        }
        why(self);
    }

    /// Clocks restart only when no other reason to stand still is left.
    fn go_on_after(&mut self, at: TimeContext<'_>, change: impl FnOnce(&mut Attendance)) {
        change(self);
        if self.stands() {
            return;
        }
        let control = self.agreed.time;
        let stood = self.stood_since.take().map_or(0, |since| at.now.saturating_sub(since));
        self.each_clock(at, |clock, _| clock.go_on(control, at.now));
        for seat in self.seats.seats() {
            // A pause does not count as silence.
            let attending = &mut self.seats[seat];
            attending.answered_at = attending.answered_at.saturating_add(stood).min(at.now);
            attending.waited_since =
                (attending.waited_since).map(|since| (since + stood).min(at.now));
        }
    }

    fn each_clock(
        &mut self,
        at: TimeContext<'_>,
        change: impl Fn(&mut crate::timing::SeatClock, &crate::timing::Days<'_>),
    ) {
        for seat in self.seats.seats() {
            let mut clock = self.seats[seat].clock.clone();
            change(&mut clock, &self.days(seat, at.rhythms));
            self.seats[seat].clock = clock;
        }
    }

    pub(super) fn vote_without(&mut self, seat: Seat) {
        if let Some(vote) = &mut self.vote {
            vote.yes.remove(seat);
        }
    }

    /// Not if its player gives it away: they play on meanwhile.
    pub(super) fn vote_about_is_over(&mut self, seat: Seat) {
        self.vote.take_if(|vote| vote.kind.concerns() == Some(seat) && !vote.hands_on());
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reachability {
    Lost,
    Found,
}
