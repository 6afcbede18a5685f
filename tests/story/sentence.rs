//! Matches sentences to forms. A form consists of literal words (`lie|lies` for either) and
//! placeholders (`<cards>`).

use super::prelude::*;
use super::words;

#[derive(Clone, Debug)]
pub struct Sentence {
    /// File and line.
    pub at: String,
    pub text: String,
}

#[derive(Clone, Debug)]
pub struct Complaint {
    /// File and line.
    pub at: String,
    pub what: String,
}

impl std::fmt::Display for Complaint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

pub type Form<F> = (&'static str, F);

#[derive(Debug)]
pub struct Args(Vec<Value>);

impl Args {
    pub fn get<T: TryFrom<Value>>(&self, nth: usize) -> T {
        let value = self.0.get(nth).cloned();
        let value = value.unwrap_or_else(|| panic!("the form has no place {nth}"));
        T::try_from(value).unwrap_or_else(|_| panic!("place {nth} of the form is something else"))
    }

    pub fn seats(&self, nth: usize) -> Vec<Seat> {
        match self.0.get(nth) {
            Some(Value::Seat(seat)) => vec![*seat],
            _ => self.get(nth),
        }
    }
}

pub struct Misfit {
    /// Index of the word.
    pub at: usize,
    pub needs: Vec<String>,
}

/// A comma or colon after a word is its own word.
pub fn split(text: &str) -> Vec<&str> {
    let mut found = vec![];
    for word in text.split_whitespace() {
        let bare = word.trim_end_matches([',', ':']);
        if !bare.is_empty() {
            found.push(bare);
        }
        found.extend(word[bare.len()..].split("").filter(|mark| !mark.is_empty()));
    }
    found
}

fn fit(pattern: &str, said: &[&str]) -> Result<Args, Misfit> {
    let mut at = 0;
    let mut values = vec![];
    for part in pattern.split_whitespace() {
        let rest = &said[at..];
        if let Some(kind) = part.strip_prefix('<').and_then(|p| p.strip_suffix('>')) {
            let (value, length) = words::read(kind, rest)
                .map_err(|missing| Misfit { at: at + missing.after, needs: missing.needs })?;
            values.push(value);
            at += length;
        } else if rest.first().is_some_and(|w| part.split('|').any(|p| p == *w)) {
            at += 1;
        } else {
            let needs = part.split('|').map(|p| format!("`{p}`")).collect();
            return Err(Misfit { at, needs });
        }
    }
    if at < said.len() {
        let needs = vec!["the end of the sentence".to_owned()];
        return Err(Misfit { at, needs });
    }
    Ok(Args(values))
}

/// The matching form, or what could stand where the best match fails.
pub fn understand<'f, F>(
    text: &str,
    forms: impl IntoIterator<Item = &'f Form<F>>,
) -> Result<(&'f F, Args), String> {
    let said = split(text);
    let mut worst = Misfit { at: 0, needs: vec![] };
    for (pattern, meaning) in forms {
        match fit(pattern, &said) {
            Ok(args) => return Ok((meaning, args)),
            Err(misfit) if misfit.at > worst.at => worst = misfit,
            Err(misfit) if misfit.at == worst.at => worst.needs.extend(misfit.needs),
            Err(_) => {}
        }
    }
    Err(explain(text, &said, worst))
}

fn explain(text: &str, said: &[&str], mut worst: Misfit) -> String {
    worst.needs.sort();
    worst.needs.dedup();
    let here = said.get(worst.at).copied();
    let mut message = match here {
        Some(word) => format!("`{text}`: `{word}` is not understood here"),
        None => format!("`{text}` stops too early"),
    };
    let near = here.and_then(|word| {
        let known = worst.needs.iter().flat_map(|need| need.split([' ', ',', '`', '(', ')']));
        let near = known.filter(|k| !k.is_empty()).map(|known| (distance(word, known), known));
        let (changes, near) = near.min()?;
        (changes <= 2 && changes * 2 <= word.len()).then(|| near.to_owned())
    });
    if let Some(near) = near {
        message += &format!("; perhaps `{near}`");
    }
    message + &format!("; there may stand: {}", worst.needs.join(", "))
}

/// Edit distance.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let changed = before + usize::from(a != *b);
            before = row[j + 1];
            row[j + 1] = changed.min(before + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}
