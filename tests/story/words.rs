//! Parses the values in sentences: players, cards, gems, places, tokens.

use super::prelude::*;
use super::{rivals, tokens};

pub use super::rivals::rivals_word;
pub use super::tokens::{Lies, token_word};

/// By seat.
pub const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "David"];

/// The colours only if they differ from the printed ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    pub card: CardId,
    pub slot: Slot,
    /// In the order of [`Section::ALL`].
    pub colours: Option<[SectionColour; 4]>,
}

#[derive(Clone, Debug)]
pub enum Value {
    Seats(Vec<Seat>),
    Seat(Seat),
    /// `None` for anybody.
    Somebody(Option<Seat>),
    Card(CardId),
    Cards(Vec<CardId>),
    /// Base and tip.
    Beside([Option<CardId>; 2]),
    Gems(Gems),
    Colour(Colour),
    Colours(Vec<Colour>),
    Number(i64),
    Numbers(Vec<i64>),
    Slot(Slot),
    Placed(Vec<Placed>),
    Tokens(Vec<Lies>),
    Section(Section),
    Deck(DeckKind),
    Rival(Rival),
    Rivals(Vec<Rival>),
    Text(String),
}

macro_rules! values {
    ($($kind:ident $type:ty),*) => {$(
        impl TryFrom<Value> for $type {
            type Error = ();
            fn try_from(value: Value) -> Result<Self, ()> {
                if let Value::$kind(it) = value { Ok(it) } else { Err(()) }
            }
        }
    )*};
}

values!(
    Seats Vec<Seat>, Seat Seat, Somebody Option<Seat>, Card CardId, Cards Vec<CardId>,
    Beside [Option<CardId>; 2], Gems Gems, Colour Colour, Number i64, Numbers Vec<i64>, Slot Slot, Placed Vec<Placed>,
    Tokens Vec<Lies>, Section Section, Deck DeckKind, Text String, Colours Vec<Colour>, Rival Rival, Rivals Vec<Rival>
);

pub struct Missing {
    /// How many words matched.
    pub after: usize,
    pub needs: Vec<String>,
}

pub fn missing<T>(after: usize, needs: &str) -> Result<T, Missing> {
    let needs = vec![needs.to_owned()];
    Err(Missing { after, needs })
}

/// Parses a value at the start of the words; also returns how many words it took.
pub fn read(kind: &str, words: &[&str]) -> Result<(Value, usize), Missing> {
    let first = words.first().copied().unwrap_or_default();
    let one = |value: Option<Value>, needs: &str| match value {
        Some(value) => Ok((value, 1)),
        None => missing(0, needs),
    };
    match kind {
        "who" => seats(words),
        "one" => one(seat(first).map(Value::Seat), "a player (Anna)"),
        "whose" => {
            let owner = first.strip_suffix("'s").and_then(seat);
            one(owner.map(Value::Seat), "a player's (Anna's)")
        }
        "somebody" => {
            let found = seat(first).map(Some);
            let found = found.or((first == "somebody").then_some(None));
            one(found.map(Value::Somebody), "a player (Anna) or `somebody`")
        }
        "card" => one(card(first).map(Value::Card), "the number of a card"),
        "cards" => list(words, cards, "numbers of cards (10 71, 3..20) or `nothing`")
            .map(|(lists, n)| (Value::Cards(lists.concat()), n)),
        "beside" => one(
            beside(first).map(Value::Beside),
            "a card at the base (21), a base and a tip (31/32), a tip (-/32) or `nothing`",
        ),
        "gems" => list(words, gems, "gems (2B 1R, 5-each) or `nothing`").map(|(all, n)| {
            let sum = all.iter().fold(Gems::NONE, |sum, g| sum.plus(g));
            (Value::Gems(sum), n)
        }),
        "colour" => one(colour(first).map(Value::Colour), "a colour (blue, red, green, yellow)"),
        "colours" => {
            list(words, colour, "colours (blue red)").map(|(all, n)| (Value::Colours(all), n))
        }
        "number" => one(number(first).map(Value::Number), "a number"),
        "numbers" => list(words, number, "numbers").map(|(all, n)| (Value::Numbers(all), n)),
        "place" => one(slot(first).map(Value::Slot), "a place: level,column (2,0)"),
        "placed" => list(words, placed, "cards with places (11@1,0 12@1,1=red) or `nothing`")
            .map(|(all, n)| (Value::Placed(all), n)),
        "tokens" => tokens::read(words),
        "rival" => rivals::one(words),
        "rivals" => rivals::read(words),
        "section" => match section(words) {
            Some(section) => Ok((Value::Section(section), 2)),
            None => missing(0, "a corner (top left, top right, bottom left, bottom right)"),
        },
        "deck" => match (deck(first), words.get(1)) {
            (Some(deck), Some(&"deck")) => Ok((Value::Deck(deck), 2)),
            (Some(_), _) => missing(1, "`deck`"),
            (None, _) => missing(0, "a deck (large deck, small deck, law deck, criminal deck)"),
        },
        "word" if !first.is_empty() => Ok((Value::Text(first.to_owned()), 1)),
        "rest" if !first.is_empty() => Ok((Value::Text(join(words)), words.len())),
        _ => missing(0, "more words"),
    }
}

pub fn join(words: &[&str]) -> String {
    words.join(" ").replace(" ,", ",").replace(" :", ":")
}

/// As many values as match; `nothing` is the empty list.
fn list<T>(
    words: &[&str],
    read: impl Fn(&str) -> Option<T>,
    needs: &str,
) -> Result<(Vec<T>, usize), Missing> {
    if words.first() == Some(&"nothing") {
        return Ok((vec![], 1));
    }
    let found: Vec<T> = words.iter().map_while(|w| read(w)).collect();
    let count = found.len();
    if count == 0 {
        return missing(0, needs);
    }
    Ok((found, count))
}

fn seat(word: &str) -> Option<Seat> {
    let seat = NAMES.iter().position(|n| *n == word)?;
    Some(Seat(seat as u8))
}

pub fn names(seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<&str> = seats.into_iter().map(name).collect();
    if names.is_empty() {
        return "nobody".to_owned();
    }
    names.join(" and ")
}

pub fn name(seat: Seat) -> &'static str {
    NAMES[usize::from(seat.0)]
}

fn seats(words: &[&str]) -> Result<(Value, usize), Missing> {
    if words.first() == Some(&"nobody") {
        return Ok((Value::Seats(vec![]), 1));
    }
    let mut found = vec![];
    let mut at = 0;
    loop {
        match words.get(at).copied().and_then(seat) {
            Some(seat) => found.push(seat),
            None if at == 0 => return missing(0, "players (Anna, Ben and Clara) or `nobody`"),
            None => return missing(at, "a player (Anna)"),
        }
        at += 1;
        if !matches!(words.get(at), Some(&"," | &"and")) {
            return Ok((Value::Seats(found), at));
        }
        at += 1;
    }
}

fn card(word: &str) -> Option<CardId> {
    word.parse().ok().filter(|n| *n > 0).map(CardId)
}

fn cards(word: &str) -> Option<Vec<CardId>> {
    match word.split_once("..") {
        Some((from, to)) => Some((card(from)?.0..=card(to)?.0).map(CardId).collect()),
        None => Some(vec![card(word)?]),
    }
}

fn beside(word: &str) -> Option<[Option<CardId>; 2]> {
    let place = |word: &str| (word == "-").then_some(None).or(card(word).map(Some));
    match word.split_once('/') {
        Some((base, tip)) => Some([place(base)?, place(tip)?]),
        None if word == "nothing" => Some([None, None]),
        None => Some([Some(card(word)?), None]),
    }
}

fn gems(word: &str) -> Option<Gems> {
    if let Some(each) = word.strip_suffix("-each") {
        return each.parse().ok().map(Gems::each);
    }
    let letter = word.chars().last()?;
    let colour = Colour::ALL.into_iter().find(|c| c.letter() == letter)?;
    let count = word.strip_suffix(letter)?.parse().ok()?;
    Some(Gems::only(colour, count))
}

pub fn colour(word: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|c| c.key() == word)
}

fn number(word: &str) -> Option<i64> {
    if word == "no" {
        return Some(0);
    }
    word.parse().ok()
}

fn slot(word: &str) -> Option<Slot> {
    let (level, column) = word.split_once(',')?;
    Some(Slot { level: level.parse().ok()?, column: column.parse().ok()? })
}

fn placed(word: &str) -> Option<Placed> {
    let (number, place) = word.split_once('@')?;
    let (place, colours) = match place.split_once('=') {
        Some((place, colours)) => (place, Some(four_colours(colours)?.map(Into::into))),
        None => (place, None),
    };
    Some(Placed { card: card(number)?, slot: slot(place)?, colours })
}

/// One colour for all corners, or a letter each: `red`, `BBRB`.
fn four_colours(word: &str) -> Option<[Colour; 4]> {
    if let Some(colour) = colour(word) {
        return Some([colour; 4]);
    }
    let letters: Option<Vec<Colour>> = word.chars().map(Colour::from_letter).collect();
    letters?.try_into().ok()
}

fn section(words: &[&str]) -> Option<Section> {
    match words {
        ["top", "left", ..] => Some(Section::TopLeft),
        ["top", "right", ..] => Some(Section::TopRight),
        ["bottom", "left", ..] => Some(Section::BottomLeft),
        ["bottom", "right", ..] => Some(Section::BottomRight),
        _ => None,
    }
}

fn deck(word: &str) -> Option<DeckKind> {
    match word {
        "large" => Some(DeckKind::Large),
        "small" => Some(DeckKind::Small),
        "law" => Some(DeckKind::Laws),
        "criminal" => Some(DeckKind::Criminals),
        _ => None,
    }
}

pub fn gems_word(gems: &Gems) -> String {
    let there = gems.iter().filter(|(_, n)| **n > 0);
    let words: Vec<String> = there.map(|(c, n)| format!("{n}{}", c.letter())).collect();
    if words.is_empty() {
        return "nothing".to_owned();
    }
    words.join(" ")
}

pub fn cards_word(cards: impl IntoIterator<Item = CardId>) -> String {
    let words: Vec<String> = cards.into_iter().map(|c| c.0.to_string()).collect();
    if words.is_empty() {
        return "nothing".to_owned();
    }
    words.join(" ")
}
