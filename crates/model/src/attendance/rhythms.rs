//! What is known of those who sit at a table beside the game.

use std::ops::{Index, IndexMut};

use crate::timing::{Calendar, DailySchedule, Millis, WallTime};
use viceroy_rules::{BySeat, Seat};

/// What is known of the days of those who sit at a table, and what the clock on the wall shows, by which they live.
#[derive(Clone, PartialEq, Debug)]
pub struct Rhythms {
    known: BySeat<DailySchedule>,
    calendar: Calendar,
}

impl Rhythms {
    /// Of so many seats, by a clock on the wall that was never set.
    pub fn new(seats: u8, known: impl FnMut(Seat) -> DailySchedule) -> Rhythms {
        Rhythms { known: BySeat::new(seats, known), calendar: Calendar::default() }
    }

    /// The clock on the wall is another one.
    pub fn live_by(&mut self, calendar: Calendar) {
        self.calendar = calendar;
    }

    /// What the clock on the wall shows.
    pub fn calendar(&self) -> &Calendar {
        &self.calendar
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.known.seats()
    }

    /// What is known of a seat's days; nothing, if there is no such seat.
    pub(super) fn of(&self, seat: Seat) -> &DailySchedule {
        const UNKNOWN: &DailySchedule = &DailySchedule { zone: None, sleep: None };
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

/// When something happens, and what is known of the days of those who sit there.
#[derive(Clone, Copy, Debug)]
pub struct TimeContext<'m> {
    pub now: Millis,
    /// Everybody's days.
    pub rhythms: &'m Rhythms,
}

impl<'m> TimeContext<'m> {
    /// What the clock on the wall shows at another time: what people are told.
    pub fn shows(self, at: Millis) -> WallTime {
        self.calendar().shows(at)
    }

    /// What the clock on the wall shows.
    pub fn calendar(self) -> &'m Calendar {
        self.rhythms.calendar()
    }
}
