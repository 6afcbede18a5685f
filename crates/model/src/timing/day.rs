//! Days of the calendar where a person lives.

use std::fmt;
use std::str::FromStr;

use jiff::ToSpan;
use jiff::civil::Date;

use super::calendar::WallTime;
use super::days::DailySchedule;
use super::zone::Wall;
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day(Date);

impl Day {
    /// At either end of the calendar, the first or last day.
    pub(crate) fn since_1970(days: i32) -> Day {
        // A span holds little more than the calendar.
        let days = days.clamp(-7_000_000, 7_000_000);
        Day(Date::constant(1970, 1, 1).saturating_add(days.days()))
    }

    /// By UTC. At either end of the calendar, the first or last day.
    pub(crate) fn of_wall(at: WallTime) -> Day {
        let days = at.0.div_euclid(DAY);
        Day::since_1970(i32::try_from(days).unwrap_or(if days < 0 { i32::MIN } else { i32::MAX }))
    }

    /// The first of a month; at either end of the calendar, the first or last day.
    pub(crate) fn first_of(year: i32, month: u8) -> Day {
        let date = i16::try_from(year).ok().zip(i8::try_from(month).ok());
        let date = date.and_then(|(year, month)| Date::new(year, month, 1).ok());
        Day(date.unwrap_or(if year < 0 { Date::MIN } else { Date::MAX }))
    }

    /// Its midnight by UTC.
    pub(crate) fn begins(self) -> WallTime {
        let days = self.0.since(Date::constant(1970, 1, 1)).map_or(0, |span| span.get_days());
        WallTime(i64::from(days) * DAY)
    }

    /// From 1 for Monday.
    pub fn weekday(self) -> i8 {
        self.0.weekday().to_monday_one_offset()
    }

    /// From 1.
    pub fn of_month(self) -> i8 {
        self.0.day()
    }

    /// From 1.
    pub fn month(self) -> i8 {
        self.0.month()
    }

    pub fn year(self) -> i16 {
        self.0.year()
    }

    pub fn days_in_month(self) -> i8 {
        self.0.days_in_month()
    }

    pub fn first_of_month(self) -> Day {
        Day(self.0.first_of_month())
    }

    /// At the end of the calendar, the last day.
    #[must_use]
    pub fn plus(self, days: u8) -> Day {
        Day(self.0.saturating_add(i64::from(days).days()))
    }
}

/// As ISO 8601 spells it.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Day {
    type Err = jiff::Error;

    fn from_str(text: &str) -> Result<Day, jiff::Error> {
        text.parse().map(Day)
    }
}

impl DailySchedule {
    /// In the person's time zone, or UTC.
    pub fn day(&self, at: WallTime) -> Day {
        Day(self.wall().date(at.0))
    }

    /// When the day begins there. `None` at the end of the calendar.
    pub fn beginning(&self, day: Day) -> Option<WallTime> {
        self.wall().shows(day.0, 0).map(WallTime)
    }

    fn wall(&self) -> Wall {
        self.zone.map_or(Wall::UTC, Zone::wall)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_begin_where_a_person_lives() {
        let there = DailySchedule { zone: Zone::from_name("Asia/Tokyo"), ..Default::default() };
        // 28 November 2026, 16:00 UTC is after midnight in Tokyo.
        let at = WallTime(1_795_881_600_000);
        let (day, utc) = (there.day(at), DailySchedule::default().day(at));
        assert_eq!((&*day.to_string(), &*utc.to_string()), ("2026-11-29", "2026-11-28"));
        assert_eq!((day.weekday(), day.of_month(), day.month()), (7, 29, 11));
        let begins = there.beginning(day).unwrap();
        assert!(begins <= at && there.day(WallTime(begins.0 - 1)) == utc);
        assert_eq!(day.plus(3).to_string(), "2026-12-02");
        assert_eq!("2026-12-02".parse::<Day>().ok(), Some(day.plus(3)));
        assert!("2026-02-30".parse::<Day>().is_err());
        let first = day.first_of_month();
        assert_eq!((first.weekday(), first.days_in_month(), first.year()), (7, 30, 2026));
    }
}
