//! The words and sentences of a language by key; checks that all are present.

use std::collections::{BTreeMap, btree_map};

use fluent_syntax::ast::{self, Entry, Pattern, Resource};

use super::flaw::{Flaw, Wrong};
use super::pattern::{Contents, GAP};
use crate::language::Texts;
use viceroy_rules::cards::{Card, Catalogue, Extra, OtherText, Printing};

pub(super) struct Message {
    pub pattern: Pattern<String>,
    pub kind: Kind,
    file: String,
    line: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    Sentence,
}

impl Message {
    pub(super) fn wrong(&self, key: &str, what: Wrong) -> Flaw {
        Flaw { file: self.file.clone(), line: self.line, key: key.to_owned(), what }
    }
}

pub(super) struct Messages(BTreeMap<String, Message>);

impl Messages {
    pub(super) fn read(texts: &Texts, flaws: &mut Vec<Flaw>) -> Messages {
        let mut all = Messages(BTreeMap::new());
        for (kind, files) in [(Kind::Word, &texts.words), (Kind::Sentence, &texts.sentences)] {
            for (file, text) in files {
                all.add(kind, file, text, flaws);
            }
        }
        all
    }

    fn add(&mut self, kind: Kind, file: &str, text: &str, flaws: &mut Vec<Flaw>) {
        let read: Resource<String> = match fluent_syntax::parser::parse(text.to_owned()) {
            Ok(read) => read,
            Err((read, errors)) => {
                flaws.extend(errors.iter().map(|error| {
                    let (file, line) = (file.to_owned(), line_at(text, error.pos.start));
                    let (key, what) = (String::new(), Wrong::Unreadable(error.to_string()));
                    Flaw { file, line, key, what }
                }));
                read
            }
        };
        for entry in read.body {
            let Entry::Message(ast::Message { id, value: Some(pattern), .. }) = entry else {
                continue;
            };
            let key = id.name;
            let line = text.lines().position(|line| begins_with(line, &key));
            let line = line.map_or(1, |nth| nth + 1);
            let message = Message { pattern, kind, file: file.to_owned(), line };
            match self.0.entry(key) {
                btree_map::Entry::Occupied(first) => {
                    flaws.push(message.wrong(first.key(), Wrong::Twice))
                }
                btree_map::Entry::Vacant(free) => {
                    free.insert(message);
                }
            }
        }
    }

    pub(super) fn get(&self, key: &str) -> Option<&Message> {
        self.0.get(key)
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &Message)> {
        self.0.iter().map(|(key, message)| (key.as_str(), message))
    }

    pub(super) fn both<'a>(
        &'a self,
        own: &'a Messages,
    ) -> impl Iterator<Item = (&'a str, &'a Message, &'a Message)> {
        let each = self.iter();
        each.filter_map(|(key, model)| Some((key, model, own.get(key)?)))
    }
}

fn begins_with(line: &str, key: &str) -> bool {
    let rest = line.strip_prefix(key);
    rest.is_some_and(|rest| rest.trim_start().starts_with('='))
}

/// The parser reports a missing token at the start of the next line.
fn line_at(text: &str, at: usize) -> usize {
    let before = text.as_bytes().get(..at).unwrap_or_default();
    let before = before.trim_ascii_end().iter();
    1 + before.filter(|b| **b == b'\n').count()
}

pub(super) fn check(model: &Messages, own: &Messages, flaws: &mut Vec<Flaw>) {
    for (key, message) in model.iter() {
        let Some(said) = own.get(key) else {
            let english = Contents::of(&message.pattern).text().replace(GAP, "…");
            flaws.push(Flaw::of_key(key.to_owned(), Wrong::Missing(english)));
            continue;
        };
        match (message.kind, said.kind) {
            (Kind::Word, Kind::Sentence) => flaws.push(said.wrong(key, Wrong::IsAWord)),
            (Kind::Sentence, Kind::Word) => flaws.push(said.wrong(key, Wrong::IsASentence)),
            _ => {}
        }
    }
    let printed = printed();
    for (key, text) in &printed {
        match own.get(key) {
            None => flaws.push(Flaw::of_key(key.clone(), Wrong::NotNamed(text.clone()))),
            Some(said) if said.kind == Kind::Sentence => {
                flaws.push(said.wrong(key, Wrong::IsAWord));
            }
            Some(_) => {}
        }
    }
    for (key, message) in own.iter() {
        let face_of = key.strip_suffix("-face").unwrap_or(key);
        if model.get(key).is_none() && !printed.contains_key(face_of) {
            flaws.push(message.wrong(key, Wrong::Unused));
        }
    }
}

fn printed() -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let Ok(catalogue) = Catalogue::embedded() else {
        return all;
    };
    for card in catalogue.cards() {
        all.extend(on_card(card));
    }
    for monster in catalogue.monsters() {
        all.insert(format!("monster-{}", monster.id.0), monster.name.en.clone());
    }
    all
}

fn on_card(card: &Card) -> Vec<(String, String)> {
    let number = card.id.0;
    let mut all = vec![(format!("card-{number}"), card.name.en.clone())];
    if let Some((text, _)) = card.law(Printing::USUAL) {
        all.push((format!("card-{number}-text"), text.en.clone()));
    }
    for other in OtherText::ALL.into_iter().filter(|other| card.has(*other)) {
        if let Some((text, _)) = card.law(Printing::USUAL.with(other)) {
            let key = format!("card-{number}-text-{}", other.key());
            all.push((key, text.en.clone()));
        }
    }
    if let Some(Extra::Text { text, .. }) = card.extra() {
        all.push((format!("card-{number}-bottom"), text.en.clone()));
    }
    all
}
