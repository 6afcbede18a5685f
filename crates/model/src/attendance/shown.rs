//! What people are shown of who is there.

use super::holder::SeatControl;
use super::{Attendance, TimeContext};
use crate::timing::{Millis, Vacation, WallTime};
use viceroy_rules::Seat;

/// Whether somebody else can have a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatAvailability {
    /// The table has agreed: whoever wants it gets it.
    Offered,
    /// Whoever wants it can ask the table.
    ToAskFor,
    /// From this time on it can be asked for.
    From(WallTime),
}

impl Attendance {
    /// What a seat has left beside the time for each phase, for the rest of the game.
    pub fn bank_left(&self, seat: Seat, at: TimeContext<'_>) -> Millis {
        let control = self.agreed.time;
        let days = self.days(seat, at.rhythms);
        let left = |clock: &crate::timing::SeatClock| clock.bank_left(control, &days, at.now);
        self.seats.get(seat).map_or(0, |s| left(&s.clock))
    }

    /// How long somebody may still be away in this game.
    pub fn vacation_left(&self, seat: Seat) -> Millis {
        let seat = self.seats.get(seat);
        seat.map_or(0, |seat| Vacation::left(&seat.vacations))
    }

    /// Until when somebody is away who has said so.
    pub fn away_until(&self, seat: Seat, at: TimeContext<'_>) -> Option<WallTime> {
        self.vacation_ends(seat, at.now).map(|until| at.shows(until))
    }

    /// When somebody's vacation ends that goes on now. Until then nobody calls them.
    pub fn vacation_ends(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let vacations = self.seats.get(seat)?.vacations.iter();
        let going_on = vacations.filter(|vacation| vacation.contains(now));
        going_on.map(|vacation| vacation.to).max()
    }

    /// Whether somebody else can have a seat that a computer player holds.
    pub fn free(&self, seat: Seat, at: TimeContext<'_>) -> Option<SeatAvailability> {
        let seat = self.seats.get(seat)?;
        if matches!(seat.holder, SeatControl::Person | SeatControl::Chosen) {
            return None;
        }
        let from = self.asked_for_from(seat);
        Some(match seat.is_offered {
            true => SeatAvailability::Offered,
            false if from <= at.now => SeatAvailability::ToAskFor,
            false => SeatAvailability::From(at.shows(from)),
        })
    }
}
