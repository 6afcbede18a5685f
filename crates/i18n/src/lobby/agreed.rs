//! A table's time control and hints in words.

use std::ops::RangeInclusive;

use crate::{Wording, days};
use viceroy_model::attendance::{Handovers, Hints, OnTimeout, Rated, TableSettings};
use viceroy_model::timing::{DailyHour, Speed, Weekends};

/// The deadline hour by the table's clock and, given `shown`, by each reader's own clock as Discord
/// renders it. The other functions here take this string.
pub fn hour(w: &Wording, agreed: &TableSettings, shown: Option<&str>) -> String {
    let Some(hour) = agreed.time.speed.hour() else {
        return String::new();
    };
    let at = hour_there(w, hour);
    match shown {
        Some(shown) => w.say(text!(hour_shown, shown, at = &at)),
        None => at,
    }
}

pub fn hour_to_come(w: &Wording, agreed: &TableSettings) -> String {
    let hour = agreed.time.speed.hour();
    hour.map_or_else(String::new, |hour| w.say(text!(hour_of_opener, hour = hour.hour())))
}

pub(super) fn hour_by_clock(w: &Wording, hour: DailyHour) -> String {
    match hour.zone() {
        Some(_) => hour_there(w, hour),
        None => w.say(text!(hour_alone, hour = hour.hour())),
    }
}

fn hour_there(w: &Wording, hour: DailyHour) -> String {
    let (zone, hour) = (hour.zone(), hour.hour());
    match zone.map(|zone| (zone, zone.hours_all_year())) {
        Some((zone, None)) => w.say(text!(hour_in, hour, city = &days::city(w, zone))),
        Some((_, Some(ahead))) => w.say(text!(hour_ahead, hour, ahead = &days::ahead(ahead))),
        None => w.say(text!(hour_ahead, hour, ahead = "")),
    }
}

pub fn in_short(w: &Wording, agreed: &TableSettings, hour: &str) -> String {
    let mut said = vec![w.say(text!(agreed_time, speed = agreed.time.speed, hour))];
    if agreed.time.is_timed() {
        said.extend(weekends_off(w, agreed));
        if agreed.on_timeout == OnTimeout::Pass {
            said.push(time_is_up(w, agreed));
        }
    }
    said.extend(no_hints(w, agreed));
    said.extend(asks_handovers(w, agreed));
    said.join(" ")
}

/// Solo games have no clock.
pub fn in_lobby(
    w: &Wording,
    agreed: &TableSettings,
    hour: &str,
    joined: usize,
    seats: RangeInclusive<u8>,
) -> String {
    let plays_alone = joined < 2 && *seats.start() < 2;
    if plays_alone && *seats.end() < 2 {
        return alone(w, agreed);
    }
    let people = if joined < 2 { usize::from(*seats.end()) } else { joined };
    let takes = takes(w, agreed, people);
    let said: Vec<String> = [in_short(w, agreed, hour)].into_iter().chain(takes).collect();
    let agreed = said.join(" ");
    if !plays_alone {
        return agreed;
    }
    let alone = w.say(text!(agreed_alone));
    let with_others = w.say(text!(agreed_with_others, agreed = &agreed));
    format!("{alone} {with_others}")
}

fn takes(w: &Wording, agreed: &TableSettings, people: usize) -> Option<String> {
    let takes = agreed.time.speed.takes(people)?;
    Some(w.say(text!(
        agreed_takes,
        people = people as i64,
        planning = i64::from(takes.planning),
        hand = i64::from(takes.by_hand)
    )))
}

pub fn all(w: &Wording, agreed: &TableSettings, hour: &str) -> String {
    let mut said = vec![w.say(text!(agreed_time, speed = agreed.time.speed, hour))];
    if agreed.time.is_timed() {
        said.extend(weekends_off(w, agreed));
        said.push(time_is_up(w, agreed));
    }
    said.extend(no_hints(w, agreed));
    said.extend(asks_handovers(w, agreed));
    said.join(" ")
}

fn alone(w: &Wording, agreed: &TableSettings) -> String {
    let time = w.say(text!(agreed_alone));
    let said: Vec<String> = [time].into_iter().chain(no_hints(w, agreed)).collect();
    said.join(" ")
}

pub fn to_decide(w: &Wording, agreed: &TableSettings, hour: &str, most: u8) -> String {
    match most {
        0 | 1 => alone(w, agreed),
        _ => all(w, agreed, hour),
    }
}

fn no_hints(w: &Wording, agreed: &TableSettings) -> Option<String> {
    let none = agreed.hints == Hints::Forbidden;
    none.then(|| w.say(text!(agreed_no_hints)))
}

fn asks_handovers(w: &Wording, agreed: &TableSettings) -> Option<String> {
    let asks = agreed.handovers == Handovers::Asked;
    asks.then(|| w.say(text!(agreed_asks_handovers)))
}

/// Said at first sight, since it decides how people play.
pub fn rated(w: &Wording, agreed: &TableSettings) -> Option<String> {
    let is_rated = agreed.rated == Rated::Yes;
    is_rated.then(|| w.say(text!(agreed_rated)))
}

fn weekends_off(w: &Wording, agreed: &TableSettings) -> Option<String> {
    let off = agreed.time.weekends == Weekends::Off && agreed.time.speed != Speed::Live;
    off.then(|| w.say(text!(agreed_weekends_off)))
}

fn time_is_up(w: &Wording, agreed: &TableSettings) -> String {
    let decided = agreed.on_timeout;
    match agreed.time.speed {
        Speed::Hour(_) => w.say(text!(agreed_hour_over, decided)),
        _ => w.say(text!(agreed_time_out, decided)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;
    use viceroy_model::timing::{TimeControl, Zone};

    #[test]
    fn what_is_as_usual_is_one_sentence() {
        let w = &english();
        let usual = TableSettings {
            time: TimeControl::default(),
            on_timeout: OnTimeout::default(),
            hints: Hints::Allowed,
            ..TableSettings::UNTIMED
        };
        let said = in_short(w, &usual, "");
        assert_eq!(said.matches('.').count(), 1, "{said}");
        assert!(said.contains("24 hours"), "{said}");
        assert!(all(w, &usual, "").contains("computer player"));
        let other = TableSettings {
            time: TimeControl { speed: Speed::Relaxed, weekends: Weekends::Off },
            on_timeout: OnTimeout::Pass,
            hints: Hints::Forbidden,
            ..TableSettings::UNTIMED
        };
        let said = in_short(w, &other, "");
        assert!(said.contains("Sundays") && said.contains("pass"), "{said}");
        for said in [said, to_decide(w, &other, "", 1), in_lobby(w, &other, "", 1, 1..=1)] {
            assert!(said.ends_with("without hints."), "{said}");
        }
        let alone = in_lobby(w, &usual, "", 1, 1..=1);
        assert!(!alone.contains("24 hours"), "{alone}");
        assert!(in_lobby(w, &usual, "", 1, 1..=3).contains(&format!("{alone} When")));
        for (joined, seats, people) in [(2, 1..=3, 2), (1, 2..=4, 4), (3, 2..=4, 3)] {
            let said = in_lobby(w, &usual, "", joined, seats);
            assert!(said.starts_with(&in_short(w, &usual, "")), "{said}");
            assert!(said.contains(&format!("With {people} busy people")), "{said}");
        }
        let live = TimeControl { speed: Speed::Live, ..usual.time };
        let live = TableSettings { time: live, ..usual };
        assert_eq!(in_lobby(w, &live, "", 2, 1..=3), in_short(w, &live, ""));
        let untimed = in_short(w, &TableSettings::UNTIMED, "");
        assert!(!untimed.contains("computer"), "{untimed}");
    }

    #[test]
    fn an_hour_of_the_day_is_explained_in_one_sentence() {
        let w = &english();
        let at = |zone: &str| {
            let hour = DailyHour::new(20).unwrap().in_zone(Zone::from_name(zone));
            TableSettings {
                time: TimeControl { speed: Speed::Hour(hour), weekends: Weekends::On },
                on_timeout: OnTimeout::default(),
                hints: Hints::Allowed,
                ..TableSettings::UNTIMED
            }
        };
        let berlin = at("Europe/Berlin");
        let said = in_short(w, &berlin, &hour(w, &berlin, Some("<t:1:t>")));
        assert!(said.contains("<t:1:t> (20:00 in Berlin)"), "{said}");
        assert_eq!(said.matches('.').count(), 1, "{said}");
        assert_eq!(hour(w, &at("nowhere"), None), "20:00 UTC");
        assert_eq!(hour(w, &at("Etc/GMT-3"), None), "20:00 UTC+3");
        assert!(hour_to_come(w, &berlin).starts_with("20:00 by the clock"));
        assert_eq!(hour(w, &TableSettings::UNTIMED, Some("<t:1:t>")), "");
    }
}
