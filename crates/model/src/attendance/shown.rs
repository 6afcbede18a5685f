//! Attendance as it is shown to people.

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatAvailability {
    /// Anybody may take it.
    Offered,
    /// The players must vote on it.
    ToAskFor,
    From(WallTime),
}

impl Attendance {
    /// The rest of the seat's time bank, in milliseconds.
    pub fn bank_left(&self, seat: Seat, at: TimeContext<'_>) -> Millis {
        let control = self.agreed.time;
        let days = self.days(seat, at.rhythms);
        let left = |clock: &crate::timing::SeatClock| clock.bank_left(control, &days, at.now);
        self.seats.get(seat).map_or(0, |s| left(&s.clock))
    }

    pub fn vacation_left(&self, seat: Seat) -> Millis {
        let seat = self.seats.get(seat);
        seat.map_or(0, |seat| Vacation::left(&seat.vacations))
    }

    /// Also while a computer player holds the seat of somebody who is away from all games.
    pub fn away_until(&self, seat: Seat, at: TimeContext<'_>) -> Option<WallTime> {
        let vacations = self.seats.get(seat)?.vacations.iter();
        let ends = vacations.filter(|v| v.from <= at.now);
        let ends = ends.map(|v| v.absent_until.unwrap_or(v.to));
        ends.max().filter(|end| at.now < *end).map(|end| at.shows(end))
    }

    /// No pings before that.
    pub fn vacation_ends(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let vacations = self.seats.get(seat)?.vacations.iter();
        let going_on = vacations.filter(|vacation| vacation.contains(now));
        going_on.map(|vacation| vacation.to).max()
    }

    /// `None` when the seat is not held by a computer player in place of a person.
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
