//! The Fluent bundle of a language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// The English files, one per subject.
const ENGLISH: &[&str] = &[
    include_str!("../../assets/locales/en/game.ftl"),
    include_str!("../../assets/locales/en/pictures.ftl"),
    include_str!("../../assets/locales/en/news.ftl"),
    include_str!("../../assets/locales/en/table.ftl"),
    include_str!("../../assets/locales/en/panel.ftl"),
    include_str!("../../assets/locales/en/draft.ftl"),
    include_str!("../../assets/locales/en/laws.ftl"),
    include_str!("../../assets/locales/en/rivals.ftl"),
    include_str!("../../assets/locales/en/options.ftl"),
    include_str!("../../assets/locales/en/lobby.ftl"),
    include_str!("../../assets/locales/en/refusals.ftl"),
    include_str!("../../assets/locales/en/people.ftl"),
];

/// An argument of a sentence.
pub enum Arg<'a> {
    /// A text, put in as it is.
    Text(&'a str),
    /// A number, which also chooses plural forms.
    Number(i64),
}

/// The sentences of one language.
pub struct Wording {
    bundle: FluentBundle<FluentResource>,
}

impl Wording {
    /// English.
    pub fn english() -> &'static Wording {
        static ENGLISH_WORDING: LazyLock<Wording> =
            LazyLock::new(|| Wording::read(unic_langid::langid!("en"), ENGLISH));
        &ENGLISH_WORDING
    }

    fn read(language: unic_langid::LanguageIdentifier, files: &[&str]) -> Wording {
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    tracing::error!(?errors, "a locale file has errors");
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::error!(?errors, "a sentence is defined twice");
            }
        }
        Wording { bundle }
    }

    /// A sentence. A missing one is said by its key: ugly, but the game goes on, and a test finds it.
    pub fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|m| m.value()) else {
            complain(&format!("the sentence {key} is missing"));
            return key.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Text(text) => values.set(*name, FluentValue::from(*text)),
                Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
            }
        }
        let mut errors = vec![];
        let said = self
            .bundle
            .format_pattern(pattern, Some(&values), &mut errors);
        if !errors.is_empty() {
            complain(&format!("{key} could not be put together: {errors:?}"));
        }
        said.into_owned()
    }
}

/// A sentence that is wrong must not stop a game, but it must stop a test.
#[cfg(not(test))]
fn complain(what: &str) {
    tracing::error!("{what}");
}

#[cfg(test)]
fn complain(what: &str) {
    panic!("{what}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Topic;

    /// Whether a key follows from the key of a question, so that no source spells it.
    fn of_a_question(key: &str) -> bool {
        let said = ["ask-", "call-", "topic-"].iter();
        let mut rest = said.filter_map(|said| key.strip_prefix(said));
        rest.any(|rest| Topic::ALL.iter().any(|topic| topic.key() == rest))
    }

    #[test]
    fn no_sentence_is_left_unsaid() {
        let mut folders =
            vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wording")];
        let mut sources = String::new();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    sources += &std::fs::read_to_string(path).unwrap();
                }
            }
        }
        let unsaid: Vec<&str> = ENGLISH
            .iter()
            .flat_map(|file| file.lines())
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
            // Questions, editions and options are named by their own keys.
            .filter(|key| !of_a_question(key))
            .filter(|key| !key.starts_with("edition-") && !key.starts_with("option-"))
            .filter(|key| !sources.contains(&format!("\"{key}\"")))
            .collect();
        assert!(unsaid.is_empty(), "{unsaid:?}");
    }

    #[test]
    fn every_locale_file_is_well_formed_and_no_key_is_defined_twice() {
        let mut bundle: FluentBundle<FluentResource> =
            FluentBundle::new_concurrent(vec![unic_langid::langid!("en")]);
        for file in ENGLISH {
            let resource = FluentResource::try_new((*file).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{errors:?}"));
        }
    }

    #[test]
    fn numbers_choose_plural_forms() {
        let w = Wording::english();
        assert_eq!(w.say("gems", &[("count", Arg::Number(1))]), "1 gem");
        assert_eq!(w.say("gems", &[("count", Arg::Number(4))]), "4 gems");
    }
}
