//! What the clock on the wall shows. Everything is counted in a time that stands while the bot is away, and that nobody can
//! set; people live by another one.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::Millis;
use super::stretch::Stretch;

/// A time as the clock on the wall shows it, in Unix milliseconds: what people are told, and never counted with.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct WallTime(pub i64);

impl WallTime {
    /// The day that it is then in UTC.
    pub fn day(self) -> Option<Date> {
        let at = jiff::Timestamp::from_millisecond(self.0).ok()?;
        Some(at.to_zoned(jiff::tz::TimeZone::UTC).date())
    }
}

/// By how much the clock on the wall was ahead of the time that is counted, and when that changed: while the bot was away, and
/// when the clock was set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    /// Before the first change.
    ahead: Millis,
    /// In order. Of two at the same time the later counts.
    changes: Vec<ClockChange>,
}

/// From a time on the clock on the wall is this much ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ClockChange {
    from: Millis,
    ahead: Millis,
}

impl Calendar {
    /// Of a clock on the wall that was always this much ahead.
    pub const fn new(ahead: Millis) -> Calendar {
        let changes = Vec::new();
        Calendar { ahead, changes }
    }

    /// From this time on, which is not before any other, it is this much ahead.
    pub fn change(&mut self, from: Millis, ahead: Millis) {
        self.changes.push(ClockChange { from, ahead });
    }

    /// The clock on the wall is a little more or less ahead since the last change than was thought.
    pub fn put_right(&mut self, ahead: Millis) {
        match self.changes.last_mut() {
            Some(last) => last.ahead = ahead,
            None => self.ahead = ahead,
        }
    }

    /// How much it is ahead now.
    pub fn ahead(&self) -> Millis {
        self.changes.last().map_or(self.ahead, |last| last.ahead)
    }

    /// What the clock on the wall shows at a time.
    pub fn shows(&self, at: Millis) -> WallTime {
        WallTime(at.saturating_add(self.around(at).1))
    }

    /// The time around this one in which the clock on the wall was not changed, and how much it is ahead then.
    fn around(&self, at: Millis) -> (Stretch, Millis) {
        let after = self.changes.partition_point(|change| change.from <= at);
        let before = after.checked_sub(1).and_then(|last| self.changes.get(last));
        let steady = Stretch {
            from: before.map_or(Millis::MIN, |change| change.from),
            to: self.changes.get(after).map_or(Millis::MAX, |next| next.from),
        };
        (steady, before.map_or(self.ahead, |change| change.ahead))
    }

    /// The first of some stretches that ends after this time, as time is counted; `next` says which it is on the wall.
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

    /// A stretch that `on_wall` knows for a time on the wall, as time is counted: to its end, or until the clock on the wall
    /// was changed.
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
    use super::super::{DAY, HOUR};
    use super::*;

    /// The first hour of every day.
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
    fn what_happens_on_the_wall_is_found_where_it_is_counted() {
        let mut calendar = Calendar::new(0);
        assert_eq!(calendar.next(2 * HOUR, first_hour), hour(DAY));
        // Half a day is passed over at six in the morning.
        calendar.change(6 * HOUR, 12 * HOUR);
        assert_eq!(calendar.next(2 * HOUR, first_hour), hour(12 * HOUR));
        // Midnight itself is passed over, and half an hour of it.
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
