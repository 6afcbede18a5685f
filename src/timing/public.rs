//! The deadline that everybody is shown.

use super::running::StandsStill;
use super::speed::TimeControl;
use super::stretch::{self, Stretch};
use super::vacation::Vacation;
use super::weekend;
use super::{HOUR, Millis};

/// What a night adds at most: ten hours of sleep, of which clocks that are set may make twelve, two hours after waking, and two
/// more where a weekend begins within those.
const NIGHT: Millis = 16 * HOUR;

/// How far clocks hang before and behind Greenwich, in hours.
const WEST: i64 = -12;
const EAST: i64 = 14;

/// The one deadline that everybody is shown for a question that was opened at `since`: the latest that a full budget, a full
/// bank, the weekends of any zone and the longest sleep allow, with the vacations of whoever is waited for, which everybody was
/// told. `stood` is when all clocks of the game stood still since then. Nothing in it depends on what only one player knows.
pub fn public_deadline(
    control: TimeControl,
    since: Millis,
    vacations: &[Vacation],
    stood: &[Stretch],
) -> Option<Millis> {
    let time = control.per_phase()?.saturating_add(control.bank());
    let vacations = stretch::joined(vacations.iter().map(|vacation| vacation.stretch()));
    let went_on = stood.iter().map(|stretch| stretch.to).max();
    // A vacation that ends at night leads into one more sleep.
    let ahead = vacations.iter().filter(|away| away.is_ahead(since));
    let nights = if control.has_nights() {
        ahead.fold(NIGHT, |sum, _| sum.saturating_add(NIGHT))
    } else {
        0
    };
    let latest = |from_greenwich: Option<Millis>| {
        let off = Everywhere {
            vacations: &vacations,
            stood,
            from_greenwich,
        };
        let after = went_on.map(|on| off.run(on, control.after_standing()));
        let over = off.run(since, time);
        off.run(after.map_or(over, |after| after.max(over)), nights)
    };
    if control.rests_on_weekends() {
        let zones = (WEST..=EAST).map(|hours| latest(Some(hours * HOUR)));
        zones.max()
    } else {
        Some(latest(None))
    }
}

/// When nobody's time runs at a distance to Greenwich.
struct Everywhere<'a> {
    vacations: &'a [Stretch],
    stood: &'a [Stretch],
    from_greenwich: Option<Millis>,
}

impl StandsStill for Everywhere<'_> {
    fn next(&self, at: Millis) -> Option<Stretch> {
        let declared = self.vacations.iter().chain(self.stood).copied();
        let zone = self.from_greenwich;
        let weekend = zone.and_then(|zone| weekend::widened(zone, at));
        stretch::next(declared.chain(weekend), at)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DAY, MINUTE, Speed, Weekends};
    use super::*;

    const DAILY: TimeControl = TimeControl {
        speed: Speed::Daily,
        weekends: Weekends::On,
    };

    #[test]
    fn it_counts_the_full_budget_the_full_bank_and_the_longest_night() {
        assert_eq!(public_deadline(DAILY, 0, &[], &[]), Some(72 * HOUR + NIGHT));
        assert_eq!(public_deadline(TimeControl::UNTIMED, 0, &[], &[]), None);
    }

    #[test]
    fn live_tables_have_three_minutes_and_nothing_else() {
        let live = TimeControl {
            speed: Speed::Live,
            weekends: Weekends::Off,
        };
        assert_eq!(public_deadline(live, 7, &[], &[]), Some(7 + 3 * MINUTE));
        let stood = [Stretch { from: 8, to: DAY }];
        assert_eq!(
            public_deadline(live, 7, &[], &stood),
            Some(DAY + 3 * MINUTE)
        );
    }

    #[test]
    fn a_declared_vacation_is_added() {
        let away = [Vacation {
            from: DAY,
            to: 3 * DAY,
        }];
        let with = public_deadline(DAILY, 0, &away, &[]);
        assert_eq!(with, Some(120 * HOUR + 2 * NIGHT));
    }

    #[test]
    fn a_week_goes_over_one_weekend_wherever_somebody_lives() {
        let workdays = TimeControl {
            weekends: Weekends::Off,
            ..DAILY
        };
        // Thursday, 1 January 1970.
        let shown = public_deadline(workdays, 0, &[], &[]).unwrap();
        assert_eq!(shown, 72 * HOUR + NIGHT + 50 * HOUR);
    }
}
