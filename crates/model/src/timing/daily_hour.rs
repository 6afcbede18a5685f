//! A daily hour at which open questions are decided.

use super::known::known;
use super::stretch::Stretch;
use super::zone::Wall;
use crate::prelude::*;

/// Questions opened later than this before the hour wait for the next one.
pub(super) const OPEN_BEFORE: Millis = 3 * HOUR;

/// An hour of the day in a time zone, once per day even when clocks change: its first occurrence
/// or, if it is skipped, later by the length of the gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "StoredDailyHour")]
pub struct DailyHour {
    hour: u8,
    zone: Option<Zone>,
}

#[derive(Deserialize)]
struct StoredDailyHour {
    hour: u8,
    #[serde(default, deserialize_with = "known")]
    zone: Option<Zone>,
}

impl DailyHour {
    pub const USUAL: DailyHour = DailyHour { hour: 20, zone: None };

    /// From 0 to 23, in UTC until a zone is set.
    pub fn new(hour: u8) -> Option<DailyHour> {
        (hour < 24).then_some(DailyHour { hour, zone: None })
    }

    #[must_use]
    pub fn in_zone(self, zone: Option<Zone>) -> DailyHour {
        DailyHour { zone, ..self }
    }

    pub fn hour(self) -> u8 {
        self.hour
    }

    pub fn zone(self) -> Option<Zone> {
        self.zone
    }

    pub fn after(self, now: WallTime) -> Option<WallTime> {
        let comes = self.on_wall(now.0)?;
        Some(WallTime(comes.from))
    }

    pub(super) fn next(self, calendar: &Calendar, from: Millis) -> Option<Millis> {
        let comes = calendar.next(from, |shown| self.on_wall(shown))?;
        Some(comes.from)
    }

    fn on_wall(self, shown: Millis) -> Option<Stretch> {
        let wall = self.zone.map_or(Wall::UTC, Zone::wall);
        let today = wall.date(shown);
        let first = today.yesterday().unwrap_or(today);
        let dates = std::iter::successors(Some(first), |date| date.tomorrow().ok());
        let hours = dates.take(4).filter_map(|date| wall.shows(date, 60 * u16::from(self.hour)));
        let comes = hours.filter(|hour| *hour >= shown).min()?;
        Some(Stretch { from: comes, to: comes + 1 })
    }
}

impl Default for DailyHour {
    fn default() -> DailyHour {
        DailyHour::USUAL
    }
}

impl TryFrom<StoredDailyHour> for DailyHour {
    type Error = &'static str;

    fn try_from(stored: StoredDailyHour) -> Result<DailyHour, &'static str> {
        let hour = DailyHour::new(stored.hour).ok_or("a day has 24 hours")?;
        Ok(hour.in_zone(stored.zone))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DAY, MINUTE};
    use super::*;

    fn in_berlin(hour: u8) -> DailyHour {
        let hour = DailyHour::new(hour).unwrap();
        hour.in_zone(Zone::from_name("Europe/Berlin"))
    }

    fn apart(hour: DailyHour, mut at: Millis) -> Vec<Millis> {
        let steady = Calendar::new(0);
        let hours = std::iter::from_fn(|| {
            let comes = hour.next(&steady, at)?;
            at = comes + 1;
            Some(comes)
        });
        let hours: Vec<Millis> = hours.take(5).collect();
        hours.windows(2).map(|two| two[1] - two[0]).collect()
    }

    /// 27 March and 23 October 2026, 12:00 UTC: Fridays before clocks change.
    const SPRING: Millis = 1_774_612_800_000;
    const AUTUMN: Millis = 1_792_756_800_000;

    #[test]
    fn it_comes_when_the_wall_there_shows_it() {
        // 22 November 2026, 12:00 UTC, which is 13:00 in Berlin.
        let noon = 1_795_348_800_000;
        let next = |hour: DailyHour, at| hour.after(WallTime(at)).unwrap().0;
        assert_eq!(next(in_berlin(20), noon), noon + 7 * HOUR);
        assert_eq!(next(in_berlin(13), noon), noon, "it is now");
        assert_eq!(next(in_berlin(13), noon + 1), noon + DAY);
        assert_eq!(next(in_berlin(0), noon), noon + 11 * HOUR);
        assert_eq!(next(DailyHour::USUAL, noon), noon + 8 * HOUR);
        assert_eq!(DailyHour::new(24), None);
    }

    #[test]
    fn a_day_on_which_clocks_are_set_has_it_once() {
        let day = |hours: [i64; 4]| hours.map(|hours| hours * HOUR);
        assert_eq!(apart(in_berlin(20), SPRING), day([24, 23, 24, 24]));
        assert_eq!(apart(in_berlin(20), AUTUMN), day([24, 25, 24, 24]));
        // 2:00 is skipped; 3:00 is the same moment.
        assert_eq!(apart(in_berlin(2), SPRING), day([24, 23, 24, 24]));
        assert_eq!(apart(in_berlin(3), SPRING), day([23, 24, 24, 24]));
        let sunday = SPRING + DAY + 13 * HOUR;
        let steady = Calendar::new(0);
        for hour in [2, 3] {
            let comes = in_berlin(hour).next(&steady, sunday - 2 * HOUR);
            assert_eq!(comes, Some(sunday), "{hour}");
        }
        // 2:00 comes twice; the first counts.
        assert_eq!(apart(in_berlin(2), AUTUMN), day([24, 25, 24, 24]));
        let sunday = AUTUMN + DAY + 12 * HOUR;
        assert_eq!(in_berlin(2).next(&steady, sunday), Some(sunday));
        assert_eq!(in_berlin(2).next(&steady, sunday + MINUTE), Some(sunday + 25 * HOUR));
    }

    #[test]
    fn an_hour_that_the_wall_passed_over_while_nothing_was_counted_does_not_come() {
        let hour = DailyHour::USUAL;
        let mut calendar = Calendar::new(0);
        // The bot was down from 19:00 to 21:00.
        calendar.change(19 * HOUR, 2 * HOUR);
        assert_eq!(hour.next(&calendar, 0), Some(DAY + 18 * HOUR));
        // The wall clock was set back from 21:30 to 19:30.
        calendar.change(19 * HOUR + 30 * MINUTE, 0);
        assert_eq!(hour.next(&calendar, 0), Some(20 * HOUR));
    }

    #[test]
    fn it_is_read_as_it_was_stored_and_a_zone_that_is_not_known_is_left_out() {
        let hour = in_berlin(7);
        let stored = serde_json::to_string(&hour).unwrap();
        assert_eq!(stored, r#"{"hour":7,"zone":"Europe/Berlin"}"#);
        assert_eq!(serde_json::from_str::<DailyHour>(&stored).unwrap(), hour);
        let strange = r#"{"hour":7,"zone":"Mars/Olympus"}"#;
        let read: DailyHour = serde_json::from_str(strange).unwrap();
        assert_eq!(read, hour.in_zone(None));
        assert!(serde_json::from_str::<DailyHour>(r#"{"hour":24}"#).is_err());
    }

    #[test]
    fn the_ends_of_time_are_no_harm() {
        let mut calendar = Calendar::new(Millis::MAX);
        calendar.change(0, Millis::MIN);
        for at in [Millis::MIN, -1, 0, Millis::MAX] {
            in_berlin(2).next(&calendar, at);
            in_berlin(2).after(WallTime(at));
        }
    }
}
