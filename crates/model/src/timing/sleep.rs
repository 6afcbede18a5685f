//! Daily sleep.

use super::stretch::Stretch;
use super::zone::Wall;
use thiserror::Error;

use crate::prelude::*;

/// In minutes.
const DAY: u16 = 24 * 60;

/// In minutes.
const MOST: u16 = 10 * 60;

/// Minutes of the local day; may span midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "StoredSleep")]
pub struct Sleep {
    from: u16,
    to: u16,
}

#[derive(Deserialize)]
struct StoredSleep {
    from: u16,
    to: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SleepError {
    #[error("a day has 1440 minutes")]
    NoTime,
    #[error("a sleep ends later than it begins")]
    Empty,
    #[error("a sleep has at most 10 hours")]
    TooLong,
}

impl Sleep {
    pub fn new(from: u16, to: u16) -> Result<Sleep, SleepError> {
        if from >= DAY || to >= DAY {
            return Err(SleepError::NoTime);
        }
        let sleep = Sleep { from, to };
        match sleep.minutes() {
            0 => Err(SleepError::Empty),
            1..=MOST => Ok(sleep),
            _ => Err(SleepError::TooLong),
        }
    }

    pub fn from(self) -> u16 {
        self.from
    }

    pub fn to(self) -> u16 {
        self.to
    }

    pub fn minutes(self) -> u16 {
        (self.to + DAY - self.from) % DAY
    }

    /// The latest night that began at or before `at`. When clocks change, it is shorter or longer.
    pub(super) fn latest(self, wall: &Wall, at: Millis) -> Option<Stretch> {
        let today = wall.date(at);
        // A clock change around midnight can move a night to another day.
        let first = today.yesterday().ok()?.yesterday().ok()?;
        let evenings = std::iter::successors(Some(first), |date| date.tomorrow().ok());
        let nights = evenings.take(4).filter_map(|date| self.night(wall, date));
        let begun = nights.filter(|night| night.length() > 0 && night.from <= at);
        begun.max_by_key(|night| night.from)
    }

    fn night(self, wall: &Wall, evening: jiff::civil::Date) -> Option<Stretch> {
        let morning = if self.from < self.to { evening } else { evening.tomorrow().ok()? };
        Some(Stretch { from: wall.shows(evening, self.from)?, to: wall.shows(morning, self.to)? })
    }
}

impl TryFrom<StoredSleep> for Sleep {
    type Error = SleepError;

    fn try_from(stored: StoredSleep) -> Result<Self, SleepError> {
        Sleep::new(stored.from, stored.to)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{HOUR, MINUTE, Zone};
    use super::*;

    #[test]
    fn a_sleep_has_at_most_ten_hours_and_may_go_over_midnight() {
        assert_eq!(Sleep::new(22 * 60, 8 * 60).map(Sleep::minutes), Ok(600));
        assert_eq!(Sleep::new(22 * 60, 8 * 60 + 1), Err(SleepError::TooLong));
        assert_eq!(Sleep::new(8 * 60, 22 * 60), Err(SleepError::TooLong));
        assert_eq!(Sleep::new(0, 0), Err(SleepError::Empty));
        assert_eq!(Sleep::new(1440, 60), Err(SleepError::NoTime));
        assert_eq!(Sleep::new(60, u16::MAX), Err(SleepError::NoTime));
        assert_eq!(Sleep::new(13 * 60, 14 * 60).map(Sleep::minutes), Ok(60));
    }

    #[test]
    fn a_night_is_shorter_when_clocks_are_set_forward_and_longer_when_they_are_set_back() {
        let berlin = Zone::from_name("Europe/Berlin").unwrap().wall();
        let sleep = Sleep::new(23 * 60, 7 * 60).unwrap();
        // 29 March 2026, 12:00 UTC, after the change to summer time.
        let spring = sleep.latest(&berlin, 1_774_785_600_000).unwrap();
        assert_eq!(spring.length(), 7 * HOUR);
        // 25 October 2026, 12:00 UTC, after the change to winter time.
        let autumn = sleep.latest(&berlin, 1_792_929_600_000).unwrap();
        assert_eq!(autumn.length(), 9 * HOUR);
        // A waking time that comes twice counts the first time.
        let early = Sleep::new(20 * 60, 2 * 60 + 30).unwrap();
        let night = early.latest(&berlin, 1_792_929_600_000).unwrap();
        assert_eq!(night.length(), 6 * HOUR + 30 * MINUTE);
        // A skipped bedtime moves an hour later.
        let late = Sleep::new(2 * 60 + 30, 9 * 60).unwrap();
        let night = late.latest(&berlin, 1_774_785_600_000).unwrap();
        assert_eq!(night.length(), 5 * HOUR + 30 * MINUTE);
    }

    #[test]
    fn a_sleep_is_read_as_it_was_stored() {
        let sleep = Sleep::new(23 * 60, 7 * 60).unwrap();
        let stored = serde_json::to_string(&sleep).unwrap();
        assert_eq!(stored, r#"{"from":1380,"to":420}"#);
        assert_eq!(serde_json::from_str::<Sleep>(&stored).unwrap(), sleep);
        assert_eq!((sleep.from(), sleep.to()), (23 * 60, 7 * 60));
        assert!(serde_json::from_str::<Sleep>(r#"{"from":0,"to":1439}"#).is_err());
    }
}
