//! Finds time zones by user input: a name or part of one, a city, a country, "PST", "UTC+3".

use std::collections::HashSet;
use std::sync::LazyLock;

use super::old_names::OLD;
use crate::prelude::*;

const HALF_A_YEAR: Millis = 182 * DAY;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherName {
    /// A country, or a city without a zone of its own.
    pub name: String,
    pub zone: Zone,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fit {
    pub zone: Zone,
    pub by: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unclear {
    Unknown,
    /// The likeliest first.
    Several(Vec<Fit>),
    /// No zone has this offset all year; some places have it now.
    NotAllYear(Vec<Fit>),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum FitRank {
    Whole,
    Hours,
    Begins,
    /// Each typed word is the beginning of one of the name's.
    Words,
    Inside,
}

/// All zones, with their other names in one language.
pub struct ZoneIndex<'a> {
    pub others: &'a [OtherName],
    pub now: Millis,
}

impl ZoneIndex<'_> {
    pub fn fits(&self, typed: &str) -> Vec<Fit> {
        if let Some(minutes) = hours_ahead(typed) {
            let all_year = whole_hours(minutes).map(|zone| Fit { zone, by: None });
            return all_year.into_iter().chain(self.there_now(minutes)).collect();
        }
        let named = typed.contains('/').then(|| Zone::from_name(typed)).flatten();
        let named = named.map(|zone| Fit { zone, by: None });
        let ranked = self.ranked(typed).into_iter().map(|(_, fit)| fit);
        let others = ranked.filter(|fit| named.as_ref().is_none_or(|named| named.zone != fit.zone));
        named.iter().cloned().chain(others).collect()
    }

    /// # Errors
    /// When it matches no zone, or several.
    pub fn meant(&self, typed: &str) -> Result<Zone, Unclear> {
        if let Some(minutes) = hours_ahead(typed) {
            return whole_hours(minutes).ok_or_else(|| match self.there_now(minutes) {
                nowhere if nowhere.is_empty() => Unclear::Unknown,
                there => Unclear::NotAllYear(there),
            });
        }
        // Abbreviations stand for places all over the world, so names without a slash are not taken
        // from the database.
        if let Some(zone) = Zone::from_name(typed).filter(|_| typed.contains('/')) {
            return Ok(zone);
        }
        let ranked = self.ranked(typed);
        let best = ranked.first().map(|(rank, _)| *rank);
        let fits = |worst: FitRank| {
            let fits = ranked.iter().filter(|(rank, _)| *rank <= worst);
            fits.map(|(_, fit)| fit.clone()).collect::<Vec<Fit>>()
        };
        let found = match best {
            Some(best @ (FitRank::Whole | FitRank::Hours)) => fits(best),
            Some(FitRank::Begins | FitRank::Words) => match Zone::from_name(typed) {
                Some(zone) => return Ok(zone),
                None => fits(FitRank::Words),
            },
            Some(FitRank::Inside) | None => return Zone::from_name(typed).ok_or(Unclear::Unknown),
        };
        let (one, others) = found.split_first().ok_or(Unclear::Unknown)?;
        let is_hours = best == Some(FitRank::Hours);
        match others.iter().all(|fit| is_hours && fit.zone.has_clock_of(one.zone)) {
            true => Ok(one.zone),
            false => Err(Unclear::Several(found)),
        }
    }

    fn there_now(&self, minutes: i32) -> Vec<Fit> {
        let there = Zone::of_places().filter(|zone| zone.minutes_ahead(self.now) == minutes);
        let mut there: Vec<Zone> = there.collect();
        there.sort_by_key(|zone| place_in_list(*zone));
        there.into_iter().map(|zone| Fit { zone, by: None }).collect()
    }

    fn ranked(&self, typed: &str) -> Vec<(FitRank, Fit)> {
        let words = words(typed);
        if words.is_empty() {
            return vec![];
        }
        let others = self.others.iter().map(|other| {
            let (name, by) = (&other.name, Some(other.name.clone()));
            Name::new(other.zone, name, name, by)
        });
        let others: Vec<Name> = others.collect();
        let ranked = NAMES.iter().chain(&others).filter_map(|name| {
            let named = name.rank(&words);
            let called = || name.by.is_none() && self.is_called(name.zone, typed);
            let rank = match named {
                Some(rank) if rank <= FitRank::Hours => rank,
                Some(_) | None if called() => FitRank::Hours,
                other => other?,
            };
            let (zone, by) = (name.zone, name.by.clone());
            Some((rank, Fit { zone, by }))
        });
        let mut ranked: Vec<(FitRank, Fit)> = ranked.collect();
        ranked.sort_by_key(|(rank, fit)| (*rank, fit.by.is_some(), place_in_list(fit.zone)));
        let mut seen = HashSet::new();
        ranked.retain(|(_, fit)| seen.insert(fit.zone));
        ranked
    }

    fn is_called(&self, zone: Zone, typed: &str) -> bool {
        let letters = typed.trim();
        let is_short = (2..=5).contains(&letters.len());
        is_short
            && letters.bytes().all(|letter| letter.is_ascii_alphabetic())
            && [self.now, self.now.saturating_add(HALF_A_YEAR)]
                .iter()
                .any(|at| zone.is_called(letters, *at))
    }
}

fn place_in_list(zone: Zone) -> (usize, String) {
    let listed = Zone::listed().iter().position(|one| *one == zone);
    (listed.unwrap_or(usize::MAX), zone.city())
}

struct Name {
    zone: Zone,
    by: Option<String>,
    city: String,
    whole: Vec<String>,
}

static NAMES: LazyLock<Vec<Name>> = LazyLock::new(|| {
    let own = Zone::of_places().map(|zone| Name::new(zone, &zone.city(), zone.name(), None));
    let old = OLD.iter().filter_map(|(old, today)| {
        let city = old.rsplit('/').next().unwrap_or(old).replace('_', " ");
        Some(Name::new(Zone::from_name(today)?, &city, old, Some(city.clone())))
    });
    own.chain(old).collect()
});

impl Name {
    fn new(zone: Zone, city: &str, whole: &str, by: Option<String>) -> Name {
        Name { zone, by, city: words(city).concat(), whole: words(whole) }
    }

    fn rank(&self, typed: &[String]) -> Option<FitRank> {
        let together = typed.concat();
        if self.city == together || self.whole.concat() == together {
            return Some(FitRank::Whole);
        }
        if self.city.starts_with(&together) {
            return Some(FitRank::Begins);
        }
        let begins = |word: &String| self.whole.iter().any(|one| one.starts_with(word));
        if typed.iter().all(begins) {
            // "Brisbane, Australia"
            let sorted = |words: &[String]| {
                let mut words = words.to_vec();
                words.sort();
                words
            };
            return Some(match sorted(typed) == sorted(&self.whole) {
                true => FitRank::Whole,
                false => FitRank::Words,
            });
        }
        self.city.contains(&together).then_some(FitRank::Inside)
    }
}

/// Lower-case words without accents. Characters inside words are dropped, as in "St. John's".
fn words(text: &str) -> Vec<String> {
    let inside = |letter: &char| !".'’`\u{2bc}".contains(*letter);
    let text: String = text.chars().filter(inside).flat_map(plain).collect();
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn plain(letter: char) -> impl Iterator<Item = char> {
    const ACCENTED: [(&str, char); 13] = [
        ("áàâäãåāăą", 'a'),
        ("éèêëēėęě", 'e'),
        ("íìîïīıį", 'i'),
        ("óòôöõøōő", 'o'),
        ("úùûüūůű", 'u'),
        ("çćč", 'c'),
        ("ñńň", 'n'),
        ("śšșş", 's'),
        ("źżž", 'z'),
        ("ýÿ", 'y'),
        ("țţť", 't'),
        ("łľ", 'l'),
        ("ё", 'е'),
    ];
    letter.to_lowercase().filter(|letter| !is_accent(*letter)).map(|letter| {
        let plain = ACCENTED.iter().find(|(accented, _)| accented.contains(letter));
        plain.map_or(letter, |(_, plain)| *plain)
    })
}

/// A combining accent, which some keyboards send.
fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

fn whole_hours(minutes: i32) -> Option<Zone> {
    let hours = (minutes % 60 == 0).then_some(minutes / 60)?;
    Zone::all_year(i8::try_from(hours).ok()?)
}

/// "UTC+3:30", "GMT-5", "+0545", "utc": minutes ahead of UTC.
fn hours_ahead(typed: &str) -> Option<i32> {
    let typed = typed.trim().to_ascii_lowercase();
    let named = ["utc", "gmt"].iter().find_map(|name| typed.strip_prefix(name));
    let rest = named.unwrap_or(&typed).trim();
    if rest.is_empty() {
        return named.map(|_| 0);
    }
    let mut letters = rest.chars();
    let sign = match letters.next()? {
        '+' | '±' => 1,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' => -1,
        _ => return None,
    };
    let (hours, minutes) = match letters.as_str().trim().split_once(':') {
        Some((hours, minutes)) => (hours, minutes),
        None => {
            let digits = letters.as_str().trim();
            match digits.len() {
                1 | 2 => (digits, "00"),
                4 => digits.split_at_checked(2)?,
                _ => return None,
            }
        }
    };
    let number = |digits: &str, most: i32| {
        let are_digits = !digits.is_empty() && digits.bytes().all(|d| d.is_ascii_digit());
        let number = are_digits.then(|| digits.parse::<i32>().ok()).flatten();
        number.filter(|number| *number <= most)
    };
    let minutes = (minutes.len() == 2).then(|| number(minutes, 59)).flatten()?;
    Some(sign * (number(hours, 14)? * 60 + minutes))
}

#[cfg(test)]
mod tests;
