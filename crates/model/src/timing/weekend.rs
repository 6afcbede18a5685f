//! Weekends.

use super::stretch::Stretch;
use super::zone::Wall;
use jiff::civil::Date;

use super::stretch;
use crate::prelude::*;

pub(super) fn next(wall: &Wall, at: Millis) -> Option<Stretch> {
    let today = wall.date(at);
    // Saturdays of the previous, this and the next week.
    let to_saturday = 5 - i64::from(today.weekday().to_monday_zero_offset());
    let weekend = |weeks: i64| {
        let saturday = days_later(today, to_saturday + 7 * weeks)?;
        Some(Stretch {
            from: wall.shows(saturday, 0)?,
            to: wall.shows(days_later(saturday, 2)?, 0)?,
        })
    };
    stretch::next((-1..=1).filter_map(weekend), at)
}

fn days_later(date: Date, days: i64) -> Option<Date> {
    date.checked_add(jiff::SignedDuration::from_hours(24 * days)).ok()
}

/// The next weekend, wide enough for every zone whose offset stays within an hour of the given one.
pub(super) fn widened(from_greenwich: Millis, at: Millis) -> Option<Stretch> {
    // 1 January 1970 was a Thursday.
    const FIRST: Millis = 2 * DAY;
    let into = at.saturating_add(from_greenwich).saturating_sub(FIRST).rem_euclid(7 * DAY);
    let saturday = at.checked_sub(into)?;
    let weekend = |weeks: i64| {
        let saturday = saturday.checked_add(7 * weeks * DAY)?;
        Some(Stretch {
            from: saturday.checked_sub(HOUR)?,
            to: saturday.checked_add(2 * DAY + HOUR)?,
        })
    };
    stretch::next((-1..=1).filter_map(weekend), at)
}

#[cfg(test)]
mod tests {
    use super::super::Zone;
    use super::*;

    /// Sunday, 22 November 2026, 12:00 UTC.
    const SUNDAY: Millis = 1_795_348_800_000;

    #[test]
    fn a_weekend_begins_and_ends_at_midnight_there() {
        let utc = next(&Wall::UTC, SUNDAY).unwrap();
        assert_eq!(utc.from, SUNDAY - 36 * HOUR);
        assert_eq!(utc.to, SUNDAY + 12 * HOUR);
        let tokyo = Zone::from_name("Asia/Tokyo").unwrap().wall();
        let there = next(&tokyo, SUNDAY).unwrap();
        assert_eq!(there.to, SUNDAY + 3 * HOUR);
        assert_eq!(next(&tokyo, there.to).unwrap().from, there.from + 7 * DAY);
        assert_eq!(next(&tokyo, there.to - 1).unwrap(), there);
    }

    #[test]
    fn a_weekend_is_an_hour_longer_or_shorter_when_clocks_are_set() {
        let berlin = Zone::from_name("Europe/Berlin").unwrap().wall();
        assert_eq!(next(&berlin, 1_774_699_200_000).unwrap().length(), 47 * HOUR);
        assert_eq!(next(&berlin, 1_792_843_200_000).unwrap().length(), 49 * HOUR);
    }

    #[test]
    fn the_widened_weekend_covers_the_one_of_the_zone() {
        for hours in 0..24 * 14 {
            let at = SUNDAY + hours * HOUR;
            let real = next(&Wall::UTC, at).unwrap();
            let wide = widened(0, at).unwrap();
            assert!(wide.from <= real.from && at < wide.to, "{hours}");
            if real.contains(at) {
                assert!(wide.contains(at), "{hours}");
            }
        }
        assert_eq!(widened(0, SUNDAY).unwrap().length(), 50 * HOUR);
    }

    #[test]
    fn there_are_no_weekends_beyond_the_calendar_and_no_panic() {
        for end in [Millis::MIN, Millis::MIN + 1, Millis::MAX - 1, Millis::MAX] {
            next(&Wall::UTC, end);
            widened(14 * HOUR, end);
            widened(-12 * HOUR, end);
        }
    }
}
