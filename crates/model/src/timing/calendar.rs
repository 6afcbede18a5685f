//! Converts between the bot's uptime clock, which stops while the bot is down and cannot be set,
//! and wall time, by which people live.

use super::stretch::Stretch;
use crate::prelude::*;
use jiff::civil::Date;

/// Wall time in Unix milliseconds. For display, never for calculation.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WallTime(pub i64);

impl WallTime {
    pub fn day(self) -> Option<Date> {
        let at = jiff::Timestamp::from_millisecond(self.0).ok()?;
        Some(at.to_zoned(jiff::tz::TimeZone::UTC).date())
    }
}

/// How far wall time is ahead of the uptime clock. Changes with outages and when the system clock
/// is set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    ahead: Millis,
    /// In order. Of two at the same time, the later one counts.
    changes: Vec<ClockChange>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ClockChange {
    from: Millis,
    ahead: Millis,
}

impl Calendar {
    pub const fn new(ahead: Millis) -> Calendar {
        let changes = Vec::new();
        Calendar { ahead, changes }
    }

    /// `from` must not be earlier than previous changes.
    pub fn change(&mut self, from: Millis, ahead: Millis) {
        self.changes.push(ClockChange { from, ahead });
    }

    pub fn put_right(&mut self, ahead: Millis) {
        match self.changes.last_mut() {
            Some(last) => last.ahead = ahead,
            None => self.ahead = ahead,
        }
    }

    pub fn ahead(&self) -> Millis {
        self.changes.last().map_or(self.ahead, |last| last.ahead)
    }

    pub fn shows(&self, at: Millis) -> WallTime {
        WallTime(at.saturating_add(self.around(at).1))
    }

    /// The first moment at which the wall shows this time or a later one. A clock that was wrong by
    /// more than a day for a while is passed over: wall time runs ahead with every outage, never back.
    pub fn reaches(&self, wall: WallTime) -> Millis {
        let most = self.ahead().saturating_add(DAY);
        let (mut from, mut ahead) = (Millis::MIN, self.ahead.min(most));
        for change in &self.changes {
            let found = wall.0.saturating_sub(ahead).max(from);
            if found < change.from {
                return found;
            }
            from = change.from;
            if (ahead.saturating_sub(DAY)..=most).contains(&change.ahead) {
                ahead = change.ahead;
            }
        }
        wall.0.saturating_sub(ahead).max(from)
    }

    /// The stretch around `at` without a change, and the offset during it.
    fn around(&self, at: Millis) -> (Stretch, Millis) {
        let after = self.changes.partition_point(|change| change.from <= at);
        let before = after.checked_sub(1).and_then(|last| self.changes.get(last));
        let steady = Stretch {
            from: before.map_or(Millis::MIN, |change| change.from),
            to: self.changes.get(after).map_or(Millis::MAX, |next| next.from),
        };
        (steady, before.map_or(self.ahead, |change| change.ahead))
    }

    /// The first stretch that ends after `at`. `next` works in wall time, the result in uptime.
    pub(super) fn next(
        &self,
        mut at: Millis,
        next: impl Fn(Millis) -> Option<Stretch>,
    ) -> Option<Stretch> {
        loop {
            let (steady, ahead) = self.around(at);
            let found = next(at.saturating_add(ahead)).map(|found| counted(found, ahead));
            if let Some(found) = found.map(|found| found.within(steady))
                && found.is_ahead(at)
            {
                return Some(found);
            }
            if steady.to == Millis::MAX {
                return None;
            }
            at = steady.to;
        }
    }

    /// The stretch around `at`, cut off where the wall clock changed. `on_wall` works in wall time,
    /// the result in uptime.
    pub(super) fn around_on_wall(
        &self,
        at: Millis,
        on_wall: impl Fn(Millis) -> Option<Stretch>,
    ) -> Option<Stretch> {
        let (steady, ahead) = self.around(at);
        let found = counted(on_wall(at.saturating_add(ahead))?, ahead);
        Some(Stretch { to: found.to.min(steady.to), ..found })
    }
}

fn counted(on_wall: Stretch, ahead: Millis) -> Stretch {
    Stretch { from: on_wall.from.saturating_sub(ahead), to: on_wall.to.saturating_sub(ahead) }
}

#[cfg(test)]
mod tests {
    use super::super::HOUR;
    use super::*;

    fn first_hour(at: Millis) -> Option<Stretch> {
        let today = at.div_euclid(DAY) * DAY;
        let hours = [today, today + DAY].map(|day| Stretch { from: day, to: day + HOUR });
        hours.into_iter().find(|hour| hour.is_ahead(at))
    }

    fn hour(from: Millis) -> Option<Stretch> {
        let to = from + HOUR;
        Some(Stretch { from, to })
    }

    #[test]
    fn the_wall_shows_the_time_that_passed_while_nothing_was_counted() {
        let mut calendar = Calendar::new(5);
        assert_eq!(calendar.shows(10), WallTime(15));
        calendar.change(20, 105);
        calendar.change(30, 55);
        assert_eq!(calendar.ahead(), 55);
        let shown = [19, 20, 29, 30].map(|at| calendar.shows(at).0);
        assert_eq!(shown, [24, 125, 134, 85]);
        calendar.put_right(56);
        assert_eq!(calendar.shows(30), WallTime(86));
        assert_eq!(calendar.shows(29), WallTime(134));
    }

    #[test]
    fn the_wall_reaches_a_time_once() {
        let mut calendar = Calendar::new(5);
        calendar.change(20, 105);
        // The clock was set back: what it had shown before counts.
        calendar.change(30, 55);
        let reached =
            [15, 24, 25, 124, 125, 134, 135, 140].map(|at| calendar.reaches(WallTime(at)));
        assert_eq!(reached, [10, 19, 20, 20, 20, 29, 80, 85]);
        calendar.reaches(WallTime(i64::MAX));
        calendar.reaches(WallTime(i64::MIN));
        for wrong in [3650 * DAY, -20_000 * DAY] {
            let mut calendar = Calendar::new(0);
            calendar.change(2 * DAY, wrong);
            calendar.change(3 * DAY, DAY);
            let reached =
                [1, 2, 4, 9, 400].map(|days| calendar.reaches(WallTime(days * DAY)) / DAY);
            assert_eq!(reached, [1, 2, 3, 8, 399], "{wrong}");
        }
    }

    #[test]
    fn what_happens_on_the_wall_is_found_where_it_is_counted() {
        let mut calendar = Calendar::new(0);
        assert_eq!(calendar.next(2 * HOUR, first_hour), hour(DAY));
        calendar.change(6 * HOUR, 12 * HOUR);
        assert_eq!(calendar.next(2 * HOUR, first_hour), hour(12 * HOUR));
        calendar.change(11 * HOUR, 13 * HOUR + HOUR / 2);
        let rest = calendar.next(2 * HOUR, first_hour);
        assert_eq!(rest, Some(Stretch { from: 11 * HOUR, to: 11 * HOUR + HOUR / 2 }));
        let night = calendar.around_on_wall(11 * HOUR, first_hour);
        assert_eq!(night, hour(10 * HOUR + HOUR / 2));
    }

    #[test]
    fn a_clock_that_was_set_and_set_back_leaves_nothing_behind() {
        let mut calendar = Calendar::new(0);
        calendar.change(2 * HOUR, 40 * DAY);
        calendar.change(2 * HOUR, 0);
        for at in [0, 2 * HOUR, DAY] {
            assert_eq!(calendar.shows(at), WallTime(at));
            assert_eq!(calendar.next(at, first_hour), first_hour(at));
        }
    }

    #[test]
    fn the_ends_of_time_are_no_harm() {
        let mut calendar = Calendar::new(Millis::MAX);
        calendar.change(0, Millis::MIN);
        for at in [Millis::MIN, -1, 0, Millis::MAX] {
            calendar.shows(at);
            calendar.next(at, |_| None);
        }
    }
}
