//! The language files: no message is missing, and all languages have the same ones.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement, Resource};
use strum::VariantArray;
use viceroy::i18n::rules::Page;

use crate::prelude::*;

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

fn sentences(language: &Path) -> Vec<(String, Option<Pattern<String>>)> {
    let mut found = vec![];
    files(language, "ftl", &mut found);
    let sentences = found.iter().flat_map(|file| {
        let text = std::fs::read_to_string(file).unwrap();
        let read: Resource<String> = fluent_syntax::parser::parse(text).unwrap();
        read.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value)),
            _ => None,
        })
    });
    sentences.collect()
}

fn keys(language: &Path) -> BTreeSet<String> {
    let sentences = sentences(language).into_iter();
    sentences.map(|(key, _)| key).collect()
}

fn ends(pattern: &Pattern<String>) -> Vec<&str> {
    match pattern.elements.last() {
        Some(PatternElement::TextElement { value }) => vec![value],
        Some(PatternElement::Placeable { expression: Expression::Select { variants, .. } }) => {
            variants.iter().flat_map(|one| ends(&one.value)).collect()
        }
        _ => vec![""],
    }
}

/// Message keys derived from names in the code.
fn members() -> Vec<String> {
    let mut all = vec![];
    for topic in Topic::ALL.iter().map(|topic| topic.key()) {
        all.extend(["ask", "call", "topic"].map(|said| format!("{said}-{topic}")));
    }
    for reward in DomainReward::ALL.iter().map(|reward| reward.key()) {
        all.extend(["", "-more"].map(|more| format!("domain-reward-{reward}{more}")));
    }
    for module in Module::ALL.map(Module::key) {
        all.extend(["module", "terms"].map(|said| format!("{said}-{module}")));
        all.push(format!("module-{module}-means"));
    }
    all.extend(Edition::ALL.map(|edition| format!("edition-{}", edition.key())));
    all.extend(Page::ALL.map(|page| format!("page-{}", page.key())));
    for option in SHEET {
        all.push(format!("option-{}", option.key));
        all.push(format!("option-{}-means", option.key));
        let values = option.values.iter();
        all.extend(values.map(|value| format!("option-{}-{}", option.key, value.key)));
    }
    all
}

#[test]
fn what_follows_from_a_name_has_its_sentence() {
    let english = keys(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en"));
    let unsaid: Vec<String> = members();
    let unsaid: Vec<_> = unsaid.iter().filter(|key| !english.contains(*key)).collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

fn choices() -> Vec<(&'static str, Vec<&'static str>)> {
    fn names<T: Copy + Into<&'static str>>(all: &[T]) -> Vec<&'static str> {
        all.iter().map(|one| (*one).into()).collect()
    }
    vec![
        ("speed", names(Speed::VARIANTS)),
        ("weekends", names(Weekends::VARIANTS)),
        ("decided", names(OnTimeout::VARIANTS)),
        ("hints", names(Hints::VARIANTS)),
        ("level", Level::ALL.map(Level::key).to_vec()),
    ]
}

#[test]
fn a_sentence_that_chooses_has_words_for_each_choice() {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en");
    let mut found = vec![];
    files(&english, "ftl", &mut found);
    let text: String = found.iter().map(|f| std::fs::read_to_string(f).unwrap()).collect();
    for (name, all) in choices() {
        let begins = format!("{{ ${name} ->");
        let chosen: Vec<&str> = text.split(&begins).skip(1).collect();
        assert!(!chosen.is_empty(), "{name}");
        for variants in chosen.iter().filter_map(|rest| rest.split("\n}").next()) {
            // Levels of a pyramid are numbers.
            let of_numbers = variants.contains("[one]") || variants.contains("[0]");
            let missing = all.iter().filter(|one| !variants.contains(&format!("[{one}]")));
            let missing: Vec<_> = missing.collect();
            assert!(of_numbers || missing.is_empty(), "{name}: {missing:?} in {variants}");
        }
    }
}

const REFUSALS: &[&str] = &[
    "refusal-",
    "reject-",
    "unplayable-",
    "choose-no-",
    "choose-unclear",
    "command-unknown",
    "no-vote-",
    "no-nudge-",
    "no-vacation-",
    "none-to-",
    "press-",
    "where-",
    "fault",
];

#[test]
fn every_refusal_ends_with_a_full_stop() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let all = sentences(&locales);
    let is_refusal = |key: &str| REFUSALS.iter().any(|begin| key.starts_with(begin));
    let refusals = all.iter().filter(|(key, _)| is_refusal(key));
    for (key, said) in refusals {
        let said = ends(said.as_ref().unwrap());
        assert!(said.iter().all(|end| end.ends_with(['.', '。'])), "{key}: {said:?}");
    }
}
