//! Virtual opponents in words, numbered from one.

use viceroy::rules::MAX_RIVALS;

use super::prelude::*;
use super::words::{Missing, missing};

const ONE: &str = "the number of a virtual opponent (1 to 3)";

pub fn one(words: &[&str]) -> Result<(Value, usize), Missing> {
    start(words, "opponent")?;
    match words.get(2).copied().and_then(rival) {
        Some(rival) => Ok((Value::Rival(rival), 3)),
        None => missing(2, ONE),
    }
}

pub fn read(words: &[&str]) -> Result<(Value, usize), Missing> {
    if let ["no", rest @ ..] = words {
        start(rest, "opponent")?;
        return Ok((Value::Rivals(vec![]), 3));
    }
    if words.get(1) == Some(&"opponent") {
        let (rival, length) = one(words)?;
        let Value::Rival(rival) = rival else {
            return missing(2, ONE);
        };
        return Ok((Value::Rivals(vec![rival]), length));
    }
    start(words, "opponents")?;
    let mut found = vec![];
    let mut at = 2;
    loop {
        match words.get(at).copied().and_then(rival) {
            Some(rival) => found.push(rival),
            None => return missing(at, ONE),
        }
        at += 1;
        if !matches!(words.get(at), Some(&"," | &"and")) {
            return Ok((Value::Rivals(found), at));
        }
        at += 1;
    }
}

fn start(words: &[&str], noun: &str) -> Result<(), Missing> {
    match words {
        ["virtual", there, ..] if *there == noun => Ok(()),
        ["virtual", ..] => missing(1, "`opponent 1` or `opponents 1 and 2`"),
        _ => missing(0, "`virtual opponent 1` or `virtual opponents 1 and 2`"),
    }
}

fn rival(word: &str) -> Option<Rival> {
    let nth: u8 = word.parse().ok()?;
    (1..=MAX_RIVALS as u8).contains(&nth).then(|| Rival(nth - 1))
}

pub fn rivals_word(rivals: impl IntoIterator<Item = Rival>) -> String {
    let numbers: Vec<String> = rivals.into_iter().map(|r| (r.0 + 1).to_string()).collect();
    match numbers.as_slice() {
        [] => "no virtual opponent".to_owned(),
        [one] => format!("virtual opponent {one}"),
        _ => format!("virtual opponents {}", numbers.join(" and ")),
    }
}
