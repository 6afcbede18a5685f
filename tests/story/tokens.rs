//! Tokens in words.

use super::prelude::*;
use super::words::{Missing, colour, missing};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Lies {
    pub token: Token,
    /// Whether this infinite gem has paid in this phase.
    pub used: bool,
}

fn token(word: &str) -> Option<Lies> {
    let (word, used) = match word.strip_suffix("-used") {
        Some(word) => (word, true),
        None => (word, false),
    };
    let token = match word {
        "science" => Token::Science,
        "magic" => Token::Magic,
        "defence" => Token::Defence,
        _ => {
            if let Some(points) = word.strip_suffix("-points") {
                Token::Points(points.parse().ok()?)
            } else if let Some(infinite) = word.strip_prefix("infinite-") {
                Token::Infinite(colour(infinite)?)
            } else {
                let (kind, value) = word.split_once('+')?;
                let value = value.parse().ok()?;
                match colour(kind) {
                    Some(colour) => Token::BonusCircle { colour, value },
                    None if kind == "magic" => Token::BonusMagic(value),
                    None if kind == "any" => Token::BonusAnyCircle(value),
                    None => return None,
                }
            }
        }
    };
    is_printed(token).then_some(Lies { token, used })
}

/// Rejects values that no card gives.
fn is_printed(token: Token) -> bool {
    match token {
        Token::Points(value) => [2, 3, 4, 5, 6, 7, 8, 10, 12, 15].contains(&value),
        Token::BonusMagic(value) => [2, 3, 5].contains(&value),
        Token::BonusCircle { value, .. } => [2, 4].contains(&value),
        Token::BonusAnyCircle(value) => value == 1,
        Token::Science | Token::Magic | Token::Defence | Token::Infinite(_) => true,
    }
}

pub fn token_word(lies: Lies) -> String {
    let word = match lies.token {
        Token::Science => "science".to_owned(),
        Token::Magic => "magic".to_owned(),
        Token::Defence => "defence".to_owned(),
        Token::Points(points) => format!("{points}-points"),
        Token::BonusMagic(value) => format!("magic+{value}"),
        Token::BonusCircle { colour, value } => format!("{}+{value}", colour.key()),
        Token::Infinite(colour) => format!("infinite-{}", colour.key()),
        Token::BonusAnyCircle(value) => format!("any+{value}"),
    };
    word + if lies.used { "-used" } else { "" }
}

pub fn read(words: &[&str]) -> Result<(Value, usize), Missing> {
    const NEEDS: &str = "tokens of printed values (science, 2 magic, defence, 6-points, magic+3, \
        blue+2, any+1, infinite-red, infinite-red-used) or `nothing`";
    if words.first() == Some(&"nothing") {
        return Ok((Value::Tokens(vec![]), 1));
    }
    let mut found = vec![];
    let mut at = 0;
    while let Some(word) = words.get(at) {
        if let Some(token) = token(word) {
            found.push(token);
            at += 1;
        } else if let (Ok(count), Some(next)) = (word.parse::<usize>(), words.get(at + 1)) {
            match token(next) {
                Some(token) => found.extend(std::iter::repeat_n(token, count)),
                None if found.is_empty() => return missing(1, NEEDS),
                None => break,
            }
            at += 2;
        } else {
            break;
        }
    }
    if found.is_empty() {
        return missing(0, NEEDS);
    }
    Ok((Value::Tokens(found), at))
}
