//! Properties of all clocks, for any time zone and sleep.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::ops::Range;

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use viceroy::timing::{
    Budget, Calendar, DAY, DailyHour, DailySchedule, Days, HOUR, MINUTE, Millis, PhasePart,
    PublicTiming, SeatClock, Sleep, Speed, TimeControl, Vacation, WallTime, Weekends, Zone,
};

/// 1 January 2026.
const NEW_YEAR: Millis = 1_767_225_600_000;

fn control() -> impl Strategy<Value = TimeControl> {
    let speed = prop_oneof![
        1 => Just(Speed::Live),
        3 => Just(Speed::Daily),
        3 => Just(Speed::Relaxed),
        3 => daily_hour().prop_map(Speed::Hour),
    ];
    (speed, weekends()).prop_map(|(speed, weekends)| TimeControl { speed, weekends })
}

fn weekends() -> impl Strategy<Value = Weekends> {
    prop_oneof![Just(Weekends::On), Just(Weekends::Off)]
}

fn daily_hour() -> impl Strategy<Value = DailyHour> {
    (0..24_u8, option::weighted(0.9, zone()))
        .prop_map(|(hour, zone)| DailyHour::new(hour).unwrap().in_zone(zone))
}

/// All zones, favouring the listed ones and those with unusual days.
fn zone() -> impl Strategy<Value = Zone> {
    let all: Vec<Zone> = Zone::of_places().chain((-12..=14).filter_map(Zone::all_year)).collect();
    let strange = [
        "Australia/Lord_Howe",
        "Pacific/Chatham",
        "Pacific/Kiritimati",
        "Antarctica/Troll",
        "Africa/Casablanca",
        "Africa/Cairo",
        "America/Havana",
        "America/Santiago",
        "Asia/Kathmandu",
        "Asia/Beirut",
        "Atlantic/Azores",
        "Europe/Dublin",
        "Pacific/Pago_Pago",
        "Etc/GMT+12",
    ];
    let mut zones = Zone::listed().to_vec();
    zones.extend(strange.map(|name| Zone::from_name(name).unwrap()));
    prop_oneof![
        2 => proptest::sample::select(zones),
        1 => proptest::sample::select(all),
    ]
}

fn sleep() -> impl Strategy<Value = Sleep> {
    (0..1440_u16, 1..=600_u16)
        .prop_map(|(from, minutes)| Sleep::new(from, (from + minutes) % 1440).unwrap())
}

fn rhythm() -> impl Strategy<Value = DailySchedule> {
    (option::weighted(0.9, zone()), option::weighted(0.9, sleep()))
        .prop_map(|(zone, sleep)| DailySchedule { zone, sleep, away: None })
}

fn time() -> impl Strategy<Value = Millis> {
    // Two years, favouring clock changes: 1:00 on the last Sundays of March and October.
    let year = (0..2 * 365 * 24 * 60_i64).prop_map(|minute| NEW_YEAR + minute * MINUTE);
    let spring = (-300..100_i64).prop_map(|hour| 1_774_746_000_000 + hour * HOUR);
    let autumn = (-300..100_i64).prop_map(|hour| 1_792_890_000_000 + hour * HOUR);
    prop_oneof![2 => year, 1 => spring, 1 => autumn]
}

/// Vacations within 20 days of a time.
fn vacations() -> impl Strategy<Value = Vec<(i64, i64)>> {
    vec((0..20 * 24 * 60_i64, 1..4 * 24 * 60_i64), 0..3)
}

fn from(since: Millis, vacations: &[(i64, i64)]) -> Vec<Vacation> {
    let vacation = |&(begin, length): &(i64, i64)| {
        Vacation::new(since + begin * MINUTE, since + (begin + length) * MINUTE)
    };
    vacations.iter().map(vacation).collect()
}

const PHASE: Budget = Budget::Phase { turn: 3, part: PhasePart::Auction };
const BEFORE: Budget = Budget::Phase { turn: 2, part: PhasePart::Development };

/// A running clock with these hours used in the previous and the current phase.
fn used(control: TimeControl, days: &Days<'_>, since: Millis, hours: (i64, i64)) -> SeatClock {
    let mut clock = SeatClock::new(control);
    for (budget, hours) in [(BEFORE, hours.0), (PHASE, hours.1)] {
        clock.asked(control, budget, days, since - hours * HOUR);
        clock.stopped(control, days, since);
    }
    clock.asked(control, PHASE, days, since);
    clock
}

/// Each begins after a delay in minutes.
#[derive(Clone, Copy, Debug)]
enum Event {
    /// Stands for this many minutes.
    Pause(i64, i64),
    /// The bot was away or the wall clock was set, by this many minutes.
    Outage(i64, i64),
}

fn events(how_many: Range<usize>) -> impl Strategy<Value = Vec<Event>> {
    let minutes = || (0..40 * 60_i64, 1..60 * 60_i64);
    let event = prop_oneof![
        minutes().prop_map(|(after, long)| Event::Pause(after, long)),
        minutes().prop_map(|(after, long)| Event::Outage(after, long)),
        (0..40 * 60_i64, -40 * 24 * 60..40 * 24 * 60_i64)
            .prop_map(|(after, moved)| Event::Outage(after, moved)),
    ];
    vec(event, how_many)
}

fn calendar(since: Millis, events: &[Event]) -> Calendar {
    let mut calendar = Calendar::new(0);
    let mut now = since;
    for event in events {
        match *event {
            Event::Pause(after, long) => now += (after + long) * MINUTE,
            Event::Outage(after, moved) => {
                now += after * MINUTE;
                calendar.change(now, calendar.ahead() + moved * MINUTE);
            }
        }
    }
    calendar
}

fn happen(
    clock: &mut SeatClock,
    control: TimeControl,
    days: &Days<'_>,
    since: Millis,
    events: &[Event],
) -> Millis {
    let mut now = since;
    for event in events {
        match *event {
            Event::Pause(after, long) => {
                clock.stand(control, days, now + after * MINUTE);
                now += (after + long) * MINUTE;
                clock.go_on(control, now);
            }
            Event::Outage(after, _) => {
                now += after * MINUTE;
                clock.interrupted(control, days, now);
            }
        }
    }
    now
}

/// Somebody whose clock runs, and what happens then.
#[derive(Clone, Debug)]
struct Asked {
    control: TimeControl,
    rhythm: DailySchedule,
    since: Millis,
    vacations: Vec<Vacation>,
    calendar: Calendar,
    events: Vec<Event>,
}

fn asked(events_of: Range<usize>) -> impl Strategy<Value = Asked> {
    let all = (control(), rhythm(), time(), vacations(), events(events_of));
    all.prop_map(|(control, rhythm, since, away, events)| {
        let (vacations, calendar) = (from(since, &away), calendar(since, &events));
        Asked { control, rhythm, since, vacations, calendar, events }
    })
}

impl Asked {
    fn days(&self) -> Days<'_> {
        Days { rhythm: &self.rhythm, vacations: &self.vacations, calendar: &self.calendar }
    }

    /// With these hours used before, when all has happened.
    fn clock(&self, hours: (i64, i64)) -> SeatClock {
        self.clock_and_now(hours).0
    }

    fn clock_and_now(&self, hours: (i64, i64)) -> (SeatClock, Millis) {
        let mut clock = used(self.control, &self.days(), self.since, hours);
        let now = happen(&mut clock, self.control, &self.days(), self.since, &self.events);
        (clock, now)
    }

    fn shown(&self, clock: &SeatClock) -> Option<Millis> {
        clock.openly(&self.vacations, &self.calendar)?.deadline(self.control)
    }
}

fn is_set(zone: Zone, from: Millis, to: Millis) -> bool {
    let hours = (from..=to).step_by(HOUR as usize);
    let mut ahead = hours.map(|at| zone.minutes_ahead(at));
    let first = ahead.next();
    ahead.any(|minutes| Some(minutes) != first) || Some(zone.minutes_ahead(to)) != first
}

fn wall_says_asleep(zone: Zone, sleep: Sleep, at: Millis) -> bool {
    let since = (zone.minute_of_day(at) + 1440 - sleep.from()) % 1440;
    since < sleep.minutes()
}

/// Deadline and reminder of a player with this sleep, prompted at `since`.
fn times_of(zone: &str, sleep: (u16, u16), since: Millis) -> (Millis, Millis) {
    let control = TimeControl { speed: Speed::Daily, weekends: Weekends::On };
    let rhythm = DailySchedule {
        zone: Zone::from_name(zone),
        sleep: Sleep::new(sleep.0 * 60, sleep.1 * 60).ok(),
        away: None,
    };
    assert!(rhythm.sleep.is_some());
    let days = Days { rhythm: &rhythm, vacations: &[], calendar: &Calendar::default() };
    let clock = used(control, &days, since, (72, 0));
    let deadline = clock.deadline(control, &days).unwrap();
    (deadline, clock.reminder_due(control, &days).unwrap())
}

#[test]
fn a_sleep_by_day_moves_deadlines_and_reminders_as_one_by_night_does() {
    // Sunday, 15 March 2026, 22:00 UTC: Monday, 8:00 in Brisbane.
    let eight = 1_773_612_000_000;
    // 24 hours later it is 8:00 again, before going to bed; three quarters of it end at 2:00.
    assert_eq!(times_of("Australia/Brisbane", (9, 17), eight), (eight + DAY, eight + 18 * HOUR));
    // Prompted at 9:00, exactly at bedtime: the phase ends there too, and moves past waking.
    let nine = eight + HOUR;
    assert_eq!(
        times_of("Australia/Brisbane", (9, 17), nine),
        (nine + DAY + 10 * HOUR, nine + 18 * HOUR)
    );
    // The end falls on the minute of waking; two hours later it no longer moves.
    let five = nine + 8 * HOUR;
    assert_eq!(times_of("Australia/Brisbane", (9, 17), five).0, five + DAY + 2 * HOUR);
    let seven = five + 2 * HOUR;
    assert_eq!(times_of("Australia/Brisbane", (9, 17), seven).0, seven + DAY);
    // Three quarters end at 10:00, in sleep: the reminder comes on waking.
    let sixteen = eight + 8 * HOUR;
    assert_eq!(times_of("Australia/Brisbane", (9, 17), sixteen).1, sixteen + 25 * HOUR);
}

#[test]
fn a_sleep_in_which_clocks_are_set_ends_when_the_wall_says_so() {
    // Saturday, 28 March 2026, 23:30 UTC: 0:30 in Berlin, where 2:00 will become 3:00.
    let night = 1_774_740_600_000;
    let (deadline, _) = times_of("Europe/Berlin", (23, 7), night - DAY);
    assert_eq!(deadline, night + 5 * HOUR + HOUR / 2 + 2 * HOUR, "7:00, and two hours");
    let (deadline, _) = times_of("Europe/Berlin", (9, 17), night - DAY + 9 * HOUR);
    let by_the_wall = Zone::from_name("Europe/Berlin").unwrap().minute_of_day(deadline);
    assert_eq!(by_the_wall, 19 * 60);
    // Saturday, 24 October 2026, 22:30 UTC: 0:30 in Berlin, where 2:00 to 3:00 comes twice.
    let night = 1_792_881_000_000;
    let (deadline, _) = times_of("Europe/Berlin", (23, 7), night - DAY);
    assert_eq!(deadline, night + 7 * HOUR + HOUR / 2 + 2 * HOUR);
}

#[test]
fn the_thread_reminds_once_in_a_phase_whatever_time_somebody_has_left() {
    let control = TimeControl::default();
    let calendar = Calendar::new(0);
    let days = Days { rhythm: &DailySchedule::default(), vacations: &[], calendar: &calendar };
    let public = |clock: &SeatClock| {
        let openly = clock.openly(&[], &calendar)?;
        Some((clock.call_due(control, openly), clock.nudge_from(control, openly)))
    };
    let mut clock = SeatClock::new(control);
    clock.asked(control, BEFORE, &days, 0);
    assert_eq!(public(&clock), Some((Some(18 * HOUR), 12 * HOUR)));
    clock.stopped(control, &days, 17 * HOUR);
    assert_eq!(public(&clock), None);
    clock.asked(control, BEFORE, &days, 20 * HOUR);
    assert_eq!(public(&clock), Some((Some(38 * HOUR), 32 * HOUR)));
    clock.called();
    assert_eq!(public(&clock), Some((None, 32 * HOUR)));
    assert!(clock.reminder_due(control, &days).is_some(), "that is another");
    clock.asked(control, PHASE, &days, 40 * HOUR);
    assert_eq!(public(&clock), Some((Some(58 * HOUR), 52 * HOUR)));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn somebody_sleeps_when_the_wall_says_so_wherever_and_whenever_they_do(
        zone in zone(), sleep in sleep(), at in time(),
    ) {
        let rhythm = DailySchedule { zone: Some(zone), sleep: Some(sleep), away: None };
        let days = Days { rhythm: &rhythm, vacations: &[], calendar: &Calendar::default() };
        if !is_set(zone, at - DAY, at + DAY) {
            prop_assert_eq!(days.asleep(at), wall_says_asleep(zone, sleep, at));
            return Ok(());
        }
        // Around a clock change sleep is at most two hours longer than set, and never absent.
        let minutes = (at - DAY..at + DAY).step_by(MINUTE as usize * 5);
        let asleep = minutes.filter(|at| days.asleep(*at)).count() as i64 * 5;
        let said = i64::from(sleep.minutes());
        prop_assert!(asleep <= 2 * said + 5 * 60, "{} of {}", asleep, said);
        prop_assert!(asleep + 5 * 60 >= said, "{} of {}", asleep, said);
    }

    #[test]
    fn nobody_is_timed_out_asleep_or_written_to_asleep(asked in asked(0..4), hours in (0..80_i64, 0..80_i64)) {
        let (control, days, clock) = (asked.control, asked.days(), asked.clock(hours));
        let deadline = clock.deadline(control, &days).unwrap();
        let reminder = clock.reminder_due(control, &days);
        let nudge = clock.nudge_from(control, clock.openly(&asked.vacations, &asked.calendar).unwrap());
        let nudge = days.reachable(control, nudge);
        if control.speed != Speed::Live {
            // A daily hour is the same for all.
            prop_assert!(control.speed.hour().is_some() || !days.asleep(deadline));
            prop_assert!(reminder.is_none_or(|reminder| !days.asleep(reminder)));
            prop_assert!(!days.asleep(nudge));
        }
        prop_assert!(!days.stands_still(control, nudge));
        match reminder {
            Some(reminder) => prop_assert!(reminder <= deadline),
            // No reminder is possible if a player sleeps through all of it.
            None => prop_assert!(control.speed.hour().is_some() && days.asleep(deadline - 1)),
        }
    }

    #[test]
    fn nobody_is_asked_without_a_chance_to_answer(asked in asked(0..1), hours in (0..300_i64, 0..300_i64)) {
        let (control, days, clock) = (asked.control, asked.days(), asked.clock(hours));
        prop_assert!(clock.deadline(control, &days).unwrap() >= asked.since + control.grace());
        prop_assert!(clock.reminder_due(control, &days).is_none_or(|due| due > asked.since));
    }

    #[test]
    fn more_time_never_ends_earlier(
        asked in asked(0..1), before in 0..80_i64, more in 0..80_i64, phase in 0..80_i64,
    ) {
        let (control, days, since) = (asked.control, asked.days(), asked.since);
        let poor = asked.clock((before + more, phase));
        let rich = asked.clock((before, phase));
        prop_assert!(rich.bank_left(control, &days, since) >= poor.bank_left(control, &days, since));
        prop_assert!(rich.deadline(control, &days) >= poor.deadline(control, &days));
        let fresh = asked.clock((before, 0));
        prop_assert!(fresh.deadline(control, &days) >= rich.deadline(control, &days));
    }

    #[test]
    fn waiting_in_pieces_uses_the_same_time(asked in asked(0..1), pieces in vec(0..20 * 60_i64, 1..8)) {
        let (control, days, mut now) = (asked.control, asked.days(), asked.since);
        let mut whole = SeatClock::new(control);
        let mut parts = SeatClock::new(control);
        whole.asked(control, PHASE, &days, now);
        for piece in pieces {
            parts.asked(control, PHASE, &days, now);
            now += piece * MINUTE;
            prop_assert_eq!(
                whole.bank_left(control, &days, now) + whole.budget_left(control, &days, now),
                parts.bank_left(control, &days, now) + parts.budget_left(control, &days, now)
            );
            parts.stopped(control, &days, now);
        }
        whole.stopped(control, &days, now);
        prop_assert_eq!(whole, parts);
    }

    #[test]
    fn a_deadline_does_not_move_while_time_runs(asked in asked(0..1), wait in 0..100_i64) {
        let (control, days, mut clock) = (asked.control, asked.days(), asked.clock((0, 0)));
        let deadline = clock.deadline(control, &days);
        let now = asked.since + wait * HOUR;
        let left = clock.bank_left(control, &days, now) + clock.budget_left(control, &days, now);
        if left.min(deadline.unwrap() - now) < control.after_standing() {
            return Ok(());
        }
        // A momentary stop changes nothing.
        clock.stand(control, &days, now);
        clock.go_on(control, now);
        prop_assert_eq!(clock.deadline(control, &days), deadline);
    }

    #[test]
    fn what_everybody_is_shown_is_never_too_early(asked in asked(0..4), hours in (0..80_i64, 0..80_i64)) {
        let clock = asked.clock(hours);
        prop_assert!(asked.shown(&clock).unwrap() >= clock.deadline(asked.control, &asked.days()).unwrap());
    }

    #[test]
    fn what_everybody_is_shown_leaves_room_for_the_longest_night_wherever_somebody_lives(
        asked in asked(0..1), zone in option::of(zone()),
    ) {
        let awake = Asked { rhythm: DailySchedule { zone, sleep: None, away: None }, ..asked };
        let clock = awake.clock((0, 0));
        let night = match awake.control.speed {
            Speed::Live | Speed::Hour(_) => 0,
            _ => 16 * HOUR,
        };
        let deadline = clock.deadline(awake.control, &awake.days()).unwrap();
        prop_assert!(awake.shown(&clock).unwrap() >= deadline + night);
    }

    #[test]
    fn what_everybody_is_shown_is_the_same_whoever_is_asked(
        asked in asked(0..4), other in rhythm(), hours in (0..80_i64, 0..80_i64),
    ) {
        let other = Asked { rhythm: other, ..asked.clone() };
        let (clock, fresh) = (asked.clock(hours), other.clock((0, 0)));
        prop_assert_eq!(asked.shown(&clock), asked.shown(&fresh));
        let (control, vacations, calendar) = (asked.control, &asked.vacations, &asked.calendar);
        let reminders = [&clock, &fresh].map(|of| {
            let openly = of.openly(vacations, calendar).unwrap();
            (of.call_due(control, openly), of.nudge_from(control, openly))
        });
        prop_assert_eq!(reminders[0], reminders[1]);
        if asked.events.is_empty() {
            let public = PublicTiming { since: asked.since, vacations, stood: &[], calendar };
            prop_assert_eq!(asked.shown(&clock), public.deadline(control));
        }
    }

    #[test]
    fn an_hour_of_the_day_is_the_one_that_everybody_is_shown_and_that_the_wall_shows(
        hour in daily_hour(), weekends in weekends(), asked in asked(0..4),
    ) {
        let control = TimeControl { speed: Speed::Hour(hour), weekends };
        let asked = Asked { control, ..asked };
        let (days, calendar, clock) = (asked.days(), &asked.calendar, asked.clock((0, 0)));
        let deadline = clock.deadline(control, &days).unwrap();
        prop_assert_eq!(asked.shown(&clock), Some(deadline));
        let zone = hour.zone().or_else(|| Zone::all_year(0)).unwrap();
        let wall = calendar.shows(deadline).0;
        if !is_set(zone, wall - DAY, wall + DAY) {
            prop_assert_eq!(zone.minute_of_day(wall), 60 * u16::from(hour.hour()));
        }
        let minutes = (deadline - 3 * HOUR..deadline).step_by(MINUTE as usize);
        prop_assert!(minutes.into_iter().all(|at| !days.stands_still(control, at)));
        let passed = hour.after(WallTime(calendar.shows(deadline).0 - DAY - 2 * HOUR)).unwrap();
        if asked.events.is_empty() && passed.0 >= asked.since + 3 * HOUR && passed.0 < deadline {
            let mut minutes = (passed.0 - 3 * HOUR..passed.0).step_by(MINUTE as usize);
            prop_assert!(minutes.any(|at| days.stands_still(control, at)));
        }
    }

    #[test]
    fn after_standing_still_a_deadline_is_far_enough(asked in asked(1..4), hours in (0..80_i64, 0..80_i64)) {
        let (clock, now) = asked.clock_and_now(hours);
        let least = match asked.control.speed {
            Speed::Live => 3 * MINUTE,
            Speed::Hour(_) => 3 * HOUR,
            _ => 2 * HOUR,
        };
        prop_assert!(clock.deadline(asked.control, &asked.days()).unwrap() >= now + least);
    }

    #[test]
    fn a_clock_goes_on_after_it_was_stored(
        asked in asked(0..4), hours in (0..80_i64, 0..80_i64), reminded in any::<bool>(),
    ) {
        let mut clock = asked.clock(hours);
        if reminded {
            clock.called();
            clock.reminded();
            clock.nudged(asked.since);
        }
        let stored = serde_json::to_string(&clock).unwrap();
        prop_assert_eq!(serde_json::from_str::<SeatClock>(&stored).unwrap(), clock);
        let stored = serde_json::to_string(&asked.rhythm).unwrap();
        prop_assert_eq!(serde_json::from_str::<DailySchedule>(&stored).unwrap(), asked.rhythm);
    }

    #[test]
    fn no_time_is_taken_twice_or_given_for_clocks_that_jump(
        control in control(), rhythm in rhythm(), times in vec(any::<i64>(), 6), near in time(),
    ) {
        let mut calendar = Calendar::new(times[3]);
        calendar.change(times[2], times[5]);
        let vacations = [Vacation::new(times[4], times[5])];
        let days = Days { rhythm: &rhythm, vacations: &vacations, calendar: &calendar };
        let mut clock = SeatClock::new(control);
        clock.asked(control, PHASE, &days, near);
        clock.stand(control, &days, times[0]);
        clock.go_on(control, times[1]);
        clock.interrupted(control, &days, times[2]);
        clock.deadline(control, &days);
        clock.reminder_due(control, &days);
        if let Some(openly) = clock.openly(&vacations, &calendar) {
            openly.deadline(control);
            clock.nudge_from(control, openly);
            clock.call_due(control, openly);
        }
        clock.stopped(control, &days, times[2]);
        let bank = clock.bank_left(control, &days, times[3]);
        prop_assert!((0..=control.bank()).contains(&bank));
        let budget = clock.budget_left(control, &days, times[3]);
        prop_assert!((0..=control.per_phase().unwrap()).contains(&budget));
    }

    #[test]
    fn a_vacation_is_never_longer_than_ten_days_in_all(spans in vec((0..40_i64, 0..12_i64), 1..8)) {
        let mut had = vec![];
        for (from, days) in spans {
            let left = Vacation::left(&had);
            if let Ok(vacation) = Vacation::declare(&had, from * DAY, (from + days) * DAY, 0) {
                had.push(vacation);
            }
            prop_assert!(Vacation::left(&had) <= left);
        }
        let days_off = (0..60).filter(|day| had.iter().any(|away| away.contains(day * DAY))).count();
        prop_assert!(days_off <= 10);
    }
}
