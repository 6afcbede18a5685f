//! Rules of time, one test per rule.

mod hour;

use super::super::{
    DAY, DailySchedule, HOUR, MINUTE, PhasePart, Sleep, Speed, Vacation, VacationError, Weekends,
    Zone,
};
use super::*;

/// Monday, 23 November 2026, 0:00 in London.
const MONDAY: Millis = 1_795_392_000_000;

const DAILY: TimeControl = TimeControl { speed: Speed::Daily, weekends: Weekends::On };
const LIVE: TimeControl = TimeControl { speed: Speed::Live, weekends: Weekends::On };
const FIRST: Budget = Budget::Phase { turn: 1, part: PhasePart::Auction };
const SECOND: Budget = Budget::Phase { turn: 1, part: PhasePart::Development };
const NOTHING_KNOWN: &DailySchedule = &DailySchedule { zone: None, sleep: None, away: None };
const STEADY: &Calendar = &Calendar::new(0);
const ANY: &Days<'_> = &Days { rhythm: NOTHING_KNOWN, vacations: &[], calendar: STEADY };

fn asked(control: TimeControl, now: Millis) -> SeatClock {
    let mut clock = SeatClock::new(control);
    clock.asked(control, FIRST, ANY, now);
    clock
}

fn of(zone: &str, sleep: (u16, u16)) -> DailySchedule {
    DailySchedule {
        zone: Zone::from_name(zone),
        sleep: Sleep::new(sleep.0 * 60, sleep.1 * 60).ok(),
        away: None,
    }
}

fn nudge_from(clock: &SeatClock, control: TimeControl) -> Option<Millis> {
    let openly = clock.openly(&[], STEADY)?;
    Some(clock.nudge_from(control, openly))
}

fn since(clock: &SeatClock) -> Option<Millis> {
    clock.waiting.as_ref().map(|waiting| waiting.asked)
}

#[test]
fn a_deadline_is_when_budget_and_bank_are_used_up() {
    assert_eq!(asked(DAILY, MONDAY).deadline(DAILY, ANY), Some(MONDAY + 72 * HOUR));
    let relaxed = TimeControl { speed: Speed::Relaxed, ..DAILY };
    assert_eq!(asked(relaxed, 0).deadline(relaxed, ANY), Some(144 * HOUR));
    assert_eq!(asked(LIVE, 0).deadline(LIVE, ANY), Some(3 * MINUTE));
    let untimed = TimeControl::UNTIMED;
    assert_eq!(asked(untimed, 0).deadline(untimed, ANY), None);
    assert_eq!(SeatClock::new(DAILY).deadline(DAILY, ANY), None);
}

#[test]
fn time_runs_only_while_the_game_waits() {
    let mut clock = asked(DAILY, 0);
    clock.stopped(DAILY, ANY, 5 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), None);
    clock.asked(DAILY, FIRST, ANY, 50 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some((50 + 67) * HOUR));
}

#[test]
fn asking_again_changes_nothing_while_the_clock_runs() {
    let mut clock = asked(DAILY, 0);
    let before = clock.clone();
    clock.asked(DAILY, FIRST, ANY, 5 * HOUR);
    assert_eq!(clock, before);
    assert_eq!(since(&clock), Some(0));
    assert_eq!(clock.last_budget(), Some(FIRST));
}

#[test]
fn a_new_phase_has_a_full_budget_and_the_bank_of_before() {
    let mut clock = asked(DAILY, 0);
    clock.asked(DAILY, SECOND, ANY, 34 * HOUR);
    assert_eq!(clock.bank_left(DAILY, ANY, 34 * HOUR), 38 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some((34 + 24 + 38) * HOUR));
    assert_eq!(clock.budget_left(DAILY, ANY, 44 * HOUR), 14 * HOUR);
    assert_eq!(clock.bank_left(DAILY, ANY, 60 * HOUR), 36 * HOUR);
}

#[test]
fn each_question_of_a_live_table_has_its_own_time() {
    let mut clock = SeatClock::new(LIVE);
    clock.asked(LIVE, Budget::Question(1), ANY, 0);
    clock.stopped(LIVE, ANY, 2 * MINUTE);
    clock.asked(LIVE, Budget::Question(2), ANY, 2 * MINUTE);
    assert_eq!(clock.deadline(LIVE, ANY), Some(5 * MINUTE));
}

#[test]
fn a_further_question_has_its_grace_when_all_is_used_up() {
    let mut clock = asked(DAILY, 0);
    clock.missed(DAILY, ANY, 72 * HOUR);
    assert_eq!(clock.bank_left(DAILY, ANY, 72 * HOUR), 0);
    clock.asked(DAILY, FIRST, ANY, 72 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(80 * HOUR));
    // A remaining minute does not reduce the grace.
    let mut clock = asked(DAILY, 0);
    clock.stopped(DAILY, ANY, 72 * HOUR - MINUTE);
    clock.asked(DAILY, FIRST, ANY, 72 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(80 * HOUR));
    clock.asked(DAILY, SECOND, ANY, 73 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(97 * HOUR));
}

#[test]
fn a_deadline_in_sleep_moves_but_not_at_a_live_table() {
    let rhythm = of("Europe/London", (23, 7));
    let days = &Days { rhythm: &rhythm, vacations: &[], calendar: STEADY };
    let clock = asked(DAILY, MONDAY + HOUR);
    let thursday = MONDAY + 72 * HOUR;
    assert_eq!(clock.deadline(DAILY, days), Some(thursday + 9 * HOUR));
    let clock = asked(DAILY, MONDAY + 8 * HOUR);
    assert_eq!(clock.reminder_due(DAILY, days), Some(MONDAY + 31 * HOUR));
    assert_eq!(asked(LIVE, MONDAY).deadline(LIVE, days), Some(MONDAY + 3 * MINUTE));
}

/// The example of docs/playing.md.
#[test]
fn anna_in_berlin_is_asked_at_night() {
    let rhythm = of("Europe/Berlin", (23, 7));
    let days = &Days { rhythm: &rhythm, vacations: &[], calendar: STEADY };
    // Berlin is an hour ahead of London.
    let at = |day: i64, hour: i64| MONDAY + day * DAY + (hour - 1) * HOUR;
    let mut clock = SeatClock::new(DAILY);
    clock.asked(DAILY, FIRST, days, at(1, 1));
    assert_eq!(nudge_from(&clock, DAILY), Some(at(1, 13)));
    assert_eq!(clock.reminder_due(DAILY, days), Some(at(1, 19)));
    assert_eq!(clock.budget_left(DAILY, days, at(2, 1)), 0);
    assert_eq!(clock.bank_left(DAILY, days, at(2, 1)), 48 * HOUR);
    assert_eq!(clock.bank_left(DAILY, days, at(4, 1)), 0);
    assert_eq!(clock.deadline(DAILY, days), Some(at(4, 9)));
    clock.stopped(DAILY, days, at(2, 11));
    assert_eq!(clock.bank_left(DAILY, days, at(2, 11)), 38 * HOUR);
}

#[test]
fn a_clock_stands_in_a_vacation() {
    let vacations = [Vacation::new(10 * HOUR, 110 * HOUR)];
    let days = &Days { rhythm: NOTHING_KNOWN, vacations: &vacations, calendar: STEADY };
    let mut clock = asked(DAILY, 0);
    assert_eq!(clock.deadline(DAILY, days), Some(172 * HOUR));
    clock.stopped(DAILY, days, 100 * HOUR);
    assert_eq!(clock.budget_left(DAILY, days, 100 * HOUR), 14 * HOUR);
    let all = Vacation::declare(&vacations, 0, 300 * HOUR, 0);
    assert!(matches!(all, Err(VacationError::TooLong { .. })));
}

#[test]
fn weekends_do_not_count_where_they_are_off() {
    let workdays = TimeControl { weekends: Weekends::Off, ..DAILY };
    let friday = MONDAY + 4 * DAY;
    let clock = asked(workdays, friday);
    assert_eq!(clock.deadline(workdays, ANY), Some(friday + (72 + 48) * HOUR));
    assert_eq!(asked(LIVE, friday + DAY).deadline(LIVE, ANY), Some(friday + DAY + 3 * MINUTE));
    // In New York the weekend begins five hours later.
    let rhythm =
        DailySchedule { zone: Zone::from_name("America/New_York"), sleep: None, away: None };
    let days = &Days { rhythm: &rhythm, vacations: &[], calendar: STEADY };
    let mut clock = SeatClock::new(workdays);
    clock.asked(workdays, FIRST, days, friday);
    assert_eq!(clock.budget_left(workdays, days, friday + DAY + 4 * HOUR), 0);
    assert_eq!(clock.bank_left(workdays, days, friday + DAY + 4 * HOUR), 44 * HOUR);
    assert_eq!(clock.bank_left(workdays, days, friday + 2 * DAY), 43 * HOUR);
}

#[test]
fn a_reminder_comes_once_in_a_phase_after_three_quarters_of_it() {
    let mut clock = asked(DAILY, 0);
    assert_eq!(clock.reminder_due(DAILY, ANY), Some(18 * HOUR));
    clock.stopped(DAILY, ANY, 10 * HOUR);
    assert_eq!(clock.reminder_due(DAILY, ANY), None);
    clock.asked(DAILY, FIRST, ANY, 20 * HOUR);
    assert_eq!(clock.reminder_due(DAILY, ANY), Some(28 * HOUR));
    clock.reminded();
    assert_eq!(clock.reminder_due(DAILY, ANY), None);
    clock.asked(DAILY, SECOND, ANY, 40 * HOUR);
    assert_eq!(clock.reminder_due(DAILY, ANY), Some(58 * HOUR));
    let untimed = TimeControl::UNTIMED;
    assert_eq!(asked(untimed, 0).reminder_due(untimed, ANY), None);
}

#[test]
fn a_reminder_does_not_come_together_with_the_question() {
    let mut clock = asked(DAILY, 0);
    clock.stopped(DAILY, ANY, 20 * HOUR);
    clock.asked(DAILY, FIRST, ANY, 20 * HOUR);
    assert_eq!(clock.reminder_due(DAILY, ANY), Some(23 * HOUR));
}

#[test]
fn a_reminder_comes_before_a_deadline_that_is_near() {
    let mut clock = asked(DAILY, 0);
    clock.interrupted(DAILY, ANY, 71 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(73 * HOUR));
    assert_eq!(clock.reminder_due(DAILY, ANY), Some(72 * HOUR));
}

#[test]
fn a_nudge_waits_for_half_the_time_and_a_day_after_the_last() {
    let mut clock = asked(DAILY, 0);
    assert_eq!(nudge_from(&clock, DAILY), Some(12 * HOUR));
    clock.nudged(13 * HOUR);
    assert_eq!(nudge_from(&clock, DAILY), Some(37 * HOUR));
    clock.stopped(DAILY, ANY, 14 * HOUR);
    assert_eq!(nudge_from(&clock, DAILY), None);
    let untimed = TimeControl::UNTIMED;
    assert_eq!(nudge_from(&asked(untimed, 0), untimed), Some(DAY));
}

#[test]
fn missed_deadlines_are_counted_in_a_row() {
    let mut clock = asked(DAILY, 0);
    assert_eq!(clock.missed(DAILY, ANY, 72 * HOUR), 1);
    clock.asked(DAILY, SECOND, ANY, 72 * HOUR);
    assert_eq!(clock.missed(DAILY, ANY, 96 * HOUR), 2);
    clock.asked(DAILY, FIRST, ANY, 96 * HOUR);
    clock.stopped(DAILY, ANY, 96 * HOUR);
    assert_eq!(clock.missed_in_a_row(), 2, "an order answered");
    clock.answered();
    assert_eq!(clock.missed_in_a_row(), 0);
}

#[test]
fn clocks_stand_still_and_are_two_hours_from_the_deadline_afterwards() {
    let mut clock = asked(DAILY, 0);
    clock.stand(DAILY, ANY, 71 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), None);
    assert_eq!(clock.reminder_due(DAILY, ANY), None);
    assert_eq!(nudge_from(&clock, DAILY), None);
    clock.stand(DAILY, ANY, 80 * HOUR);
    assert_eq!(clock.standing, Some(71 * HOUR));
    clock.go_on(DAILY, 100 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(102 * HOUR));
    clock.go_on(DAILY, 101 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(102 * HOUR));
    assert_eq!(clock.bank_left(DAILY, ANY, 102 * HOUR), 0);
    let mut clock = asked(DAILY, 0);
    clock.stand(DAILY, ANY, 10 * HOUR);
    clock.go_on(DAILY, 20 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(82 * HOUR));
    let mut live = asked(LIVE, 0);
    live.stand(LIVE, ANY, 2 * MINUTE);
    live.go_on(LIVE, HOUR);
    assert_eq!(live.deadline(LIVE, ANY), Some(HOUR + 3 * MINUTE));
}

#[test]
fn a_seat_that_is_asked_while_all_stand_begins_when_they_go_on() {
    let mut clock = SeatClock::new(DAILY);
    clock.stand(DAILY, ANY, 0);
    clock.asked(DAILY, FIRST, ANY, 5 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), None);
    clock.go_on(DAILY, 30 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(102 * HOUR));
    clock.stand(DAILY, ANY, 31 * HOUR);
    clock.stopped(DAILY, ANY, 60 * HOUR);
    assert_eq!(clock.budget_left(DAILY, ANY, 60 * HOUR), 23 * HOUR);
}

#[test]
fn when_the_bot_was_away_a_deadline_is_two_hours_from_then_and_nothing_else_changes() {
    let mut clock = asked(DAILY, 0);
    clock.interrupted(DAILY, ANY, 10 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(72 * HOUR));
    clock.interrupted(DAILY, ANY, 71 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(73 * HOUR));
    clock.interrupted(DAILY, ANY, 71 * HOUR);
    assert_eq!(clock.deadline(DAILY, ANY), Some(73 * HOUR), "two at once");
    let mut live = asked(LIVE, 0);
    live.interrupted(LIVE, ANY, 2 * MINUTE);
    assert_eq!(live.deadline(LIVE, ANY), Some(5 * MINUTE));
    let mut later = asked(DAILY, 500 * HOUR);
    later.interrupted(DAILY, ANY, 371 * HOUR);
    assert_eq!(later.deadline(DAILY, ANY), Some(572 * HOUR));
    assert_eq!(since(&later), Some(500 * HOUR));
    let mut paused = asked(DAILY, 0);
    paused.stand(DAILY, ANY, HOUR);
    let before = paused.clone();
    paused.interrupted(DAILY, ANY, 2 * HOUR);
    assert_eq!(paused, before);
}

#[test]
fn a_clock_that_is_set_back_takes_no_time() {
    let mut clock = asked(DAILY, 100 * HOUR);
    clock.stopped(DAILY, ANY, 0);
    assert_eq!(clock.budget_left(DAILY, ANY, 0), 24 * HOUR);
    clock.asked(DAILY, FIRST, ANY, Millis::MIN);
    clock.stand(DAILY, ANY, Millis::MAX);
    clock.go_on(DAILY, Millis::MIN);
    clock.nudged(Millis::MAX);
    for control in [DAILY, LIVE, TimeControl::UNTIMED] {
        clock.deadline(control, ANY);
        clock.reminder_due(control, ANY);
        nudge_from(&clock, control);
        let openly = clock.openly(&[], STEADY);
        openly.and_then(|openly| openly.deadline(control));
        assert_eq!(clock.bank_left(control, ANY, Millis::MAX), 0);
    }
}

#[test]
fn pauses_and_outages_without_number_are_not_all_remembered() {
    let mut clock = asked(DAILY, 0);
    for hour in 1..60 {
        clock.stand(DAILY, ANY, hour * HOUR);
        clock.go_on(DAILY, hour * HOUR + MINUTE);
        clock.interrupted(DAILY, ANY, hour * HOUR + 2 * MINUTE);
    }
    let stored = serde_json::to_string(&clock).unwrap();
    assert!(stored.len() < 1500, "{stored}");
    let deadline = clock.deadline(DAILY, ANY);
    assert_eq!(deadline, Some(72 * HOUR + 59 * MINUTE));
    let openly = clock.openly(&[], STEADY).unwrap();
    assert!(openly.deadline(DAILY) >= deadline);
}
