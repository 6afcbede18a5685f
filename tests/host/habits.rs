//! When simulated players return to a game that waits for them.

use crate::prelude::*;

/// Duration of sleep, in milliseconds.
const NIGHT: i64 = 8 * HOUR;
/// Median of a busy player's delay, in waking hours.
const BUSY: f64 = 3.0;
/// Sigma of the log-normal delay: nine in ten answer within ten waking hours.
const SPREAD: f64 = 0.939;
/// The most that a fixed-time player is late, in minutes.
const UNPUNCTUAL: usize = 60;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Habit {
    /// Uniformly within this many hours.
    Within(usize),
    /// Log-normal: half within three waking hours, nine in ten within ten.
    Busy,
    Looks(usize),
    Mixed,
}

impl Habit {
    pub fn named(name: &str) -> Habit {
        match name {
            "slow" => Habit::Within(30),
            "within8" => Habit::Within(8),
            "within10" => Habit::Within(10),
            "busy" => Habit::Busy,
            "two-looks" => Habit::Looks(2),
            "one-look" => Habit::Looks(1),
            "mixed" => Habit::Mixed,
            other => panic!("nobody has the habit {other}"),
        }
    }

    pub fn of_one(self, lot: &mut Lot) -> Habit {
        let all =
            [Habit::Within(30), Habit::Within(8), Habit::Busy, Habit::Looks(2), Habit::Looks(1)];
        match self {
            Habit::Mixed => all[lot.below(all.len())],
            one => one,
        }
    }
}

pub struct Days {
    /// Waking time, in milliseconds after midnight.
    wakes: i64,
    pub vanishes: Option<i64>,
    pub vacation: Option<Vacation>,
    habit: Habit,
}

impl Days {
    /// Of ten people one vanishes and one goes on vacation for three days, both within the ten days
    /// that a game usually takes.
    pub fn new(habit: Habit, lot: &mut Lot, now: i64) -> Days {
        let mut one_day = || now + lot.below(10 * 24) as i64 * HOUR;
        let (gone, from) = (one_day(), one_day());
        let vanishes = (lot.below(10) == 0).then_some(gone);
        let vacation = Vacation::new(from, from + 3 * DAY);
        let vacation = (lot.below(10) == 0).then_some(vacation);
        Days { wakes: lot.below(24) as i64 * HOUR, vanishes, vacation, habit: habit.of_one(lot) }
    }

    pub fn rhythm(&self) -> DailySchedule {
        let minute = |at: i64| u16::try_from(at.rem_euclid(DAY) / MINUTE).unwrap();
        DailySchedule {
            zone: Zone::from_name("UTC"),
            sleep: Sleep::new(minute(self.wakes - NIGHT), minute(self.wakes)).ok(),
            away: None,
        }
    }

    pub fn comes_after(&self, now: i64, lot: &mut Lot) -> Option<i64> {
        let at = match self.habit {
            Habit::Within(hours) => self.awake(now + lot.below(hours * 60) as i64 * MINUTE),
            Habit::Busy | Habit::Mixed => {
                let hours = BUSY * (SPREAD * normal(lot)).exp();
                self.after_waking((hours * HOUR as f64) as i64, now)
            }
            Habit::Looks(times) => self.next_look(times, now, lot),
        };
        let away = self.vacation.filter(|away| (away.from..away.to).contains(&at));
        let at = away.map_or(at, |away| self.awake(away.to + HOUR));
        (self.vanishes.is_none_or(|gone| at < gone)).then_some(at)
    }

    fn awake(&self, at: i64) -> i64 {
        at + self.sleeps_on(at)
    }

    fn sleeps_on(&self, at: i64) -> i64 {
        let day = (at - self.wakes).rem_euclid(DAY);
        if day > DAY - NIGHT { DAY - day } else { 0 }
    }

    /// Advances by this much waking time.
    fn after_waking(&self, mut left: i64, mut at: i64) -> i64 {
        loop {
            at = self.awake(at);
            let day = (at - self.wakes).rem_euclid(DAY);
            let until_night = DAY - NIGHT - day;
            if left <= until_night {
                return at + left;
            }
            left -= until_night;
            at += until_night + MINUTE;
        }
    }

    /// The first look is an hour after waking, the others are spread over the day.
    fn next_look(&self, times: usize, now: i64, lot: &mut Lot) -> i64 {
        let apart = (DAY - NIGHT) / times as i64;
        let looks = (0..times).map(|nth| self.wakes + HOUR + nth as i64 * apart);
        let late = lot.below(UNPUNCTUAL) as i64 * MINUTE;
        let next = looks.map(|look| now + (look + late - now).rem_euclid(DAY));
        next.min().unwrap().max(now + MINUTE)
    }
}

fn normal(lot: &mut Lot) -> f64 {
    let mut even = || (lot.below(1_000_000) as f64 + 0.5) / 1_000_000.0;
    let (one, other) = (even(), even());
    (-2.0 * one.ln()).sqrt() * (2.0 * std::f64::consts::PI * other).cos()
}

#[test]
fn busy_people_come_as_it_is_said_of_them() {
    let days = Days { wakes: 0, vanishes: None, vacation: None, habit: Habit::Busy };
    let mut lot = Lot(5);
    // Waking hours only: the question comes at waking, and the night is far away.
    let mut waits: Vec<i64> = (0..4000).map(|_| days.comes_after(0, &mut lot).unwrap()).collect();
    waits.sort_unstable();
    let hours = |nth: usize| waits[nth] as f64 / HOUR as f64;
    assert!((2.7..3.3).contains(&hours(2000)), "{}", hours(2000));
    assert!((9.0..11.0).contains(&hours(3600)), "{}", hours(3600));
}
