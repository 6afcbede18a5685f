//! Freezes the stored format: its name changes only with the stored data.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

#[path = "spellings/types.rs"]
mod types;

const PLACES: [&str; 4] =
    ["crates/ai/src", "crates/model/src", "crates/rules/src", "crates/store/src"];

/// A hash of the schema and of everything that is stored by name. Renamed fields, new facts or
/// columns change it; comments, code and type names do not.
fn name(schema: &[String], types: &[String]) -> String {
    let spelt: Vec<String> = schema.iter().map(|sql| statements(sql)).collect();
    let digest = Sha256::digest([&spelt[..], types].concat().join("\n").as_bytes());
    digest[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn statements(sql: &str) -> String {
    let code = sql.lines().map(|line| line.split("--").next().unwrap_or(""));
    let words: Vec<&str> = code.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

fn schema(root: &Path) -> Vec<String> {
    let files = fs::read_dir(root.join("migrations")).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> =
        files.filter(|file| file.extension().is_some_and(|end| end == "sql")).collect();
    files.sort();
    files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

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

options! { Bid { bid: u8 } }
"#;

fn of(schema: &str, rust: &str) -> String {
    let mut lines = vec![];
    types::of_text(rust, &mut lines);
    lines.sort();
    name(&[schema.to_owned()], &lines)
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
        ("snake_case", "SCREAMING_SNAKE_CASE"),
        ("\"over\"", "\"ended\""),
        ("Bid {", "Bids {"),
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
        ("pub enum Fact", "pub enum Event"),
    ] {
        assert_eq!(with(old, new), before, "{old}: {new}");
    }
    let (types, rest) = TYPES.split_at(TYPES.find("impl State").unwrap());
    assert_eq!(of(SCHEMA, &format!("{rest}{types}")), before);
}

/// Names by format version, from 1; never edit released ones. That of 0.1.0 included type names.
const NAMES: [&str; 14] = [
    "ee91640dfb013b9d",
    "da0aed648adf25e2",
    "55a10d17aa31e633",
    "69ac3bd6d8a36cb4",
    "03b1b6ece88bdf44",
    "6ed40ca65fb021a3",
    "c1f443bf0fbe1e76",
    "7ee067f301712337",
    "4bdaabd2f79a4466",
    "c61d8ecaf311522d",
    "9de17635e79fbc89",
    "7d63169d1b9868a1",
    "1f81ffdcc738236a",
    "37226231f851bbc2",
];

#[test]
fn what_is_stored_is_what_was_released() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    assert_eq!(
        name(&schema(root), &types::lines(root, &PLACES)),
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
