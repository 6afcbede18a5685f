//! Nudges: somebody asks another to play.

use super::announcement::Announcement;
use super::holder::Holder;
use super::{Attendance, Moment};
use crate::rules::Seat;
use crate::timing::Millis;

/// Why somebody is not nudged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoNudge {
    /// The game does not wait for them.
    NotWaitedFor,
    /// They still have most of their time, they sleep, or they were nudged within a day.
    TooEarly {
        /// When they may be.
        from: Millis,
    },
    /// They want no nudges in this game.
    Mute,
    /// Nobody nudges themselves.
    Oneself,
}

impl Attendance {
    /// Somebody asks another to play.
    ///
    /// # Errors
    /// Why they are not asked.
    pub fn nudge(&mut self, by: Seat, seat: Seat, at: Moment<'_>) -> Result<Announcement, NoNudge> {
        if by == seat {
            return Err(NoNudge::Oneself);
        }
        let from = self.nudge_from(seat, at)?;
        if at.now < from {
            return Err(NoNudge::TooEarly { from });
        }
        let attending = &mut self.seats[seat];
        attending.clock.nudged(at.now);
        let since = self.seats[seat].waited_since.unwrap_or(at.now);
        Ok(Announcement::Nudge { seat, by, since })
    }

    /// When somebody may be nudged.
    ///
    /// # Errors
    /// Why they may not.
    pub fn nudge_from(&self, seat: Seat, at: Moment<'_>) -> Result<Millis, NoNudge> {
        let attending = self.seats.get(seat).ok_or(NoNudge::NotWaitedFor)?;
        if attending.holder != Holder::Person || self.stands() {
            return Err(NoNudge::NotWaitedFor);
        }
        if attending.is_mute {
            return Err(NoNudge::Mute);
        }
        let days = self.days(seat, at.rhythms);
        let from = attending.clock.nudge_from(self.agreed.time, &days);
        from.ok_or(NoNudge::NotWaitedFor)
    }

    /// Somebody wants no nudges in this game, or wants them again.
    pub fn mute(&mut self, seat: Seat, nudges: Nudges) {
        if self.seats.get(seat).is_some() {
            self.seats[seat].is_mute = nudges == Nudges::Unwanted;
        }
    }
}

/// Whether somebody wants to be nudged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nudges {
    /// They do.
    Wanted,
    /// They do not.
    Unwanted,
}
