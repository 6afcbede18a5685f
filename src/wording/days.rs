//! What people tell of their days: where they live and when they sleep.

use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording};
use crate::timing::{Fit, Millis, Rhythm, Sleep, Zone};

/// So many examples stand in a sentence.
const EXAMPLES: usize = 3;

/// What is known of somebody's days, what it is good for, and how to tell more. `guess` is where they may live.
pub fn known(w: &Wording, rhythm: &Rhythm, guess: Option<Zone>) -> PrivateText {
    let mut said = vec![];
    match rhythm.zone {
        None => {
            said.push(w.say("days-unknown", &[]));
            let guess = guess.map(|zone| called(w, zone));
            let guess = guess.map(|city| w.say("days-guess", &[("city", Arg::Text(&city))]));
            said.extend(guess);
        }
        Some(zone) => {
            let called = called(w, zone);
            said.push(w.say("days-zone", &[("city", Arg::Text(&called))]));
            said.push(match rhythm.sleep {
                None => w.say("days-no-sleep", &[]),
                Some(sleep) => from_to(w, "days-sleep", sleep),
            });
        }
    }
    said.push(w.say("days-typed", &[]));
    PrivateText(said.join(" "))
}

/// What was typed, and why it was not taken, above what is known.
pub fn not_taken(w: &Wording, why: &PrivateText, known: &str) -> String {
    let why = w.say("days-not-taken", &[("sentence", Arg::Text(&why.0))]);
    format!("{why}\n{known}")
}

/// The city of a zone; of hours that are the same all year, those.
fn called(w: &Wording, zone: Zone) -> String {
    match zone.hours_all_year() {
        None => zone.city(),
        Some(hours) => {
            let ahead = match hours {
                0 => String::new(),
                1.. => format!("+{hours}"),
                ..0 => format!("\u{2212}{}", hours.unsigned_abs()),
            };
            w.say("zone-all-year", &[("ahead", Arg::Text(&ahead))])
        }
    }
}

/// A minute of the day, as clocks show it.
fn clock(minute: u16) -> String {
    format!("{}:{:02}", minute / 60, minute % 60)
}

fn from_to(w: &Wording, key: &str, sleep: Sleep) -> String {
    let (from, to) = (clock(sleep.from()), clock(sleep.to()));
    w.say(key, &[("from", Arg::Text(&from)), ("to", Arg::Text(&to))])
}

/// What the menu of time zones asks.
pub fn zone_menu(w: &Wording) -> String {
    w.say("menu-zone", &[])
}

/// A time zone as a line of the menu, with what its clocks show now.
pub fn zone(w: &Wording, zone: Zone, now: Millis) -> String {
    shown_now(w, &called(w, zone), zone, now)
}

fn shown_now(w: &Wording, called: &str, zone: Zone, now: Millis) -> String {
    let time = clock(zone.minute_of_day(now));
    w.say(
        "zone-line",
        &[("city", Arg::Text(called)), ("time", Arg::Text(&time))],
    )
}

/// A time zone as it is proposed while somebody types.
pub fn proposal(w: &Wording, fit: &Fit, now: Millis) -> String {
    let city = called(w, fit.zone);
    let region = fit.zone.region();
    let called = match &fit.by {
        Some(name) => {
            let args = [("name", Arg::Text(name)), ("city", Arg::Text(&city))];
            w.say("zone-by", &args)
        }
        None if fit.zone.hours_all_year().is_some() => city,
        None => {
            let args = [("city", Arg::Text(&city)), ("region", Arg::Text(&region))];
            w.say("zone-in", &args)
        }
    };
    shown_now(w, &called, fit.zone, now)
}

/// What was typed names no zone.
pub fn zone_unknown(w: &Wording, typed: &str) -> PrivateText {
    let typed = super::clip(typed.trim(), 40);
    PrivateText(w.say("zone-unknown", &[("typed", Arg::Text(&typed))]))
}

/// What was typed may be any of these.
pub fn zone_several(w: &Wording, typed: &str, fits: &[Fit]) -> PrivateText {
    with_examples(w, "zone-several", typed, fits)
}

/// No clock shows these hours all year; those of these places do now.
pub fn zone_not_all_year(w: &Wording, typed: &str, there: &[Fit]) -> PrivateText {
    with_examples(w, "zone-not-all-year", typed, there)
}

fn with_examples(w: &Wording, key: &str, typed: &str, fits: &[Fit]) -> PrivateText {
    let typed = super::clip(typed.trim(), 40);
    let examples = fits.iter().take(EXAMPLES);
    let examples = examples.map(|fit| Thing::Said(called(w, fit.zone)));
    let args = [
        ("typed", Arg::Text(&typed)),
        ("places", Thing::list(examples, Joined::Or).into()),
        ("count", fits.len().into()),
    ];
    PrivateText(w.say(key, &args))
}

/// The line of the menu that forgets the time zone.
pub fn no_zone(w: &Wording) -> String {
    w.say("zone-none", &[])
}

/// What the menu of sleeps asks.
pub fn sleep_menu(w: &Wording) -> String {
    w.say("menu-sleep", &[])
}

/// A sleep as a line of the menu.
pub fn sleep(w: &Wording, sleep: Sleep) -> String {
    from_to(w, "sleep-line", sleep)
}

/// What was typed says no sleep.
pub fn sleep_unreadable(w: &Wording, typed: &str) -> PrivateText {
    let typed = super::clip(typed.trim(), 40);
    PrivateText(w.say("sleep-unreadable", &[("typed", Arg::Text(&typed))]))
}

/// It begins when it ends.
pub fn sleep_empty(w: &Wording) -> PrivateText {
    PrivateText(w.say("sleep-empty", &[]))
}

/// It is longer than a sleep can be; these are meant perhaps.
pub fn sleep_too_long(w: &Wording, perhaps: &[Sleep]) -> PrivateText {
    let key = match perhaps {
        [] => "sleep-too-long",
        [_, ..] => "sleep-too-long-perhaps",
    };
    with_sleeps(w, key, perhaps)
}

/// It could be any of these.
pub fn sleep_either(w: &Wording, either: &[Sleep]) -> PrivateText {
    with_sleeps(w, "sleep-either", either)
}

fn with_sleeps(w: &Wording, key: &str, sleeps: &[Sleep]) -> PrivateText {
    let sleeps = sleeps.iter().map(|one| Thing::Said(sleep(w, *one)));
    let sleeps = Thing::list(sleeps, Joined::Or);
    PrivateText(w.say(key, &[("sleeps", sleeps.into())]))
}

/// By which clock somebody sleeps is not known.
pub fn sleep_without_zone(w: &Wording) -> PrivateText {
    PrivateText(w.say("sleep-without-zone", &[]))
}

/// The line of the menu that forgets the sleep.
pub fn no_sleep(w: &Wording) -> String {
    w.say("sleep-none", &[])
}
