//! Nudges: a player asks another to play.

use super::Rhythms;
use super::seat::KeptNudge;
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoNudge {
    NotWaitedFor,
    /// Waiting too short, or nudged within the last day.
    TooEarly {
        from: WallTime,
    },
    Mute,
    Oneself,
}

impl Attendance {
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

    /// Holds back nudges to direct message players who are asleep or have a day off. The sender
    /// does not learn of it.
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

    pub(super) fn passes_on_nudge_at(&self, seat: Seat, rhythms: &Rhythms) -> Option<Millis> {
        let kept = self.timed(seat)?.nudge?;
        Some(self.reachable(seat, kept.at, rhythms))
    }

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

    fn reachable(&self, seat: Seat, from: Millis, rhythms: &Rhythms) -> Millis {
        let days = self.days(seat, rhythms);
        days.reachable(self.agreed.time, from)
    }

    pub fn mute(&mut self, seat: Seat, nudges: Nudges) {
        if self.seats.get(seat).is_some() {
            self.seats[seat].is_mute = nudges == Nudges::Unwanted;
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nudges {
    Wanted,
    Unwanted,
}
