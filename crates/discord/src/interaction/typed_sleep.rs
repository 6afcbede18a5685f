//! When somebody sleeps, as people type it: "23:30-7", "11pm to 7am", "from 9 to 17", "2330-0700". Where it could be another
//! half of the day it is not guessed.

mod hours;

use hours::{HALF, Hour, Typed, typed};
use viceroy_i18n::typed::HourWords;
use viceroy_model::timing::{Sleep, SleepError};

/// How long people mostly sleep, in hours, the commonest first.
const USUAL: [u16; 5] = [8, 7, 9, 6, 10];

/// Why a text says no sleep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SleepMistake {
    /// It says no two hours of a day.
    Unreadable,
    /// Both hours are the same.
    Empty,
    /// It is longer than 10 hours, as it is written; these are meant perhaps.
    TooLong(Vec<Sleep>),
    /// It could be any of these.
    Either(Vec<Sleep>),
}

/// Reads a sleep.
///
/// # Errors
/// Says why a text is none.
pub fn read(words: &HourWords, text: &str) -> Result<Sleep, SleepMistake> {
    match typed(words, text) {
        Some(Typed::Both(from, to)) => between(from, to),
        Some(Typed::First(_)) | None => Err(SleepMistake::Unreadable),
    }
}

/// The sleeps that a text may be the beginning of, the likeliest first.
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

/// The sleep between two hours. An hour without a half of the day is one of 24, unless the other hour has one.
fn between(from: Hour, to: Hour) -> Result<Sleep, SleepMistake> {
    let possible = possible(from, to);
    if from.has_half() || to.has_half() {
        // The other hour may be in either half, and both at once make no sleep of at most 10 hours.
        return match possible[..] {
            [sleep] => Ok(sleep),
            [] if from.minute() == to.minute() => Err(SleepMistake::Empty),
            _ => Err(SleepMistake::TooLong(possible)),
        };
    }
    let as_written = Sleep::new(from.minute(), to.minute());
    let is_of_24 = from.is_of_24() || to.is_of_24();
    // 12 is the hour that people call so by night, too.
    let unclear = !is_of_24 && (from.is_twelve() || to.is_twelve());
    match as_written {
        Err(SleepError::Empty) => Err(SleepMistake::Empty),
        Ok(_) | Err(_) if unclear && possible.len() > 1 => Err(SleepMistake::Either(possible)),
        Err(SleepError::TooLong | SleepError::NoTime) => Err(SleepMistake::TooLong(possible)),
        Ok(sleep) => Ok(sleep),
    }
}

/// Every sleep that may be meant.
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
    // At night first.
    all.sort_by_key(|sleep| {
        let middle = (sleep.from() + sleep.minutes() / 2) % (2 * HALF);
        (8 * 60..20 * 60).contains(&middle)
    });
    all
}

#[cfg(test)]
mod tests;
