//! What a table agreed on beside what is played: time, and hints.

use std::ops::RangeInclusive;

use super::{Arg, Wording};
use crate::attendance::{Agreed, Hints, OnTimeout};
use crate::timing::{Speed, Weekends};

/// What is told of it before people join: how long they have, and whatever is not as usual.
pub fn in_short(w: &Wording, agreed: &Agreed) -> String {
    let mut said = vec![w.say(long(agreed.time.speed), &[])];
    if agreed.time.is_timed() {
        said.extend(weekends_off(w, agreed));
        if agreed.on_timeout == OnTimeout::Pass {
            said.push(time_is_up(w, agreed.on_timeout));
        }
    }
    said.extend(no_hints(w, agreed));
    said.join(" ")
}

/// What a lobby tells of it, with so many who have joined, of so many who can play. Games of one person have no clock.
pub fn in_lobby(w: &Wording, agreed: &Agreed, joined: usize, seats: RangeInclusive<u8>) -> String {
    let plays_alone = joined < 2 && *seats.start() < 2;
    if !plays_alone {
        return in_short(w, agreed);
    }
    if *seats.end() < 2 {
        return alone(w, agreed);
    }
    let alone = w.say("agreed-alone", &[]);
    let agreed = in_short(w, agreed);
    let with_others = w.say("agreed-with-others", &[("agreed", Arg::Text(&agreed))]);
    format!("{alone} {with_others}")
}

/// All of it.
pub fn all(w: &Wording, agreed: &Agreed) -> String {
    let mut said = vec![w.say(long(agreed.time.speed), &[])];
    if agreed.time.is_timed() {
        said.extend(weekends_off(w, agreed));
        said.push(time_is_up(w, agreed.on_timeout));
    }
    said.extend(no_hints(w, agreed));
    said.join(" ")
}

/// What concerns whoever plays alone.
fn alone(w: &Wording, agreed: &Agreed) -> String {
    let time = w.say("agreed-alone", &[]);
    let said: Vec<String> = [time].into_iter().chain(no_hints(w, agreed)).collect();
    said.join(" ")
}

/// What whoever decides about a table is told of it, where at most so many can play.
pub fn to_decide(w: &Wording, agreed: &Agreed, most: u8) -> String {
    match most {
        0 | 1 => alone(w, agreed),
        _ => all(w, agreed),
    }
}

/// How much time a clock gives everybody, after "Time for everybody:".
pub fn in_words(w: &Wording, speed: Speed) -> String {
    let key = match speed {
        Speed::Live => "time-live",
        Speed::Daily => "time-daily",
        Speed::Relaxed => "time-relaxed",
        Speed::None => "time-none",
    };
    w.say(key, &[])
}

/// A clock, as a line of a menu.
pub fn speed(w: &Wording, speed: Speed) -> String {
    let key = match speed {
        Speed::Live => "clock-live",
        Speed::Daily => "clock-daily",
        Speed::Relaxed => "clock-relaxed",
        Speed::None => "clock-none",
    };
    w.say(key, &[])
}

/// Whether weekends count, as a line of a menu.
pub fn weekends(w: &Wording, weekends: Weekends) -> String {
    let key = match weekends {
        Weekends::On => "weekends-on",
        Weekends::Off => "weekends-off",
    };
    w.say(key, &[])
}

/// What happens when somebody's time is up, as a line of a menu.
pub fn on_timeout(w: &Wording, on_timeout: OnTimeout) -> String {
    let key = match on_timeout {
        OnTimeout::Computer => "time-out-computer",
        OnTimeout::Pass => "time-out-pass",
    };
    w.say(key, &[])
}

/// Whether there are hints, as a line of a menu.
pub fn hints(w: &Wording, hints: Hints) -> String {
    let key = match hints {
        Hints::Allowed => "hints-allowed",
        Hints::Forbidden => "hints-forbidden",
    };
    w.say(key, &[])
}

/// That there are no hints, where there are none.
fn no_hints(w: &Wording, agreed: &Agreed) -> Option<String> {
    let none = agreed.hints == Hints::Forbidden;
    none.then(|| w.say("agreed-no-hints", &[]))
}

fn long(speed: Speed) -> &'static str {
    match speed {
        Speed::Live => "agreed-live",
        Speed::Daily => "agreed-daily",
        Speed::Relaxed => "agreed-relaxed",
        Speed::None => "agreed-none",
    }
}

/// Live tables have no days off.
fn weekends_off(w: &Wording, agreed: &Agreed) -> Option<String> {
    let off = agreed.time.weekends == Weekends::Off && agreed.time.speed != Speed::Live;
    off.then(|| w.say("agreed-weekends-off", &[]))
}

fn time_is_up(w: &Wording, on_timeout: OnTimeout) -> String {
    match on_timeout {
        OnTimeout::Computer => w.say("agreed-time-out-computer", &[]),
        OnTimeout::Pass => w.say("agreed-time-out-pass", &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timing::TimeControl;
    use crate::wording::english;

    #[test]
    fn what_is_as_usual_is_one_sentence() {
        let w = &english();
        let usual = Agreed {
            time: TimeControl::default(),
            on_timeout: OnTimeout::default(),
            hints: Hints::Allowed,
        };
        let said = in_short(w, &usual);
        assert_eq!(said.matches('.').count(), 1, "{said}");
        assert!(said.contains("24 hours"), "{said}");
        assert!(all(w, &usual).contains("computer player"));
        let other = Agreed {
            time: TimeControl {
                speed: Speed::Relaxed,
                weekends: Weekends::Off,
            },
            on_timeout: OnTimeout::Pass,
            hints: Hints::Forbidden,
        };
        let said = in_short(w, &other);
        assert!(said.contains("Sundays") && said.contains("pass"), "{said}");
        for said in [said, to_decide(w, &other, 1), in_lobby(w, &other, 1, 1..=1)] {
            assert!(said.ends_with("without hints."), "{said}");
        }
        let alone = in_lobby(w, &usual, 1, 1..=1);
        assert!(!alone.contains("24 hours"), "{alone}");
        assert!(in_lobby(w, &usual, 1, 1..=3).contains(&format!("{alone} When")));
        assert_eq!(in_lobby(w, &usual, 2, 1..=3), in_short(w, &usual));
        assert_eq!(in_lobby(w, &usual, 1, 2..=4), in_short(w, &usual));
        let untimed = in_short(w, &Agreed::UNTIMED);
        assert!(!untimed.contains("computer"), "{untimed}");
    }
}
