//! What has to be done when.

use super::announcement::{Announcement, ClosedBecause};
use super::{Attendance, Moment, Rhythms};
use crate::rules::{Seat, SeatSet};
use crate::timing::Millis;

/// Something whose time has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// Somebody's time is over: it has to be decided for them.
    TimeOut(Seat),
    /// Somebody is reminded.
    Remind(Seat),
    /// A vote is over, and has failed.
    VoteFailed,
    /// The rest is over.
    GoesOn,
    /// The table is told that the game will be closed.
    WillClose(Millis),
    /// The game is closed.
    Close(ClosedBecause),
}

impl Attendance {
    /// What has to be done now, if anything; one thing at a time, the most important first.
    pub fn due(&self, at: Moment<'_>) -> Option<Due> {
        let now = at.now;
        if let Some((closes, because)) = self.closes_at() {
            if closes <= now {
                return Some(Due::Close(because));
            }
            if self.warns_at() <= Some(now) && !self.closing_told {
                return Some(Due::WillClose(closes));
            }
        }
        if self.paused_until.is_some_and(|until| until <= now) {
            return Some(Due::GoesOn);
        }
        if self.vote.as_ref().is_some_and(|vote| vote.until <= now) {
            return Some(Due::VoteFailed);
        }
        let seats = || self.seats.seats();
        let over = |seat: &Seat| {
            self.deadline(*seat, at.rhythms)
                .is_some_and(|end| end <= now)
        };
        if let Some(seat) = seats().find(over) {
            return Some(Due::TimeOut(seat));
        }
        let reminded = |seat: &Seat| {
            self.reminds_at(*seat, at.rhythms)
                .is_some_and(|end| end <= now)
        };
        seats().find(reminded).map(Due::Remind)
    }

    /// Those who are to be reminded now, or whose time is over.
    pub fn overdue(&self, at: Moment<'_>) -> SeatSet {
        let is_due = |end: Option<Millis>| end.is_some_and(|end| end <= at.now);
        let seats = self.seats.seats();
        seats
            .filter(|seat| {
                is_due(self.deadline(*seat, at.rhythms))
                    || is_due(self.reminds_at(*seat, at.rhythms))
            })
            .collect()
    }

    /// When something has to be done next; nothing when nothing will ever be.
    pub fn next_due(&self, rhythms: &Rhythms) -> Option<Millis> {
        let closes = self.closes_at().map(|(at, _)| at);
        let seats = self.seats.seats();
        let clocks =
            seats.flat_map(|seat| [self.deadline(seat, rhythms), self.reminds_at(seat, rhythms)]);
        let vote = self.vote.as_ref().map(|vote| vote.until);
        let warns = self.warns_at().filter(|_| !self.closing_told);
        clocks
            .chain([closes, warns, vote, self.paused_until])
            .flatten()
            .min()
    }

    /// The same for whoever finds the game after a restart: what computer players are asked is due at once.
    pub fn due_after_restart(&self, turn: u8, at: Moment<'_>) -> Option<Millis> {
        let computed = (!self.computed(turn).is_empty()).then_some(at.now);
        computed.into_iter().chain(self.next_due(at.rhythms)).min()
    }

    /// Does what is due and changes no game; gives what the table is told.
    pub fn done(&mut self, due: &Due, at: Moment<'_>) -> Vec<Announcement> {
        match due {
            // What was decided changes the game first.
            Due::TimeOut(_) => vec![],
            Due::Remind(seat) => {
                let seat = *seat;
                if self.seats.get(seat).is_none() {
                    return vec![];
                }
                self.seats[seat].clock.reminded();
                let since = self.seats[seat].waited_since.unwrap_or(at.now);
                vec![Announcement::Reminder { seat, since }]
            }
            Due::VoteFailed => {
                self.end_vote();
                vec![]
            }
            Due::GoesOn => {
                self.end_pause(at);
                vec![Announcement::GoesOn]
            }
            Due::WillClose(closes) => {
                self.closing_told = true;
                vec![Announcement::WillClose { at: *closes }]
            }
            Due::Close(because) => vec![Announcement::Closed { because: *because }],
        }
    }

    /// When somebody is reminded who has not been for this phase.
    fn reminds_at(&self, seat: Seat, rhythms: &Rhythms) -> Option<Millis> {
        let days = self.days(seat, rhythms);
        let clock = &self.timed(seat)?.clock;
        clock.reminder_due(self.agreed.time, &days)
    }
}
