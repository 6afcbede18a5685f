//! What is stored is frozen: the name of the stored format, which changes with what is stored and with nothing else, is the one that was
//! released.
#![allow(clippy::unwrap_used)]

use std::path::Path;

#[path = "common/stored_format.rs"]
mod stored_format;

use stored_format::{Language, Source, name};

const SCHEMA: &str = "-- What happened.\ncreate table steps (\n  -- From one.\n  number integer not null\n) strict;\n";

const TYPES: &str = r#"
/// A fact.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact { /// Begun.
    Began { turn: u8 }, Ended }

impl Fact { pub fn turn(&self) -> u8 { 1 } }

impl State { pub fn key(self) -> &'static str { "over" } }

struct Unstored { field: u8 }

every_question! { names: Bid; }
"#;

fn of(schema: &str, types: &str) -> String {
    let source = |text: &str, language| Source { text: text.to_owned(), language };
    name(&[source(schema, Language::Sql), source(types, Language::Rust)])
}

fn with(old: &str, new: &str) -> String {
    assert!(SCHEMA.contains(old) != TYPES.contains(old), "{old}");
    of(&SCHEMA.replace(old, new), &TYPES.replace(old, new))
}

#[test]
fn what_is_stored_under_another_name_is_another_format() {
    let before = of(SCHEMA, TYPES);
    for (old, new) in [
        ("number integer", "nth integer"),
        ("Began", "Begun"),
        ("turn: u8 }", "round: u8 }"),
        ("turn: u8 }", "turn: u16 }"),
        (", Ended }", ", Ended, Paused }"),
        ("snake_case", "kebab-case"),
        ("\"over\"", "\"ended\""),
        ("names: Bid", "names: Bids"),
    ] {
        assert_ne!(with(old, new), before, "{old}: {new}");
    }
}

#[test]
fn comments_code_and_what_is_not_stored_change_nothing() {
    let before = of(SCHEMA, TYPES);
    for (old, new) in [
        ("-- From one.", "-- From one, without gaps."),
        ("not null\n", "not\n null "),
        ("/// A fact.", "/// What happened.\n/// For ever."),
        ("/// Begun.", ""),
        ("u8 { 1 }", "u8 { 2 }"),
        ("field: u8", "field: u16"),
    ] {
        assert_eq!(with(old, new), before, "{old}: {new}");
    }
    let (types, rest) = TYPES.split_at(TYPES.find("impl State").unwrap());
    assert_eq!(of(SCHEMA, &format!("{rest}{types}")), before);
}

/// The name of each format that was released or will be, by its number from one. Names of released ones are never edited.
const NAMES: [&str; 2] = ["ee91640dfb013b9d", "7214d946cbad8747"];

#[test]
fn what_is_stored_is_what_was_released() {
    let sources = stored_format::read(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    assert_eq!(
        name(&sources),
        NAMES[NAMES.len() - 1],
        "what is stored, or how it is spelt, has changed. If that is not on purpose, change it back. If it is, games of earlier versions \
         have to be read as before: \"What is stored\" in tests/README.md says what belongs to it"
    );
    assert_eq!(
        usize::try_from(viceroy::store::FORMAT).unwrap(),
        NAMES.len(),
        "each format has its number, which is how many files `migrations` has"
    );
}
