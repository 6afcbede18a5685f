//! Checks game terms against the language's `glossary.toml`, which is used only for linting.

use serde::Deserialize;

use super::flaw::{Flaw, Wrong};
use super::messages::Messages;
use super::pattern::{Contents, GAP};
use crate::prelude::*;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Glossary {
    /// English terms, with word stems of which one must occur wherever English uses the term.
    #[serde(default)]
    terms: BTreeMap<String, Vec<String>>,
    /// Stems that must not occur anywhere.
    #[serde(default)]
    never: Vec<String>,
    #[serde(default)]
    otherwise: BTreeMap<String, Vec<String>>,
    /// Latin words that may stay in another script: names.
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    words: Vec<String>,
}

pub(super) fn own_words(text: &str) -> Vec<String> {
    let glossary: Option<Glossary> = toml::from_str(text).ok();
    glossary.map_or_else(Vec::new, |own| own.words.into_iter().chain(own.names).collect())
}

pub(super) fn check(
    model: &Messages,
    own: &Messages,
    (file, text): (&str, &str),
    flaws: &mut Vec<Flaw>,
) {
    let glossary: Glossary = match toml::from_str(text) {
        Ok(glossary) => glossary,
        Err(error) => {
            let (key, what) = (String::new(), Wrong::Unreadable(error.to_string()));
            flaws.push(Flaw { file: file.to_owned(), line: 1, key, what });
            return;
        }
    };
    let has_other_letters = has_other_letters(own);
    for (key, message) in own.iter().filter(|(key, _)| !key.starts_with("typed-")) {
        let said = Contents::without_answers(&message.pattern).text();
        let small = said.to_lowercase();
        if let Some(english) = model.get(key) {
            let there = Contents::of(&english.pattern).text().to_lowercase();
            for (term, words) in &glossary.terms {
                let otherwise = glossary.otherwise.get(term);
                let otherwise = otherwise.is_some_and(|keys| keys.iter().any(|one| one == key));
                let says = words.iter().any(|word| small.contains(&word.to_lowercase()));
                if !otherwise && !says && has_word(&there, term) {
                    flaws.push(message.wrong(
                        key,
                        Wrong::NotTheTerm { english: term.clone(), words: words.join(", ") },
                    ));
                }
            }
        }
        for never in &glossary.never {
            if begun(&small, &never.to_lowercase()).next().is_some() {
                flaws.push(message.wrong(key, Wrong::RuledOut(never.clone())));
            }
        }
        if has_other_letters {
            let words = latin_words(&said, &glossary.names);
            if !words.is_empty() {
                flaws.push(message.wrong(key, Wrong::OtherLetters(words.join(", "))));
            }
        }
    }
}

fn has_word(text: &str, term: &str) -> bool {
    begun(text, term).any(|after| {
        let after = after.strip_prefix('s').unwrap_or(after);
        !after.starts_with(char::is_alphanumeric)
    })
}

fn begun<'a>(text: &'a str, begin: &'a str) -> impl Iterator<Item = &'a str> {
    let found = text.match_indices(begin);
    let found = found.filter(|(at, _)| !text[..*at].ends_with(char::is_alphanumeric));
    found.map(move |(at, _)| &text[at + begin.len()..])
}

fn has_other_letters(own: &Messages) -> bool {
    let (mut latin, mut others) = (0_usize, 0_usize);
    for (_, message) in own.iter() {
        for letter in Contents::of(&message.pattern).text().chars() {
            latin += usize::from(letter.is_ascii_alphabetic());
            others += usize::from(letter.is_alphabetic() && letter > '\u{24f}');
        }
    }
    others > latin
}

/// Skips names and typed text, single letters and Roman numerals of tiers.
fn latin_words(text: &str, names: &[String]) -> Vec<String> {
    let mut found = vec![];
    for part in text.replace(GAP, " ").split('`').step_by(2) {
        for word in part.split(|c: char| !c.is_alphanumeric()) {
            let latin = word.chars().any(|letter| letter.is_ascii_alphabetic());
            let tier = word.chars().all(|letter| letter == 'I');
            let name = names.iter().any(|name| name == word);
            if latin && !tier && !name && word.chars().count() > 1 {
                found.push(word.to_owned());
            }
        }
    }
    found
}
