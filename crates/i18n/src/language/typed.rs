//! The words with which users type their choices.

use crate::Wording;
use viceroy_model::timing::{OtherName, Zone};
use viceroy_rules::cards::{ByColour, Colour};

/// In lower case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GemWords {
    /// A single letter can be part of a row of letters; longer words match by prefix.
    colours: ByColour<Vec<String>>,
    between: Vec<String>,
    and: Vec<String>,
}

impl GemWords {
    pub fn is_and(&self, word: &str) -> bool {
        self.and.iter().any(|other| other == word)
    }

    pub fn is_between(&self, word: &str) -> bool {
        self.between.iter().any(|other| other == word)
    }

    pub fn colour_of_letter(&self, letter: char) -> Option<Colour> {
        let mut buffer = [0; 4];
        let letter: &str = letter.encode_utf8(&mut buffer);
        let is_letter = |c: &Colour| self.colours[*c].iter().any(|word| word == letter);
        Colour::ALL.into_iter().find(is_letter)
    }

    pub fn colour_of_word(&self, begins: &str) -> Option<Colour> {
        let is_meant = |c: &Colour| self.colours[*c].iter().any(|word| word.starts_with(begins));
        let mut meant = Colour::ALL.into_iter().filter(is_meant);
        meant.next().filter(|_| meant.next().is_none())
    }
}

pub fn gem_words(w: &Wording) -> GemWords {
    GemWords {
        colours: ByColour::from_fn(|colour| {
            understood(w, |w| match colour {
                Colour::Blue => w.say(text!(typed_blue)),
                Colour::Red => w.say(text!(typed_red)),
                Colour::Green => w.say(text!(typed_green)),
                Colour::Yellow => w.say(text!(typed_yellow)),
            })
        }),
        between: understood(w, |w| w.say(text!(typed_between))),
        and: understood(w, |w| w.say(text!(typed_and))),
    }
}

/// In lower case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HourWords {
    /// After an hour.
    pub am: Vec<String>,
    pub pm: Vec<String>,
    pub midnight: Vec<String>,
    pub noon: Vec<String>,
    /// Before the first hour.
    pub from: Vec<String>,
    /// Between two hours.
    pub until: Vec<String>,
    /// After an hour, before its minutes if any.
    pub hour: Vec<String>,
}

pub fn hour_words(w: &Wording) -> HourWords {
    HourWords {
        am: understood(w, |w| w.say(text!(typed_am))),
        pm: understood(w, |w| w.say(text!(typed_pm))),
        midnight: understood(w, |w| w.say(text!(typed_midnight))),
        noon: understood(w, |w| w.say(text!(typed_noon))),
        from: understood(w, |w| w.say(text!(typed_from))),
        until: understood(w, |w| w.say(text!(typed_until))),
        hour: understood(w, |w| w.say(text!(typed_hour))),
    }
}

/// Other names of zones: countries, and cities without a zone. Each line has a zone in backticks
/// and its names; the language's own names precede the English ones.
pub fn places(w: &Wording) -> Vec<OtherName> {
    let mut all: Vec<OtherName> = vec![];
    for place in
        said_in_both(w, |w| w.say(text!(typed_places))).iter().flat_map(|said| places_of(said))
    {
        if !all.contains(&place) {
            all.push(place);
        }
    }
    all
}

fn places_of(said: &str) -> Vec<OtherName> {
    let lines = said.lines().filter_map(|line| {
        let (zone, names) = line.trim().strip_prefix('`')?.split_once('`')?;
        Some((Zone::from_name(zone)?, names))
    });
    let each = |(zone, names): (Zone, &str)| {
        let names = names
            .split(',')
            .map(|name| OtherName { name: name.trim().trim_start_matches(CITY).to_owned(), zone });
        names.collect::<Vec<_>>()
    };
    lines.flat_map(each).collect()
}

/// Marks the language's name for a zone's city, if it differs from the zone's.
const CITY: char = '=';

pub fn city(w: &Wording, zone: Zone) -> Option<String> {
    let said = w.say(text!(typed_places));
    let begins = format!("`{}`", zone.name());
    let names = said.lines().find_map(|line| line.trim().strip_prefix(&*begins))?;
    let mut names = names.split(',').map(str::trim);
    names.find_map(|name| name.strip_prefix(CITY)).map(str::to_owned)
}

pub fn is_to_bid(w: &Wording, word: &str) -> bool {
    let words = understood(w, |w| w.say(text!(typed_bid)));
    words.iter().any(|other| other == word)
}

fn said_in_both(w: &Wording, said: impl Fn(&Wording) -> String) -> Vec<String> {
    let (own, english) = (said(w), said(w.english()));
    match own == english {
        true => vec![own],
        false => vec![own, english],
    }
}

/// The language's own words, then the English ones, which other players and the help use.
fn understood(w: &Wording, said: impl Fn(&Wording) -> String) -> Vec<String> {
    let both = said_in_both(w, said).join(" ").to_lowercase();
    let mut words: Vec<String> = vec![];
    for word in both.split_whitespace() {
        if words.iter().all(|other| other != word) {
            words.push(word.to_owned());
        }
    }
    words
}

/// Maps full-width letters of CJK keyboards.
pub fn halfwidth(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        _ => letter,
    }
}

pub fn is_minus(sign: char) -> bool {
    matches!(sign, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    #[test]
    fn every_place_of_the_language_names_a_zone() {
        let w = &english();
        let places = places(w);
        let lines = w.say(text!(typed_places));
        let zones = lines.lines().filter(|line| line.contains('`'));
        let named: std::collections::BTreeSet<&str> =
            places.iter().map(|place| place.zone.name()).collect();
        assert_eq!(named.len(), zones.count(), "each zone has one line");
        assert!(places.len() > 200, "{}", places.len());
        assert!(places.iter().all(|place| !place.name.is_empty()));
    }
}
