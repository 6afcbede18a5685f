//! What is due, and when.

use super::Rhythms;
use super::announcement::ClosedBecause;
use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    TimeOut(Seat),
    /// In the thread, at a publicly known time.
    Remind(Seat),
    /// By direct message, when most of the player's own time is used and they are awake.
    RemindDirectly(Seat),
    /// The nudged player is awake now.
    PassOnNudge(Seat),
    /// Somebody is away from all games for longer than one waits.
    AbsentTooLong(Seat),
    /// They are back as they have said, and a computer player has played for them.
    AbsenceEnds(Seat),
    /// Its voters have become fewer.
    VotePassed,
    VoteFailed,
    GoesOn,
    /// Check whether the player can still be found.
    Look(Seat),
    WillClose(Millis, ClosedBecause),
    Close(ClosedBecause),
}

impl Attendance {
    pub fn due(&self, at: TimeContext<'_>) -> Option<Due> {
        let now = at.now;
        if let Some((closes, because)) = self.closes_at() {
            if closes <= now {
                return Some(Due::Close(because));
            }
            let warns = self.warns_at(at.calendar());
            if warns.is_some_and(|warns| warns <= now) {
                return Some(Due::WillClose(closes, because));
            }
        }
        if self.paused_until.is_some_and(|until| until <= now) {
            return Some(Due::GoesOn);
        }
        if let Some(vote) = &self.vote {
            if self.is_carried(vote, now) {
                return Some(Due::VotePassed);
            }
            if vote.until <= now {
                return Some(Due::VoteFailed);
            }
        }
        let seats = || self.seats.seats();
        if let Some(seat) =
            seats().find(|seat| self.absent_too_long_at(*seat).is_some_and(|at| at <= now))
        {
            return Some(Due::AbsentTooLong(seat));
        }
        if let Some(seat) =
            seats().find(|seat| self.absence_ends_at(*seat).is_some_and(|at| at <= now))
        {
            return Some(Due::AbsenceEnds(seat));
        }
        let over = |seat: &Seat| self.deadline(*seat, at.rhythms).is_some_and(|end| end <= now);
        if let Some(seat) = seats().find(over) {
            return Some(Due::TimeOut(seat));
        }
        let mut later = seats().flat_map(|seat| self.reminders(seat, at.rhythms));
        let due = later.find(|(end, _)| *end <= now);
        due.map(|(_, due)| due)
    }

    /// Seats with a reminder, a check or a timeout due now. Does not reveal when a player sleeps.
    pub fn overdue(&self, at: TimeContext<'_>) -> SeatSet {
        let is_due = |end: Option<Millis>| end.is_some_and(|end| end <= at.now);
        let seats = self.seats.seats();
        seats
            .filter(|seat| {
                is_due(self.deadline(*seat, at.rhythms))
                    || is_due(self.calls_at(*seat, at.calendar()))
                    || is_due(self.looks_at(*seat))
            })
            .collect()
    }

    pub fn next_due(&self, rhythms: &Rhythms) -> Option<Millis> {
        let closes = self.closes_at().map(|(at, _)| at);
        let seats = || self.seats.seats();
        let over = seats().map(|seat| self.deadline(seat, rhythms));
        let reminders = seats().flat_map(|seat| self.reminders(seat, rhythms));
        let clocks = over.chain(reminders.map(|(at, _)| Some(at)));
        let vote = self.vote.as_ref().map(|vote| vote.until);
        let warns = self.warns_at(rhythms.calendar());
        let absent = seats().flat_map(|seat| {
            [self.absent_too_long_at(seat), self.absence_ends_at(seat)].into_iter().flatten()
        });
        let others = [closes, warns, vote, self.paused_until].into_iter().flatten();
        clocks.flatten().chain(others).chain(absent).min()
    }

    /// After a restart, questions to computer players are due at once.
    pub fn due_after_restart(&self, turn: u8, at: TimeContext<'_>) -> Option<Millis> {
        let computed = (!self.computed(turn).is_empty()).then_some(at.now);
        computed.into_iter().chain(self.next_due(at.rhythms)).min()
    }

    /// Performs a due task that changes no game state; returns the announcements.
    pub fn done(&mut self, due: &Due, at: TimeContext<'_>) -> Vec<Announcement> {
        match due {
            // The timeout's answer is applied to the game first; a vote is counted.
            Due::TimeOut(_) | Due::VotePassed => vec![],
            Due::Remind(seat) => {
                let seat = *seat;
                if self.seats.get(seat).is_none() {
                    return vec![];
                }
                self.seats[seat].clock.called();
                vec![self.reminder(seat, at)]
            }
            Due::RemindDirectly(seat) => {
                let seat = *seat;
                if self.seats.get(seat).is_none() {
                    return vec![];
                }
                self.seats[seat].clock.reminded();
                vec![self.reminder(seat, at)]
            }
            Due::AbsentTooLong(seat) => vec![self.absent_too_long(*seat, at)],
            Due::AbsenceEnds(seat) => self.is_back(*seat, at).into_iter().collect(),
            Due::PassOnNudge(seat) => self.pass_on_nudge(*seat, at).into_iter().collect(),
            Due::VoteFailed => {
                self.end_vote();
                vec![]
            }
            Due::GoesOn => {
                self.end_pause(at);
                vec![Announcement::GoesOn]
            }
            Due::Look(seat) => {
                if self.seats.get(*seat).is_some() {
                    self.seats[*seat].looked_at = at.now;
                }
                vec![]
            }
            Due::WillClose(closes, because) => {
                let at = at.shows(*closes);
                self.closing_told = Some(at);
                vec![match because {
                    ClosedBecause::Empty => Announcement::Empty { at },
                    _ => Announcement::WillClose { at },
                }]
            }
            Due::Close(because) => vec![Announcement::Closed { because: *because }],
        }
    }

    fn reminder(&self, seat: Seat, at: TimeContext<'_>) -> Announcement {
        let since = self.seats[seat].waited_since.unwrap_or(at.now);
        Announcement::Reminder { waiting: vec![(seat, since)] }
    }

    /// The public reminder is computed even for players by direct message, because it also checks
    /// whether they can still be found.
    fn reminders(
        &self,
        seat: Seat,
        rhythms: &Rhythms,
    ) -> impl Iterator<Item = (Millis, Due)> + use<> {
        let call = self.calls_at(seat, rhythms.calendar());
        let is_direct = self.direct.contains(seat);
        let direct = self.reminds_at(seat, rhythms).filter(|_| is_direct);
        let nudge = self.passes_on_nudge_at(seat, rhythms).filter(|_| is_direct);
        let look = self.looks_at(seat);
        let all = [
            call.map(|at| (at, Due::Remind(seat))),
            direct.map(|at| (at, Due::RemindDirectly(seat))),
            nudge.map(|at| (at, Due::PassOnNudge(seat))),
            look.map(|at| (at, Due::Look(seat))),
        ];
        all.into_iter().flatten()
    }

    fn calls_at(&self, seat: Seat, calendar: &Calendar) -> Option<Millis> {
        let openly = self.openly(seat, calendar)?;
        self.timed(seat)?.clock.call_due(self.agreed.time, openly)
    }

    /// When to check on a player whom no reminder covers: one waited for without a clock, or an
    /// absent one. After a day, then at growing intervals.
    fn looks_at(&self, seat: Seat) -> Option<Millis> {
        let attending = self.seats.get(seat)?;
        let since = match attending.holder {
            SeatControl::Person if !self.agreed.time.is_timed() => attending.waited_since?,
            SeatControl::Computer(Away::Absent) => attending.held_since,
            SeatControl::Person
            | SeatControl::Computer(Away::Left | Away::Gone)
            | SeatControl::Chosen => {
                return None;
            }
        };
        if self.unreachable_since.is_some() {
            return None;
        }
        let looked = attending.looked_at.max(since);
        let pause = looked.saturating_sub(since).clamp(DAY, 7 * DAY);
        Some(looked.saturating_add(pause))
    }

    fn reminds_at(&self, seat: Seat, rhythms: &Rhythms) -> Option<Millis> {
        let days = self.days(seat, rhythms);
        let clock = &self.timed(seat)?.clock;
        clock.reminder_due(self.agreed.time, &days)
    }
}
