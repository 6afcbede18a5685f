//! Nudges: somebody asks another to play.

use super::announcement::Announcement;
use super::holder::SeatControl;
use super::seat::KeptNudge;
use super::{Attendance, Rhythms, TimeContext};
use crate::timing::{Millis, WallTime};
use viceroy_rules::Seat;

/// Why somebody is not nudged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoNudge {
    /// The game does not wait for them.
    NotWaitedFor,
    /// The game has not waited for long, or they were nudged within a day.
    TooEarly {
        /// When they may be.
        from: WallTime,
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
    pub fn nudge(
        &mut self,
        by: Seat,
        seat: Seat,
        at: TimeContext<'_>,
    ) -> Result<Announcement, NoNudge> {
        if by == seat {
            return Err(NoNudge::Oneself);
        }
        let from = self.nudge_from(seat, at)?;
        if at.now < from {
            let from = at.shows(from);
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
    pub fn nudge_from(&self, seat: Seat, at: TimeContext<'_>) -> Result<Millis, NoNudge> {
        let attending = self.seats.get(seat).ok_or(NoNudge::NotWaitedFor)?;
        if attending.holder != SeatControl::Person || self.stands() {
            return Err(NoNudge::NotWaitedFor);
        }
        if attending.is_mute {
            return Err(NoNudge::Mute);
        }
        let openly = self.openly(seat, at.calendar());
        let from = openly.map(|openly| attending.clock.nudge_from(self.agreed.time, openly));
        from.ok_or(NoNudge::NotWaitedFor)
    }

    /// Keeps nudges for those who are told directly and cannot be written to now, as they sleep or have a day off. Whoever
    /// nudges them does not learn it.
    pub fn keep_nudges(&mut self, announced: &mut Vec<Announcement>, at: TimeContext<'_>) {
        announced.retain(|one| {
            let Announcement::Nudge { seat, by, .. } = *one else {
                return true;
            };
            let is_kept =
                self.direct.contains(seat) && self.reachable(seat, at.now, at.rhythms) > at.now;
            if is_kept && self.seats.get(seat).is_some() {
                self.seats[seat].nudge = Some(KeptNudge { by, at: at.now });
            }
            !is_kept
        });
    }

    /// When somebody can be told of a nudge that was kept for them.
    pub(super) fn passes_on_nudge_at(&self, seat: Seat, rhythms: &Rhythms) -> Option<Millis> {
        let kept = self.timed(seat)?.nudge?;
        Some(self.reachable(seat, kept.at, rhythms))
    }

    /// Somebody is told of a nudge that was kept for them.
    pub(super) fn pass_on_nudge(
        &mut self,
        seat: Seat,
        at: TimeContext<'_>,
    ) -> Option<Announcement> {
        self.seats.get(seat)?;
        let KeptNudge { by, .. } = self.seats[seat].nudge.take()?;
        let since = self.seats[seat].waited_since.unwrap_or(at.now);
        Some(Announcement::Nudge { seat, by, since })
    }

    /// From when on somebody may be written to.
    fn reachable(&self, seat: Seat, from: Millis, rhythms: &Rhythms) -> Millis {
        let days = self.days(seat, rhythms);
        days.reachable(self.agreed.time, from)
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
    Wanted,
    /// They do not.
    Unwanted,
}
