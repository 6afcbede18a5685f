//! Users' time zones and hours of sleep.

use crate::term::{Joined, Term};
use crate::{PrivateText, Wording, typed};
use viceroy_model::timing::{DailySchedule, Day, Fit, Millis, Sleep, Zone};

const EXAMPLES: usize = 3;

pub fn known(w: &Wording, rhythm: &DailySchedule, guess: Option<Zone>) -> PrivateText {
    let mut said = vec![];
    match rhythm.zone {
        None => {
            said.push(w.say(text!(days_unknown)));
            let guess = guess.map(|zone| called(w, zone));
            let guess = guess.map(|city| w.say(text!(days_guess, city = &city)));
            said.extend(guess);
        }
        Some(zone) => {
            let called = called(w, zone);
            said.push(w.say(text!(days_zone, city = &called)));
            said.push(match rhythm.sleep {
                None => w.say(text!(days_no_sleep)),
                Some(sleep) => {
                    let (from, to) = clocks(sleep);
                    w.say(text!(days_sleep, from, to))
                }
            });
        }
    }
    said.push(w.say(text!(days_typed)));
    PrivateText(said.join(" "))
}

pub fn day(w: &Wording, day: Day) -> String {
    let (weekday, date, month) = (day.weekday(), day.of_month(), day.month());
    w.say(text!(day, weekday, date, month))
}

pub fn not_taken(w: &Wording, why: &PrivateText, known: &str) -> String {
    let why = w.say(text!(days_not_taken, sentence = &why.0));
    format!("{why}\n{known}")
}

fn called(w: &Wording, zone: Zone) -> String {
    match zone.hours_all_year() {
        None => city(w, zone),
        Some(hours) => w.say(text!(zone_all_year, ahead = &ahead(hours))),
    }
}

pub(crate) fn city(w: &Wording, zone: Zone) -> String {
    typed::city(w, zone).unwrap_or_else(|| zone.city())
}

pub(crate) fn ahead(hours: i8) -> String {
    match hours {
        0 => String::new(),
        1.. => format!("+{hours}"),
        ..0 => format!("\u{2212}{}", hours.unsigned_abs()),
    }
}

fn clock(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}

fn clocks(sleep: Sleep) -> (String, String) {
    (clock(sleep.from()), clock(sleep.to()))
}

pub fn zone(w: &Wording, zone: Zone, now: Millis) -> String {
    shown_now(w, &called(w, zone), zone, now)
}

fn shown_now(w: &Wording, called: &str, zone: Zone, now: Millis) -> String {
    let time = clock(zone.minute_of_day(now));
    w.say(text!(zone_line, city = called, time = &time))
}

pub fn proposal(w: &Wording, fit: &Fit, now: Millis) -> String {
    let city = called(w, fit.zone);
    let region = fit.zone.region();
    let called = match &fit.by {
        Some(name) if *name != city => w.say(text!(zone_by, name, city = &city)),
        // The region's database name is not translated.
        Some(_) => city,
        None if fit.zone.hours_all_year().is_some() || city != fit.zone.city() => city,
        None => w.say(text!(zone_in, city = &city, region = &region)),
    };
    shown_now(w, &called, fit.zone, now)
}

pub fn zone_unknown(w: &Wording, typed: &str) -> PrivateText {
    let typed = crate::clip(typed.trim(), 40);
    w.private(text!(zone_unknown, typed = &typed))
}

pub fn zone_several(w: &Wording, typed: &str, fits: &[Fit]) -> PrivateText {
    let (typed, places) = with_examples(w, typed, fits);
    w.private(text!(zone_several, typed, places))
}

/// No zone has this offset all year; these have it now.
pub fn zone_not_all_year(w: &Wording, typed: &str, there: &[Fit]) -> PrivateText {
    let (typed, places) = with_examples(w, typed, there);
    w.private(text!(zone_not_all_year, typed, places, count = there.len()))
}

fn with_examples(w: &Wording, typed: &str, fits: &[Fit]) -> (String, Term) {
    let examples = fits.iter().take(EXAMPLES);
    let examples = examples.map(|fit| Term::Said(called(w, fit.zone)));
    let typed = crate::clip(typed.trim(), 40);
    (typed, Term::list(examples, Joined::Or))
}

pub fn sleep(w: &Wording, sleep: Sleep) -> String {
    let (from, to) = clocks(sleep);
    w.say(text!(sleep_line, from, to))
}

pub fn sleep_unreadable(w: &Wording, typed: &str) -> PrivateText {
    let typed = crate::clip(typed.trim(), 40);
    w.private(text!(sleep_unreadable, typed = &typed))
}

/// Longer than allowed; `perhaps` lists likely meanings.
pub fn sleep_too_long(w: &Wording, perhaps: &[Sleep]) -> PrivateText {
    match perhaps {
        [] => w.private(text!(sleep_too_long)),
        [_, ..] => w.private(text!(sleep_too_long_perhaps, sleeps = sleeps(w, perhaps))),
    }
}

/// Ambiguous; it could be any of these.
pub fn sleep_either(w: &Wording, either: &[Sleep]) -> PrivateText {
    w.private(text!(sleep_either, sleeps = sleeps(w, either)))
}

fn sleeps(w: &Wording, sleeps: &[Sleep]) -> Term {
    let sleeps = sleeps.iter().map(|one| Term::Said(sleep(w, *one)));
    Term::list(sleeps, Joined::Or)
}
