//! The files of the languages: nothing is left unsaid, and what one language says all say.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Resource};
use viceroy::cards::{Colour, TokenKind};
use viceroy::rules::{DomainReward, Module, SHEET, Topic};

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
}

/// All keys of a language.
fn keys(language: &Path) -> BTreeSet<String> {
    let mut found = vec![];
    files(language, "ftl", &mut found);
    let keys = found.iter().flat_map(|file| {
        let text = std::fs::read_to_string(file).unwrap();
        let read: Resource<String> = fluent_syntax::parser::parse(text).unwrap();
        read.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        })
    });
    keys.collect()
}

/// Whether a key follows from a name in the code, so that no source spells it.
fn follows(key: &str) -> bool {
    let asked = ["ask-", "call-", "topic-"].iter();
    let mut asked = asked.filter_map(|said| key.strip_prefix(said));
    let option = key.strip_prefix("option-");
    let reward = key.strip_prefix("domain-reward-");
    let reward = reward.map(|rest| rest.trim_end_matches("-more"));
    asked.any(|rest| Topic::ALL.iter().any(|topic| topic.key() == rest))
        || reward.is_some_and(|rest| DomainReward::ALL.iter().any(|r| r.key() == rest))
        || option.is_some_and(|rest| SHEET.iter().any(|o| rest.starts_with(o.key)))
        || Colour::ALL.iter().any(|colour| colour.key() == key)
        || key.strip_prefix("token-kind-").is_some_and(|rest| {
            let mut kinds = TokenKind::ALL.iter();
            kinds.any(|kind| kind.key().replace('_', "-") == rest)
        })
        || key.starts_with("edition-")
        || key.starts_with("command-")
        || ["module-", "terms-"].iter().any(|said| {
            let rest = key.strip_prefix(said);
            rest.is_some_and(|rest| Module::from_key(rest).is_some())
        })
}

#[test]
fn no_sentence_is_left_unsaid() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = vec![];
    files(&root.join("src/wording"), "rs", &mut sources);
    let sources: String = sources
        .iter()
        .map(|file| std::fs::read_to_string(file).unwrap())
        .collect();
    let english = keys(&root.join("assets/locales/en"));
    assert!(english.len() > 300, "{} sentences", english.len());
    let unsaid: Vec<&String> = english
        .iter()
        .filter(|key| !follows(key) && !sources.contains(&format!("\"{key}\"")))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn what_one_language_says_all_say() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let english = keys(&locales.join("en"));
    for entry in std::fs::read_dir(&locales).unwrap() {
        let folder = entry.unwrap().path();
        let own = keys(&folder);
        // English calls cards as they are printed.
        let of_cards = |key: &&String| key.starts_with("card-") && *key != "card-name";
        let missing: Vec<_> = english.difference(&own).collect();
        let more: Vec<_> = own.difference(&english).filter(|k| !of_cards(k)).collect();
        assert!(
            missing.is_empty() && more.is_empty(),
            "{folder:?}: {missing:?} {more:?}"
        );
    }
}
