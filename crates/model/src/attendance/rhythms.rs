//! Daily schedules of the players, and the system clock.

use std::ops::{Index, IndexMut};

use crate::timing::{Calendar, DailySchedule, Millis, WallTime};
use viceroy_rules::{BySeat, Seat};

#[derive(Clone, PartialEq, Debug)]
pub struct Rhythms {
    known: BySeat<DailySchedule>,
    calendar: Calendar,
}

impl Rhythms {
    pub fn new(seats: u8, known: impl FnMut(Seat) -> DailySchedule) -> Rhythms {
        Rhythms { known: BySeat::new(seats, known), calendar: Calendar::default() }
    }

    pub fn live_by(&mut self, calendar: Calendar) {
        self.calendar = calendar;
    }

    pub fn calendar(&self) -> &Calendar {
        &self.calendar
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.known.seats()
    }

    pub(super) fn of(&self, seat: Seat) -> &DailySchedule {
        const UNKNOWN: &DailySchedule = &DailySchedule { zone: None, sleep: None, away: None };
        self.known.get(seat).unwrap_or(UNKNOWN)
    }
}

impl Index<Seat> for Rhythms {
    type Output = DailySchedule;

    fn index(&self, seat: Seat) -> &DailySchedule {
        &self.known[seat]
    }
}

impl IndexMut<Seat> for Rhythms {
    fn index_mut(&mut self, seat: Seat) -> &mut DailySchedule {
        &mut self.known[seat]
    }
}

/// A time, with the schedules needed to interpret it.
#[derive(Clone, Copy, Debug)]
pub struct TimeContext<'m> {
    pub now: Millis,
    pub rhythms: &'m Rhythms,
}

impl<'m> TimeContext<'m> {
    /// Converts to the time that people are shown.
    pub fn shows(self, at: Millis) -> WallTime {
        self.calendar().shows(at)
    }

    pub fn calendar(self) -> &'m Calendar {
        self.rhythms.calendar()
    }
}
