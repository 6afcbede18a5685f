//! How one person's time runs.

use super::daily_hour::{DailyHour, OPEN_BEFORE};
use super::known::known;
use super::running::StandsStill;
use super::sleep::Sleep;
use super::speed::TimeControl;
use super::stretch;
use super::stretch::Stretch;
use super::vacation::Absence;
use super::weekend;
use super::zone::Wall;
use crate::prelude::*;

/// Minimum time after waking.
const AFTER_WAKING: Millis = 2 * HOUR;

/// A person's schedule, as far as known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct DailySchedule {
    #[serde(deserialize_with = "known")]
    pub zone: Option<Zone>,
    /// Local time; ignored without a zone.
    #[serde(deserialize_with = "known")]
    pub sleep: Option<Sleep>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<Absence>,
}

#[derive(Clone, Copy, Debug)]
pub struct Days<'a> {
    pub rhythm: &'a DailySchedule,
    pub vacations: &'a [Vacation],
    pub calendar: &'a Calendar,
}

impl Days<'_> {
    pub fn asleep(&self, at: Millis) -> bool {
        self.night(at).is_some_and(|night| night.contains(at))
    }

    pub fn stands_still(&self, control: TimeControl, at: Millis) -> bool {
        let next = self.in_game(control).next(at);
        next.is_some_and(|still| still.contains(at))
    }

    fn night(&self, at: Millis) -> Option<Stretch> {
        let (sleep, wall) = (self.rhythm.sleep?, self.rhythm.zone?.wall());
        self.calendar.around_on_wall(at, |shown| sleep.latest(&wall, shown))
    }

    pub(super) fn in_game(&self, control: TimeControl) -> Off<'_> {
        let zone = control.weekends_in(self.rhythm.zone);
        Off {
            vacations: self.vacations,
            calendar: self.calendar,
            weekends: control.rests_on_weekends().then(|| zone.map_or(Wall::UTC, Zone::wall)),
        }
    }

    /// Moves a deadline out of sleep and the two hours after waking. Those two hours exclude days
    /// off like all other time.
    pub(super) fn deadline(&self, control: TimeControl, mut at: Millis) -> Millis {
        if control.has_nights() {
            let off = self.in_game(control);
            let awake = |night: Stretch| off.run(night.to, AFTER_WAKING);
            // A day off may end in another night.
            while let Some(later) = self.night(at).map(awake).filter(|later| *later > at) {
                at = later;
            }
        }
        at
    }

    /// Sleep does not move it.
    pub(super) fn hour(
        &self,
        control: TimeControl,
        hour: DailyHour,
        since: Millis,
    ) -> Option<Millis> {
        let next = |from| hour.next(self.calendar, from);
        self.in_game(control).first_after(since, OPEN_BEFORE, next)
    }

    /// Like the public reminder, but not during sleep. A player who sleeps through the last hour
    /// before it is reminded before bedtime, if they were awake then; `None` if they sleep all the
    /// time.
    pub(super) fn before_hour(
        &self,
        control: TimeControl,
        since: Millis,
        hour: Millis,
    ) -> Option<Millis> {
        let last = hour.saturating_sub(HOUR);
        let night = self.night(last).filter(|night| night.contains(last));
        let evening = night.map(|night| night.from);
        let evening = evening.filter(|bed| bed.saturating_sub(HOUR) >= since);
        let off = self.in_game(control);
        let due = off.near_end(since, evening.unwrap_or(hour), OPEN_BEFORE);
        let due = self.reachable(control, due);
        (due < hour).then_some(due)
    }

    /// The next time when they are awake and not off, so they may be notified.
    pub fn reachable(&self, control: TimeControl, mut at: Millis) -> Millis {
        let off = self.in_game(control);
        loop {
            at = off.runs_from(at);
            match self.night(at).filter(|night| night.contains(at)) {
                Some(night) if control.has_nights() => at = night.to,
                Some(_) | None => return at,
            }
        }
    }
}

pub(super) struct Off<'a> {
    vacations: &'a [Vacation],
    calendar: &'a Calendar,
    weekends: Option<Wall>,
}

impl StandsStill for Off<'_> {
    fn next(&self, at: Millis) -> Option<Stretch> {
        let vacations = self.vacations.iter().map(|vacation| vacation.stretch());
        let weekends = self.weekends.as_ref();
        let weekend = |wall| self.calendar.next(at, |shown| weekend::next(wall, shown));
        let weekend = weekends.and_then(weekend);
        stretch::next(vacations.chain(weekend), at)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DAY, Speed, Weekends};
    use super::*;

    const DAILY: TimeControl = TimeControl { speed: Speed::Daily, weekends: Weekends::On };
    const WORKDAYS: TimeControl = TimeControl { weekends: Weekends::Off, ..DAILY };
    const LIVE: TimeControl = TimeControl { speed: Speed::Live, ..WORKDAYS };

    const STEADY: &Calendar = &Calendar::new(0);

    /// Monday, 23 November 2026, 0:00 in London.
    const MONDAY: Millis = 1_795_392_000_000;

    fn sleeper() -> DailySchedule {
        DailySchedule {
            zone: Zone::from_name("Europe/London"),
            sleep: Sleep::new(23 * 60, 7 * 60).ok(),
            away: None,
        }
    }

    fn days(rhythm: &DailySchedule) -> Days<'_> {
        Days { rhythm, vacations: &[], calendar: STEADY }
    }

    #[test]
    fn a_deadline_in_sleep_or_just_after_it_is_two_hours_after_waking() {
        let sleeper = sleeper();
        let days = days(&sleeper);
        let waking = MONDAY + 7 * HOUR;
        assert!(days.asleep(MONDAY) && days.asleep(waking - 1));
        assert!(!days.asleep(waking) && !days.asleep(MONDAY - HOUR - 1));
        assert_eq!(days.deadline(DAILY, MONDAY), waking + 2 * HOUR);
        assert_eq!(days.deadline(DAILY, MONDAY - HOUR), waking + 2 * HOUR);
        assert_eq!(days.deadline(DAILY, MONDAY - HOUR - 1), MONDAY - HOUR - 1);
        assert_eq!(days.deadline(DAILY, waking), waking + 2 * HOUR);
        let later = waking + 2 * HOUR + 1;
        assert_eq!(days.deadline(DAILY, later), later);
        assert_eq!(days.deadline(LIVE, MONDAY), MONDAY, "live tables have no sleep");
    }

    #[test]
    fn two_hours_after_waking_on_a_day_off_are_over_after_it() {
        let sleeper = sleeper();
        let days = days(&sleeper);
        let friday = MONDAY + 5 * DAY - HOUR / 2;
        let next_monday = MONDAY + 7 * DAY;
        assert_eq!(days.deadline(WORKDAYS, friday), next_monday + 9 * HOUR);
        assert_eq!(days.deadline(DAILY, friday), MONDAY + 5 * DAY + 9 * HOUR);
    }

    #[test]
    fn sleep_without_a_zone_says_nothing_and_weekends_are_greenwichs() {
        let nowhere = DailySchedule { zone: None, ..sleeper() };
        let days = days(&nowhere);
        assert!(!days.asleep(MONDAY));
        assert!(days.stands_still(WORKDAYS, MONDAY - 1));
        assert!(!days.stands_still(WORKDAYS, MONDAY));
        assert!(!days.stands_still(LIVE, MONDAY - 1), "live tables have no weekends");
        assert!(!days.stands_still(DAILY, MONDAY - 1));
    }

    #[test]
    fn nobody_is_written_to_in_sleep_or_on_a_day_off() {
        let sleeper = sleeper();
        let vacation = [Vacation::new(MONDAY, MONDAY + DAY)];
        let days = Days { rhythm: &sleeper, vacations: &vacation, calendar: STEADY };
        assert_eq!(days.reachable(WORKDAYS, MONDAY - DAY), MONDAY + DAY + 7 * HOUR);
        assert_eq!(days.reachable(WORKDAYS, MONDAY + 2 * DAY), MONDAY + 2 * DAY + 7 * HOUR);
        assert_eq!(days.reachable(LIVE, MONDAY), MONDAY + DAY);
    }

    #[test]
    fn nights_and_weekends_are_those_of_the_clock_on_the_wall() {
        let sleeper = sleeper();
        // The bot was down for four hours at 4:00, and a day later for three days.
        let mut calendar = Calendar::new(0);
        calendar.change(MONDAY + 4 * HOUR, 4 * HOUR);
        calendar.change(MONDAY + DAY, 4 * HOUR + 3 * DAY);
        let days = Days { calendar: &calendar, ..days(&sleeper) };
        let four = MONDAY + 4 * HOUR;
        assert!(days.asleep(four - 1) && !days.asleep(four));
        assert_eq!(days.deadline(DAILY, four), four + HOUR, "awake since seven");
        let night = MONDAY + 19 * HOUR;
        assert!(days.asleep(night) && !days.asleep(night - 1));
        assert_eq!(days.reachable(DAILY, night), MONDAY + DAY + 3 * HOUR);
        let saturday = MONDAY + DAY + 20 * HOUR;
        assert!(!days.stands_still(WORKDAYS, saturday - 1));
        assert!(days.stands_still(WORKDAYS, saturday));
    }

    #[test]
    fn a_rhythm_is_read_as_it_was_stored_and_what_is_not_known_is_left_out() {
        let stored = serde_json::to_string(&sleeper()).unwrap();
        assert_eq!(serde_json::from_str::<DailySchedule>(&stored).unwrap(), sleeper());
        assert_eq!(serde_json::from_str::<DailySchedule>("{}").unwrap(), DailySchedule::default());
        let strange = r#"{"zone":"Mars/Olympus","sleep":{"naps":3},"moon":true}"#;
        assert_eq!(
            serde_json::from_str::<DailySchedule>(strange).unwrap(),
            DailySchedule::default()
        );
        let half = r#"{"zone":"Europe/London","sleep":null}"#;
        let half: DailySchedule = serde_json::from_str(half).unwrap();
        assert_eq!(half.zone, sleeper().zone);
    }
}
