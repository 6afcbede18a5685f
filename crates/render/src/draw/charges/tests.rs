//! Tests of the charges file and of its error messages.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::*;

fn complaints(text: &str) -> Vec<String> {
    let read = read(FILE, text, [CardId(1), CardId(2)].into_iter());
    let complaints = read.err().unwrap_or_default();
    complaints.iter().map(ToString::to_string).collect()
}

fn entry(character: u8, name: &str, drawing: &str) -> String {
    format!(
        "[[charge]]\ncharacter = {character}\nestate = \"war\"\nname = \"{name}\"\ndrawing = '{drawing}'\n"
    )
}

#[test]
fn every_character_has_a_charge_with_a_drawing() {
    let charges = embedded().as_ref().unwrap();
    assert_eq!(charges.len(), 100);
    assert!(charges.values().all(|charge| !charge.drawing.is_empty()));
}

#[test]
fn a_file_for_all_its_characters_is_right() {
    let text = entry(1, "a", "<path/>") + &entry(2, "b", "<circle/>");
    assert_eq!(complaints(&text), [""; 0]);
}

#[test]
fn complaints_name_their_lines() {
    let text = entry(1, "a", "<path/>") + &entry(1, "a", "") + &entry(9, "c", "<path/>");
    assert_eq!(
        complaints(&text),
        [
            "assets/charges.toml:6: the charge a has no drawing",
            "assets/charges.toml:6: there are two charges a",
            "assets/charges.toml:6: character 1 has a charge already",
            "assets/charges.toml:11: the charge c is drawn as another",
            "assets/charges.toml:11: there is no character 9",
            "assets/charges.toml: character 2 has no charge",
        ]
    );
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    let text = entry(1, "a", "<path/>").replace("war", "peace");
    let said = complaints(&text);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("assets/charges.toml:3: "), "{said:?}");
}
