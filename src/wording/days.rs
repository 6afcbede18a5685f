//! What people tell of their days: where they live and when they sleep.

use super::{Arg, PrivateText, Wording};

/// What is known of somebody's days.
pub struct Known<'k> {
    /// The city of their time zone.
    pub city: Option<&'k str>,
    /// When they sleep, from and to, as clocks show it.
    pub sleep: Option<(&'k str, &'k str)>,
    /// The city of a time zone that they may live in, where nothing is known.
    pub guess: Option<&'k str>,
}

/// What is known of somebody's days, and what it is good for.
pub fn known(w: &Wording, known: &Known<'_>) -> PrivateText {
    let mut said = vec![];
    match known.city {
        None => said.push(w.say("days-unknown", &[])),
        Some(city) => {
            said.push(w.say("days-zone", &[("city", Arg::Text(city))]));
            said.push(match known.sleep {
                None => w.say("days-no-sleep", &[]),
                Some((from, to)) => {
                    let args = [("from", Arg::Text(from)), ("to", Arg::Text(to))];
                    w.say("days-sleep", &args)
                }
            });
        }
    }
    if let (None, Some(guess)) = (known.city, known.guess) {
        said.push(w.say("days-guess", &[("city", Arg::Text(guess))]));
    }
    PrivateText(said.join(" "))
}

/// What the menu of time zones asks.
pub fn zone_menu(w: &Wording) -> String {
    w.say("menu-zone", &[])
}

/// A time zone as a line of the menu, with what its clocks show now.
pub fn zone(w: &Wording, city: &str, time: &str) -> String {
    w.say(
        "zone-line",
        &[("city", Arg::Text(city)), ("time", Arg::Text(time))],
    )
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
pub fn sleep(w: &Wording, from: &str, to: &str) -> String {
    w.say(
        "sleep-line",
        &[("from", Arg::Text(from)), ("to", Arg::Text(to))],
    )
}

/// The line of the menu that forgets the sleep.
pub fn no_sleep(w: &Wording) -> String {
    w.say("sleep-none", &[])
}
