//! Public deadlines and reminders, computed without any player's private data.

use super::daily_hour::{DailyHour, OPEN_BEFORE};
use super::running::StandsStill;
use super::speed::TimeControl;
use super::stretch;
use super::stretch::Stretch;
use super::weekend;
use super::zone::Wall;
use crate::prelude::*;

/// The most that a night can add: ten hours of sleep (twelve when clocks change), two hours after
/// waking, and two more if a weekend begins within those.
const NIGHT: Millis = 16 * HOUR;

/// Extreme offsets from UTC, in hours.
const WEST: i64 = -12;
const EAST: i64 = 14;

/// What everybody knows of a pending question. Sleep, time zone, remaining time and planned answers
/// are private and must not be in here.
#[derive(Clone, Copy, Debug)]
pub struct PublicTiming<'a> {
    pub since: Millis,
    /// Vacations are announced, so they are public.
    pub vacations: &'a [Vacation],
    pub stood: &'a [Stretch],
    pub calendar: &'a Calendar,
}

impl PublicTiming<'_> {
    /// The latest possible deadline: full budget, full bank, weekends of any zone and the longest
    /// sleep. A daily hour is the same for all, and no private data moves it.
    pub fn deadline(&self, control: TimeControl) -> Option<Millis> {
        if let Some(hour) = control.speed.hour() {
            return self.hour(control, hour);
        }
        let time = control.per_phase()?.saturating_add(control.bank());
        let vacations = self.vacations();
        let went_on = self.went_on();
        // A vacation that ends at night is followed by another sleep.
        let ahead = vacations.iter().filter(|away| away.is_ahead(self.since));
        let nights = if control.has_nights() {
            ahead.fold(NIGHT, |sum, _| sum.saturating_add(NIGHT))
        } else {
            0
        };
        let latest = |weekends| {
            let off = self.off(&vacations, weekends);
            let after = went_on.map(|on| off.run(on, control.after_standing()));
            let over = off.run(self.since, time);
            off.run(after.map_or(over, |after| after.max(over)), nights)
        };
        if control.rests_on_weekends() {
            let zones = (WEST..=EAST).map(|hours| latest(DaysOff::Around(hours * HOUR)));
            zones.max()
        } else {
            Some(latest(DaysOff::None))
        }
    }

    /// After three quarters of the full time; with a daily hour three hours before it, or halfway
    /// if that is later.
    pub fn reminder(&self, control: TimeControl) -> Option<Millis> {
        let time = control.per_phase()?;
        let vacations = self.vacations();
        let off = self.off(&vacations, DaysOff::of(control));
        match control.speed.hour() {
            Some(hour) => {
                let hour = self.hour(control, hour)?;
                Some(off.near_end(self.since, hour, OPEN_BEFORE))
            }
            None => Some(off.run(self.since, time / 4 * 3)),
        }
    }

    /// After half of the full time, or of the wait until the daily hour, and a day after the last
    /// nudge.
    pub fn nudge_from(&self, control: TimeControl, nudged: Option<Millis>) -> Millis {
        let vacations = self.vacations();
        let off = self.off(&vacations, DaysOff::of(control));
        let hour = control.speed.hour();
        let from = match hour.and_then(|hour| self.hour(control, hour)) {
            Some(hour) => off.half(self.since, hour),
            None => off.run(self.since, control.before_nudge()),
        };
        let again = nudged.map(|nudged| nudged.saturating_add(DAY));
        off.runs_from(again.map_or(from, |again| again.max(from)))
    }

    fn hour(&self, control: TimeControl, hour: DailyHour) -> Option<Millis> {
        let vacations = self.vacations();
        let off = self.off(&vacations, DaysOff::of(control));
        let since = self.went_on().map_or(self.since, |on| on.max(self.since));
        off.first_after(since, OPEN_BEFORE, |from| hour.next(self.calendar, from))
    }

    fn went_on(&self) -> Option<Millis> {
        self.stood.iter().map(|stretch| stretch.to).max()
    }

    fn vacations(&self) -> Vec<Stretch> {
        let declared = self.vacations.iter();
        stretch::joined(declared.map(|vacation| vacation.stretch()))
    }

    fn off<'o>(&'o self, vacations: &'o [Stretch], weekends: DaysOff) -> PublicOff<'o> {
        PublicOff { openly: self, vacations, weekends }
    }
}

#[derive(Clone, Copy)]
enum DaysOff {
    None,
    Around(Millis),
    /// In this zone, or in UTC.
    In(Option<Zone>),
}

impl DaysOff {
    fn of(control: TimeControl) -> DaysOff {
        match control.rests_on_weekends() {
            true => DaysOff::In(control.weekends_in(None)),
            false => DaysOff::None,
        }
    }
}

struct PublicOff<'a> {
    openly: &'a PublicTiming<'a>,
    vacations: &'a [Stretch],
    weekends: DaysOff,
}

impl StandsStill for PublicOff<'_> {
    fn next(&self, at: Millis) -> Option<Stretch> {
        let declared = self.vacations.iter().chain(self.openly.stood).copied();
        let calendar = self.openly.calendar;
        let weekend = match self.weekends {
            DaysOff::None => None,
            DaysOff::Around(zone) => calendar.next(at, |shown| weekend::widened(zone, shown)),
            DaysOff::In(zone) => {
                let wall = zone.map_or(Wall::UTC, Zone::wall);
                calendar.next(at, |shown| weekend::next(&wall, shown))
            }
        };
        stretch::next(declared.chain(weekend), at)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{MINUTE, Speed, Weekends};
    use super::*;

    const DAILY: TimeControl = TimeControl { speed: Speed::Daily, weekends: Weekends::On };

    const STEADY: &Calendar = &Calendar::new(0);

    fn asked<'a>(
        since: Millis,
        vacations: &'a [Vacation],
        stood: &'a [Stretch],
    ) -> PublicTiming<'a> {
        PublicTiming { since, vacations, stood, calendar: STEADY }
    }

    #[test]
    fn it_counts_the_full_budget_the_full_bank_and_the_longest_night() {
        assert_eq!(asked(0, &[], &[]).deadline(DAILY), Some(72 * HOUR + NIGHT));
        assert_eq!(asked(0, &[], &[]).deadline(TimeControl::UNTIMED), None);
    }

    #[test]
    fn live_tables_have_three_minutes_and_nothing_else() {
        let live = TimeControl { speed: Speed::Live, weekends: Weekends::Off };
        assert_eq!(asked(7, &[], &[]).deadline(live), Some(7 + 3 * MINUTE));
        let stood = [Stretch { from: 8, to: DAY }];
        assert_eq!(asked(7, &[], &stood).deadline(live), Some(DAY + 3 * MINUTE));
    }

    #[test]
    fn a_declared_vacation_is_added() {
        let away = [Vacation::new(DAY, 3 * DAY)];
        let with = asked(0, &away, &[]).deadline(DAILY);
        assert_eq!(with, Some(120 * HOUR + 2 * NIGHT));
    }

    #[test]
    fn a_week_goes_over_one_weekend_wherever_somebody_lives() {
        let workdays = TimeControl { weekends: Weekends::Off, ..DAILY };
        // Thursday, 1 January 1970.
        let shown = asked(0, &[], &[]).deadline(workdays).unwrap();
        assert_eq!(shown, 72 * HOUR + NIGHT + 50 * HOUR);
    }

    #[test]
    fn the_thread_reminds_by_what_everybody_knows() {
        let away = [Vacation::new(HOUR, DAY)];
        let stood = [Stretch { from: 2 * DAY - 4 * HOUR, to: 2 * DAY }];
        let known = asked(0, &away, &stood);
        assert_eq!(known.reminder(DAILY), Some(DAY + 17 * HOUR));
        assert_eq!(known.nudge_from(DAILY, None), DAY + 11 * HOUR);
        let again = known.nudge_from(DAILY, Some(DAY - 2 * HOUR));
        assert_eq!(again, 2 * DAY, "nobody is nudged while all stands");
        assert_eq!(known.reminder(TimeControl::UNTIMED), None);
        let workdays = TimeControl { weekends: Weekends::Off, ..DAILY };
        let friday = asked(DAY + 12 * HOUR, &[], &[]);
        assert_eq!(friday.reminder(workdays), Some(4 * DAY + 6 * HOUR));
    }
}
