//! Tests of the monsters file and of its error messages.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::*;

fn complaints(text: &str) -> Vec<String> {
    let read = read(text, [MonsterId(1), MonsterId(2)].into_iter());
    let complaints = read.err().unwrap_or_default();
    complaints.iter().map(ToString::to_string).collect()
}

fn entry(number: u8, drawing: &str) -> String {
    format!("[[monster]]\nnumber = {number}\ndrawing = '{drawing}'\n")
}

#[test]
fn every_monster_has_a_drawing() {
    let creatures = embedded().as_ref().unwrap();
    assert_eq!(creatures.len(), 22);
    assert!(creatures.values().all(|drawing| !drawing.is_empty()));
}

#[test]
fn a_file_for_all_monsters_is_right() {
    let text = entry(1, "<path/>") + &entry(2, "<circle/>");
    assert_eq!(complaints(&text), [""; 0]);
}

#[test]
fn complaints_name_their_lines() {
    let text = entry(1, "<path/>") + &entry(1, "") + &entry(9, "<path/>");
    assert_eq!(
        complaints(&text),
        [
            "assets/monsters.toml:4: monster 1 has no drawing",
            "assets/monsters.toml:4: monster 1 has a drawing already",
            "assets/monsters.toml:7: monster 9 is drawn as monster 1",
            "assets/monsters.toml:7: there is no monster 9",
            "assets/monsters.toml: monster 2 is missing",
        ]
    );
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    let said = complaints(&entry(1, "<path/>").replace("number", "name"));
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("assets/monsters.toml:"), "{said:?}");
}
