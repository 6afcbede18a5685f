//! Parses two hours of a day.

use viceroy_i18n::typed::{HourWords, halfwidth, is_minus};

/// Minutes.
pub(super) const HALF: u16 = 12 * 60;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hour {
    minute: u16,
    half: Half,
}

/// Whether a.m. or p.m. is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Half {
    Said,
    /// On the 24-hour clock: "0", "07", "13".
    Of24,
    /// Ambiguous.
    Open,
}

impl Hour {
    fn new(hour: u16, minute: u16, half: Half) -> Option<Hour> {
        let is_time = minute < 60 && (hour < 24 || hour == 24 && minute == 0);
        is_time.then_some(Hour { minute: (hour % 24) * 60 + minute, half })
    }

    /// Minute of the day.
    pub(super) fn minute(self) -> u16 {
        self.minute
    }

    pub(super) fn has_half(self) -> bool {
        self.half == Half::Said
    }

    /// Only possible on the 24-hour clock.
    pub(super) fn is_of_24(self) -> bool {
        self.half == Half::Of24
    }

    pub(super) fn is_twelve(self) -> bool {
        self.half == Half::Open && self.minute / 60 == 12
    }

    /// All possible minutes of the day, as written first.
    pub(super) fn readings(self) -> impl Iterator<Item = u16> + Clone {
        let other = (self.half == Half::Open).then_some((self.minute + HALF) % (2 * HALF));
        [self.minute].into_iter().chain(other)
    }
}

pub(super) enum Typed {
    First(Hour),
    Both(Hour, Hour),
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum HoursPiece {
    Digits(String),
    Colon,
    Dash,
    Word(String),
}

/// `None` if anything else is in the text.
pub(super) fn typed(words: &HourWords, text: &str) -> Option<Typed> {
    let pieces = pieces(text)?;
    let mut reader = HoursReader { words, rest: &pieces };
    reader.word(&words.from);
    let first = reader.hour()?;
    let goes_on = reader.take(&HoursPiece::Dash) || reader.word(&words.until);
    if reader.rest.is_empty() {
        return Some(Typed::First(first));
    }
    let second = reader.hour().filter(|_| goes_on)?;
    reader.rest.is_empty().then_some(Typed::Both(first, second))
}

fn pieces(text: &str) -> Option<Vec<HoursPiece>> {
    let letters: Vec<char> = text.chars().map(halfwidth).collect();
    let mut pieces: Vec<HoursPiece> = vec![];
    let mut is_new = true;
    for (place, letter) in letters.iter().copied().enumerate() {
        let digit_follows = letters.get(place + 1).is_some_and(char::is_ascii_digit);
        match (pieces.last_mut(), letter) {
            (Some(HoursPiece::Digits(digits)), '0'..='9') if !is_new => digits.push(letter),
            (_, '0'..='9') => pieces.push(HoursPiece::Digits(letter.to_string())),
            (Some(HoursPiece::Word(word)), _) if !is_new && letter.is_alphabetic() => {
                word.extend(letter.to_lowercase());
            }
            (_, _) if letter.is_alphabetic() => {
                pieces.push(HoursPiece::Word(letter.to_lowercase().collect()));
            }
            (Some(HoursPiece::Digits(_)), ':' | '.') if !is_new && digit_follows => {
                pieces.push(HoursPiece::Colon);
            }
            // "a.m." and "o'clock" are one word.
            (Some(HoursPiece::Word(_)), '.' | '\'' | '’') => continue,
            (_, _) if is_minus(letter) || letter == '~' => pieces.push(HoursPiece::Dash),
            (_, _) if letter.is_whitespace() => {}
            (_, _) => return None,
        }
        is_new = letter.is_whitespace();
    }
    Some(pieces)
}

struct HoursReader<'a> {
    words: &'a HourWords,
    rest: &'a [HoursPiece],
}

impl HoursReader<'_> {
    fn take(&mut self, piece: &HoursPiece) -> bool {
        let is_next = self.rest.first() == Some(piece);
        if is_next {
            self.rest = &self.rest[1..];
        }
        is_next
    }

    fn word(&mut self, words: &[String]) -> bool {
        match self.rest.split_first() {
            Some((HoursPiece::Word(word), rest)) if words.contains(word) => {
                self.rest = rest;
                true
            }
            Some(_) | None => false,
        }
    }

    fn digits(&mut self) -> Option<&str> {
        let (first, rest) = self.rest.split_first()?;
        let HoursPiece::Digits(digits) = first else {
            return None;
        };
        self.rest = rest;
        Some(digits)
    }

    fn hour(&mut self) -> Option<Hour> {
        let words = self.words;
        if self.word(&words.midnight) {
            return Hour::new(0, 0, Half::Said);
        }
        if self.word(&words.noon) {
            return Hour::new(12, 0, Half::Said);
        }
        let digits = self.digits()?.to_owned();
        let (hour, minute) = match digits.len() {
            1 | 2 => (&digits[..], self.minutes()?),
            4 => {
                let (hour, minute) = digits.split_at(2);
                (hour, minute.parse().ok()?)
            }
            _ => return None,
        };
        let number: u16 = hour.parse().ok()?;
        let is_pm = self.word(&words.pm);
        if is_pm || self.word(&words.am) {
            let hour = (1..=12).contains(&number).then_some(number % 12)?;
            return Hour::new(hour + if is_pm { 12 } else { 0 }, minute, Half::Said);
        }
        let half = match hour.starts_with('0') || number > 12 {
            true => Half::Of24,
            false => Half::Open,
        };
        Hour::new(number, minute, half)
    }

    fn minutes(&mut self) -> Option<u16> {
        let colon = self.take(&HoursPiece::Colon);
        if !colon && !self.word(&self.words.hour) {
            return Some(0);
        }
        match self.rest.first() {
            // "23h" and "11 o'clock" are whole hours.
            Some(HoursPiece::Digits(digits)) if digits.len() == 2 => {
                let minute = digits.parse().ok()?;
                self.rest = &self.rest[1..];
                Some(minute)
            }
            Some(_) | None if !colon => Some(0),
            Some(_) | None => None,
        }
    }
}
