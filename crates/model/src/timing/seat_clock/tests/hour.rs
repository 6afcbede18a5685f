//! Rules of tables with a daily hour, one test per rule.

use super::super::super::{
    DAY, DailyHour, DailySchedule, HOUR, MINUTE, Sleep, Speed, Vacation, Weekends, Zone,
};
use super::super::*;
use super::{ANY, NOTHING_KNOWN, STEADY, of};

/// Monday, 23 November 2026, 0:00 in Berlin.
const MONDAY: Millis = 1_795_388_400_000;

const FIRST: Budget = Budget::Question(1);
const SECOND: Budget = Budget::Question(2);

fn at(day: i64, hour: i64, minute: i64) -> Millis {
    MONDAY + day * DAY + hour * HOUR + minute * MINUTE
}

fn until(hour: u8) -> TimeControl {
    let hour = DailyHour::new(hour).unwrap();
    TimeControl {
        speed: Speed::Hour(hour.in_zone(Zone::from_name("Europe/Berlin"))),
        weekends: Weekends::On,
    }
}

fn on_workdays(hour: u8) -> TimeControl {
    TimeControl { weekends: Weekends::Off, ..until(hour) }
}

fn asked(control: TimeControl, days: &Days<'_>, now: Millis) -> SeatClock {
    let mut clock = SeatClock::new(control);
    clock.asked(control, FIRST, days, now);
    clock
}

fn deadline(control: TimeControl, days: &Days<'_>, now: Millis) -> Option<Millis> {
    asked(control, days, now).deadline(control, days)
}

fn away<'a>(vacations: &'a [Vacation]) -> Days<'a> {
    Days { vacations, ..*ANY }
}

#[test]
fn the_hour_counts_for_what_was_open_three_hours_before() {
    let control = until(20);
    let today = Some(at(0, 20, 0));
    assert_eq!(deadline(control, ANY, at(-1, 20, 0)), today);
    assert_eq!(deadline(control, ANY, at(0, 16, 59)), today, "3 h 1");
    assert_eq!(deadline(control, ANY, at(0, 17, 0)), today);
    let tomorrow = Some(at(1, 20, 0));
    assert_eq!(deadline(control, ANY, at(0, 17, 1)), tomorrow, "2 h 59");
    assert_eq!(deadline(control, ANY, at(0, 20, 0)), tomorrow);
}

#[test]
fn there_is_neither_bank_nor_grace_and_each_hour_that_is_missed_counts() {
    let control = until(20);
    let mut clock = asked(control, ANY, at(0, 12, 0));
    assert_eq!(clock.bank_left(control, ANY, at(0, 12, 0)), 0);
    assert_eq!(clock.missed(control, ANY, at(0, 20, 0)), 1);
    assert_eq!(clock.deadline(control, ANY), None);
    clock.asked(control, SECOND, ANY, at(0, 20, 0));
    assert_eq!(clock.deadline(control, ANY), Some(at(1, 20, 0)));
    assert_eq!(clock.missed(control, ANY, at(1, 20, 0)), 2);
    let mut clock = asked(control, ANY, at(-9, 12, 0));
    clock.answered();
    clock.asked(control, SECOND, ANY, at(0, 17, 0));
    assert_eq!(clock.deadline(control, ANY), Some(at(0, 20, 0)));
}

#[test]
fn a_vacation_skips_the_hours_in_it_and_the_one_that_comes_less_than_three_hours_after_it() {
    let control = until(20);
    let from_to = |from, to| {
        let vacations = [Vacation::new(from, to)];
        deadline(control, &away(&vacations), at(0, 12, 0))
    };
    let day = |day| Some(at(day, 20, 0));
    assert_eq!(from_to(at(0, 13, 0), at(2, 13, 0)), day(2));
    assert_eq!(from_to(at(0, 13, 0), at(2, 17, 0)), day(2));
    assert_eq!(from_to(at(0, 13, 0), at(2, 17, 1)), day(3));
    assert_eq!(from_to(at(0, 19, 59), at(0, 21, 0)), day(1));
    assert_eq!(from_to(at(0, 20, 0), at(2, 13, 0)), day(0), "it begins then");
    assert_eq!(from_to(at(-1, 0, 0), at(0, 17, 1)), day(1));
    let vacation = Vacation::new(at(0, 13, 0), at(5, 0, 0));
    let back = |hour, minute| {
        let had: Vec<Vacation> = vacation.cut_short(at(0, hour, minute)).into_iter().collect();
        deadline(control, &away(&had), at(0, 12, 0))
    };
    assert_eq!((back(17, 0), back(17, 1)), (day(0), day(1)));
}

#[test]
fn a_weekend_of_the_tables_zone_skips_its_hours_wherever_somebody_lives() {
    let friday = |hour, minute| at(4, hour, minute);
    let auckland = of("Pacific/Auckland", (23, 7));
    let days = Days { rhythm: &auckland, ..*ANY };
    for days in [ANY, &days] {
        let of = |control, now| deadline(control, days, now);
        assert_eq!(of(on_workdays(20), friday(17, 0)), Some(at(4, 20, 0)));
        assert_eq!(of(on_workdays(20), friday(17, 1)), Some(at(7, 20, 0)));
        assert_eq!(of(until(20), friday(17, 1)), Some(at(5, 20, 0)));
        assert_eq!(of(on_workdays(20), at(5, 12, 0)), Some(at(7, 20, 0)));
        // Days off are at least three hours before Monday's hour; Friday ends at Saturday's
        // midnight.
        assert_eq!(of(on_workdays(3), friday(12, 0)), Some(at(7, 3, 0)));
        assert_eq!(of(on_workdays(2), friday(12, 0)), Some(at(8, 2, 0)));
        assert_eq!(of(on_workdays(0), friday(12, 0)), Some(at(5, 0, 0)));
        assert_eq!(of(on_workdays(0), friday(21, 1)), Some(at(8, 0, 0)));
    }
}

#[test]
fn after_an_outage_it_is_the_next_hour_that_is_three_hours_away() {
    let control = until(20);
    let after = |at_time| {
        let mut clock = asked(control, ANY, at(0, 9, 0));
        clock.interrupted(control, ANY, at_time);
        clock.deadline(control, ANY)
    };
    assert_eq!(after(at(0, 17, 0)), Some(at(0, 20, 0)));
    assert_eq!(after(at(0, 17, 1)), Some(at(1, 20, 0)));
    // The bot is down from 19:00 to 21:00, so 20:00 never comes.
    let mut calendar = Calendar::new(0);
    calendar.change(at(0, 19, 0), 2 * HOUR);
    let days = &Days { calendar: &calendar, ..*ANY };
    let mut clock = asked(control, days, at(0, 9, 0));
    clock.interrupted(control, days, at(0, 19, 0));
    let due = clock.deadline(control, days).unwrap();
    assert_eq!(calendar.shows(due).0, at(1, 20, 0));
    let mut calendar = Calendar::new(-HOUR);
    calendar.change(at(0, 12, 0), 0);
    let days = &Days { calendar: &calendar, ..*ANY };
    let mut clock = asked(control, days, at(0, 9, 0));
    clock.interrupted(control, days, at(0, 12, 0));
    assert_eq!(clock.deadline(control, days), Some(at(0, 20, 0)));
}

#[test]
fn after_all_clocks_stood_it_is_the_next_hour_that_is_three_hours_away() {
    let control = until(20);
    let mut clock = asked(control, ANY, at(0, 9, 0));
    clock.stand(control, ANY, at(0, 19, 0));
    assert_eq!(clock.deadline(control, ANY), None);
    clock.go_on(control, at(3, 17, 1));
    assert_eq!(clock.deadline(control, ANY), Some(at(4, 20, 0)));
    let mut clock = SeatClock::new(control);
    clock.stand(control, ANY, at(0, 9, 0));
    clock.asked(control, FIRST, ANY, at(0, 10, 0));
    assert_eq!(clock.deadline(control, ANY), None);
    clock.go_on(control, at(3, 17, 0));
    assert_eq!(clock.deadline(control, ANY), Some(at(3, 20, 0)));
}

#[test]
fn the_hour_is_that_of_the_wall_when_clocks_are_set_and_three_hours_are_three_hours() {
    // Saturday, 28 March 2026, 20:00 in Berlin; at 2:00 it will be 3:00.
    let spring = 1_774_724_400_000;
    assert_eq!(deadline(until(20), ANY, spring), Some(spring + 23 * HOUR), "Sunday, 20:00");
    // Sunday 4:00 is three hours after 0:00, not after 1:00.
    let four = spring + 7 * HOUR;
    assert_eq!(deadline(until(4), ANY, four - 3 * HOUR), Some(four));
    let late = four - 3 * HOUR + MINUTE;
    assert_eq!(deadline(until(4), ANY, late), Some(four + DAY));
    // 2:00 is skipped: it is 3:00.
    assert_eq!(deadline(until(2), ANY, spring), Some(spring + 6 * HOUR));
    // Saturday, 24 October 2026, 20:00 in Berlin; at 3:00 it will be 2:00.
    let autumn = 1_792_864_800_000;
    assert_eq!(deadline(until(20), ANY, autumn), Some(autumn + 25 * HOUR), "Sunday, 20:00");
    // Sunday 4:00 is three hours after the first 2:00.
    let four = autumn + 9 * HOUR;
    assert_eq!(deadline(until(4), ANY, four - 3 * HOUR), Some(four));
    // 2:00 comes twice; the first counts.
    let two = autumn + 6 * HOUR;
    assert_eq!(deadline(until(2), ANY, two - 3 * HOUR), Some(two));
    assert_eq!(deadline(until(2), ANY, two - 2 * HOUR), Some(two + 25 * HOUR));
}

#[test]
fn in_four_zones_it_is_the_same_moment_for_all_and_everybody_is_shown_it() {
    let known = [
        of("Europe/Berlin", (23, 7)),
        // Local times are 6:00, 9:00 and 14:00.
        of("Asia/Tokyo", (0, 8)),
        of("Pacific/Auckland", (23, 7)),
        of("America/New_York", (9, 17)),
        *NOTHING_KNOWN,
    ];
    for control in [until(20), on_workdays(20)] {
        for rhythm in &known {
            let days = Days { rhythm, ..*ANY };
            for (now, due) in [(at(3, 9, 0), at(3, 20, 0)), (at(3, 18, 0), at(4, 20, 0))] {
                let clock = asked(control, &days, now);
                assert_eq!(clock.deadline(control, &days), Some(due), "{rhythm:?}");
                let openly = clock.openly(&[], STEADY).unwrap();
                assert_eq!(openly.deadline(control), Some(due));
            }
        }
    }
}

#[test]
fn a_reminder_comes_three_hours_before_or_when_half_of_the_wait_is_over() {
    let control = until(20);
    let remind = |now| {
        let clock = asked(control, ANY, now);
        let openly = clock.openly(&[], STEADY).unwrap();
        let public = clock.call_due(control, openly);
        assert_eq!(clock.reminder_due(control, ANY), public);
        public.unwrap()
    };
    assert_eq!(remind(at(-1, 20, 0)), at(0, 17, 0));
    assert_eq!(remind(at(0, 14, 0)), at(0, 17, 0));
    assert_eq!(remind(at(0, 15, 0)), at(0, 17, 30));
    assert_eq!(remind(at(0, 17, 0)), at(0, 18, 30));
    assert_eq!(remind(at(0, 17, 2)), at(1, 17, 0));
    let mut clock = asked(control, ANY, at(0, 9, 0));
    clock.reminded();
    clock.called();
    assert_eq!(clock.reminder_due(control, ANY), None);
    clock.asked(control, SECOND, ANY, at(0, 10, 0));
    assert_eq!(clock.reminder_due(control, ANY), Some(at(0, 17, 0)));
}

#[test]
fn nobody_is_reminded_in_their_sleep_or_after_the_hour() {
    let remind = |hour, sleep, now| {
        let rhythm = of("Europe/Berlin", sleep);
        let days = Days { rhythm: &rhythm, ..*ANY };
        let clock = asked(until(hour), &days, now);
        clock.reminder_due(until(hour), &days)
    };
    let day = at(0, 6, 0);
    assert_eq!(remind(20, (10, 18), day), Some(at(0, 18, 0)));
    // A player who wakes half an hour before is reminded three hours before bedtime.
    assert_eq!(remind(20, (12, 19), day), Some(at(0, 19, 0)));
    assert_eq!(remind(19, (9, 18), day), Some(at(0, 18, 0)));
    assert_eq!(remind(20, (11, 20), day), Some(at(0, 8, 30)));
    assert_eq!(remind(20, (11, 21), at(0, 4, 0)), Some(at(0, 8, 0)));
    assert_eq!(remind(4, (22, 8), at(0, 23, 0)), None);
    assert_eq!(remind(4, (22, 8), at(0, 21, 30)), None);
    assert_eq!(remind(4, (22, 8), at(0, 20, 0)), Some(at(0, 21, 0)));
    let rhythm = DailySchedule {
        sleep: Sleep::new(22 * 60, 3 * 60 + 50).ok(),
        ..of("Europe/Berlin", (0, 1))
    };
    let days = Days { rhythm: &rhythm, ..*ANY };
    let clock = asked(until(4), &days, at(0, 23, 0));
    assert_eq!(clock.reminder_due(until(4), &days), Some(at(1, 3, 50)));
}

#[test]
fn a_nudge_waits_for_half_of_the_wait_in_which_time_runs() {
    let nudge = |control: TimeControl, vacations: &[Vacation], now| {
        let clock = asked(control, ANY, now);
        let openly = clock.openly(vacations, STEADY).unwrap();
        clock.nudge_from(control, openly)
    };
    assert_eq!(nudge(until(20), &[], at(0, 20, 0)), at(1, 8, 0));
    assert_eq!(nudge(until(20), &[], at(0, 16, 0)), at(0, 18, 0));
    // Without the weekend, Friday 20:00 to Monday 20:00 is one day.
    assert_eq!(nudge(on_workdays(20), &[], at(4, 20, 0)), at(7, 8, 0));
    let away = [Vacation::new(at(0, 22, 0), at(2, 22, 0))];
    assert_eq!(nudge(until(20), &away, at(0, 20, 0)), at(3, 8, 0));
}
