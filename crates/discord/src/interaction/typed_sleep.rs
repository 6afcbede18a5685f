//! Parses hours of sleep such as "23:30-7", "11pm to 7am" or "2330-0700". Does not guess between
//! a.m. and p.m.

mod hours;

use hours::{HALF, Hour, Typed, typed};
use viceroy_i18n::typed::HourWords;
use viceroy_model::timing::{Sleep, SleepError};

/// In hours, the most common first.
const USUAL: [u16; 5] = [8, 7, 9, 6, 10];

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SleepMistake {
    Unreadable,
    Empty,
    /// Over 10 hours as written, with other readings.
    TooLong(Vec<Sleep>),
    /// Ambiguous.
    Either(Vec<Sleep>),
}

/// # Errors
/// Why the text is rejected.
pub fn read(words: &HourWords, text: &str) -> Result<Sleep, SleepMistake> {
    match typed(words, text) {
        Some(Typed::Both(from, to)) => between(from, to),
        Some(Typed::First(_)) | None => Err(SleepMistake::Unreadable),
    }
}

/// Completions, the most likely first.
pub fn proposed(words: &HourWords, text: &str) -> Vec<Sleep> {
    match typed(words, text) {
        Some(Typed::Both(from, to)) => match between(from, to) {
            Ok(sleep) => {
                let others = possible(from, to).into_iter();
                let others = others.filter(|other| *other != sleep);
                [sleep].into_iter().chain(others).collect()
            }
            Err(SleepMistake::TooLong(perhaps) | SleepMistake::Either(perhaps)) => perhaps,
            Err(SleepMistake::Unreadable | SleepMistake::Empty) => vec![],
        },
        Some(Typed::First(from)) => {
            let sleeps = from.readings().flat_map(|from| {
                let to = USUAL.map(|hours| (from + hours * 60) % (2 * HALF));
                to.into_iter().filter_map(move |to| Sleep::new(from, to).ok())
            });
            sleeps.collect()
        }
        None => vec![],
    }
}

/// Hours without a.m. or p.m. are on the 24-hour clock, unless the other one has it.
fn between(from: Hour, to: Hour) -> Result<Sleep, SleepMistake> {
    let possible = possible(from, to);
    if from.has_half() || to.has_half() {
        // At most one half makes a sleep of at most 10 hours.
        return match possible[..] {
            [sleep] => Ok(sleep),
            [] if from.minute() == to.minute() => Err(SleepMistake::Empty),
            _ => Err(SleepMistake::TooLong(possible)),
        };
    }
    let as_written = Sleep::new(from.minute(), to.minute());
    let is_of_24 = from.is_of_24() || to.is_of_24();
    // "12" may also mean midnight.
    let unclear = !is_of_24 && (from.is_twelve() || to.is_twelve());
    match as_written {
        Err(SleepError::Empty) => Err(SleepMistake::Empty),
        Ok(_) | Err(_) if unclear && possible.len() > 1 => Err(SleepMistake::Either(possible)),
        Err(SleepError::TooLong | SleepError::NoTime) => Err(SleepMistake::TooLong(possible)),
        Ok(sleep) => Ok(sleep),
    }
}

fn possible(from: Hour, to: Hour) -> Vec<Sleep> {
    let is_of_24 = from.is_of_24() || to.is_of_24();
    let readings = |hour: Hour| match is_of_24 && !from.has_half() && !to.has_half() {
        true => vec![hour.minute()],
        false => hour.readings().collect(),
    };
    let all = readings(from).into_iter().flat_map(|from| {
        let to = readings(to).into_iter();
        to.filter_map(move |to| Sleep::new(from, to).ok())
    });
    let mut all: Vec<Sleep> = all.collect();
    // Nights first.
    all.sort_by_key(|sleep| {
        let middle = (sleep.from() + sleep.minutes() / 2) % (2 * HALF);
        (8 * 60..20 * 60).contains(&middle)
    });
    all
}

#[cfg(test)]
mod tests;
