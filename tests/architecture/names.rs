//! No two types of a package share a name.

use std::collections::BTreeMap;

fn declared(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    let mut word = words.next()?;
    while word.starts_with("pub") || word.ends_with(')') {
        word = words.next()?;
    }
    let is_type = ["struct", "enum", "trait"].contains(&word);
    let name = words.next().filter(|_| is_type)?;
    let name = name.split(|c: char| !c.is_alphanumeric()).next()?;
    Some(name).filter(|name| !name.is_empty())
}

fn several(house: &[(String, String)]) -> BTreeMap<String, Vec<&str>> {
    let mut all: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (file, text) in house {
        let is_test = file.ends_with("tests.rs") || file.contains("/tests/");
        for name in super::code(text).lines().filter_map(declared) {
            let name = match file.strip_prefix("crates/") {
                Some(of) => format!("{name} in {}", of.split('/').next().unwrap_or(of)),
                None => name.to_owned(),
            };
            if !is_test {
                all.entry(name).or_default().push(file);
            }
        }
    }
    all.retain(|_, files| files.len() > 1);
    all
}

#[test]
fn no_word_names_two_types() {
    let house = super::house();
    let several = several(&house);
    assert!(several.is_empty(), "{several:#?}");
}

#[test]
fn types_are_found_where_they_are_declared() {
    for (line, name) in [
        ("pub(in crate::rules) trait Room: Copy {", Some("Room")),
        ("    struct Open<'a>(u8);", Some("Open")),
        ("pub enum Bid {", Some("Bid")),
        ("/// The struct Bid", None),
        ("pub fn structure() {}", None),
        ("pub struct $name {", None),
    ] {
        assert_eq!(declared(line), name, "{line}");
    }
}
