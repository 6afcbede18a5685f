//! Checks `docs/record.md` and the schema against records of games with modules.

use std::sync::LazyLock;

use serde_json::Map;

use crate::prelude::*;
use crate::{number, recorded, rulesets};

static RECORDS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let games = rulesets::with_modules().into_iter();
    games.flat_map(|ruleset| recorded(&ruleset, 1)).collect()
});

fn log(record: &Value) -> &[Value] {
    record["log"].as_array().unwrap()
}

fn described() -> String {
    std::fs::read_to_string("docs/record.md").unwrap()
}

fn schema() -> Value {
    serde_json::from_str(&std::fs::read_to_string("docs/record.schema.json").unwrap()).unwrap()
}

/// Names with punctuation stay one word.
fn words(text: &str) -> BTreeSet<&str> {
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    parts.collect()
}

/// The fields that the tables list per kind of entry.
fn rows(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut rows = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with("| `")) {
        let mut cells = line.split('|').skip(1);
        let names = cells.next().unwrap().split('`').skip(1).step_by(2);
        let fields: Vec<&str> = cells.collect();
        let fields = fields.join("|").len();
        let said = &line[line.len() - fields..];
        names.for_each(|name| drop(rows.insert(name, words(said))));
    }
    rows
}

fn fields_in<'s>(schema: &'s Value, part: &'s Value, found: &mut BTreeSet<&'s str>) {
    match part {
        Value::Object(object) => {
            for (key, value) in object {
                if key == "properties" {
                    found.extend(value.as_object().unwrap().keys().map(String::as_str));
                }
                if key == "required" {
                    found.extend(value.as_array().unwrap().iter().filter_map(Value::as_str));
                }
                if let (true, Some(name)) = (key == "$ref", value.as_str()) {
                    let name = name.trim_start_matches("#/$defs/");
                    fields_in(schema, &schema["$defs"][name], found);
                }
                fields_in(schema, value, found);
            }
        }
        Value::Array(parts) => parts.iter().for_each(|part| fields_in(schema, part, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The fields of each kind beyond the common ones.
fn of_kinds(schema: &Value) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut kinds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for case in schema["$defs"]["entry"]["allOf"].as_array().unwrap() {
        if let Some(what) = case["if"]["properties"]["what"]["const"].as_str() {
            fields_in(schema, &case["then"], kinds.entry(what).or_default());
        }
    }
    kinds
}

#[test]
fn every_entry_and_field_of_a_log_is_described() {
    let (text, schema) = (described(), schema());
    let (rows, kinds) = (rows(&text), of_kinds(&schema));
    let of_all = schema["$defs"]["entry"]["properties"].as_object().unwrap();
    let mut paragraphs = text.split("\n\n");
    let of_two = paragraphs.find(|p| p.contains("have `auction_card` instead of `colour`"));
    let of_two = words(of_two.unwrap());
    let mut met = BTreeSet::new();
    for entry in RECORDS.iter().flat_map(log) {
        let what = entry["what"].as_str().unwrap();
        let row = rows.get(what).unwrap_or_else(|| panic!("{what} is in no table"));
        let kind = kinds.get(what).unwrap_or_else(|| panic!("{what} is not in the schema"));
        for field in entry.as_object().unwrap().keys().map(String::as_str) {
            met.insert((what, field));
            let of_every_entry = ["turn", "phase", "what", "seat"].contains(&field);
            let of_two = field == "auction_card" && of_two.contains(what);
            assert!(of_every_entry || of_two || row.contains(field), "{what}: {field}");
            let known = of_all.contains_key(field) || kind.contains(field);
            assert!(known, "the schema has no {field} of {what}");
        }
    }
    // Rare entries must be covered.
    for what in ["moved", "bribes_paid", "obeyed", "mustered", "named", "penalty"] {
        assert!(met.iter().any(|(met, _)| *met == what), "{what}");
    }
}

fn names<'r>(value: &'r Value, found: &mut BTreeSet<&'r str>) {
    let add = |object: &'r Map<String, Value>, found: &mut BTreeSet<&'r str>| {
        for (key, value) in object.iter().filter(|(key, _)| *key != "log") {
            found.insert(key);
            names(value, found);
        }
    };
    match value {
        Value::Object(object) => add(object, found),
        Value::Array(parts) => parts.iter().for_each(|part| names(part, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_other_field_of_a_record_is_described() {
    let (text, schema) = (described(), schema());
    let mut known = BTreeSet::new();
    fields_in(&schema, &schema, &mut known);
    let mut found = BTreeSet::new();
    RECORDS.iter().for_each(|record| names(record, &mut found));
    let said = words(&text);
    for name in &found {
        assert!(said.contains(name), "docs/record.md does not say {name}");
        assert!(known.contains(name), "the schema has no {name}");
    }
    assert!(found.contains("penalties") && found.contains("judgements"));
}

/// R-UND-03: the order of entries for a criminal.
#[test]
fn a_criminal_is_drawn_for_and_paid_and_then_played() {
    let mut played = 0;
    for record in RECORDS.iter() {
        let log = log(record);
        for (nth, entry) in log.iter().enumerate() {
            if entry["what"] == "played" && entry["level"] == 0 {
                let [drawn, back] = [&log[nth - 2], &log[nth - 1]];
                assert_eq!(
                    (&drawn["what"], &back["what"]),
                    (&"judgements_drawn".into(), &"judgements_returned".into())
                );
                assert_eq!((&drawn["card"], &back["for"]), (&entry["card"], &"price".into()));
                assert_eq!([&drawn["seat"], &back["seat"]], [&entry["seat"]; 2]);
                assert_eq!(number(&drawn["count"]), number(&drawn["row"]) + 1);
                played += 1;
            }
        }
        let count = |what: &str| log.iter().filter(|e| e["what"] == what).count();
        let below = log.iter().filter(|e| e["what"] == "played" && e["level"] == 0);
        assert_eq!(count("judgements_drawn"), below.count());
    }
    assert!(played > 500, "{played}");
}

/// R-DEV-13: a card with a tucked card is not free, so it never moves.
#[test]
fn nothing_is_tucked_under_what_moves() {
    let mut moved = 0;
    for record in RECORDS.iter() {
        let mut tucked: Vec<(&Value, Value)> = vec![];
        for entry in log(record) {
            match entry["what"].as_str().unwrap() {
                "tucked" => tucked.push((&entry["card"], entry["under"].clone())),
                "returned" if entry["by"].is_u64() => {
                    let hosts = tucked.iter_mut().filter(|(_, host)| *host == entry["card"]);
                    hosts.for_each(|(_, host)| *host = entry["by"].clone());
                }
                "moved" => {
                    let card = &entry["card"];
                    assert!(tucked.iter().all(|(c, host)| *c != card && host != card));
                    moved += 1;
                }
                _ => {}
            }
        }
    }
    assert!(moved > 50, "{moved}");
}

struct Lying {
    reserve: i64,
    cards: [i64; 4],
}

impl Lying {
    fn follow(&mut self, entry: &Value) {
        let gems = entry["gems"].as_object();
        let gems: i64 = gems.map_or(0, |gems| gems.values().map(number).sum());
        let infinite = entry["kind"] == "infinite";
        let card = &mut self.cards[entry["seat"].as_u64().unwrap_or_default() as usize];
        let of_combat = entry["from"] == "combat";
        match entry["what"].as_str().unwrap() {
            "bid" if entry["seat"].is_u64() => {
                let gem = !["diamond", "attack", "pass"].contains(&entry["bid"].as_str().unwrap());
                self.reserve += i64::from(gem);
            }
            "gems_taken" if of_combat => *card -= gems,
            "gems_taken" => self.reserve -= gems,
            "gems_paid" if entry["to"] == "combat" => {
                self.reserve -= gems;
                *card += gems;
            }
            "gems_paid" => {
                self.reserve += gems;
                *card -= if of_combat { gems } else { 0 };
            }
            "gems_unparked" => self.reserve += gems,
            "mustered" => {
                self.reserve -= gems;
                *card += gems;
            }
            "token" if infinite && entry["from"] == "reserve" => self.reserve -= 1,
            "token" if infinite && of_combat => *card -= 1,
            "obeyed" if infinite => self.reserve += 1,
            _ => {}
        }
    }
}

/// R-INV-05: a take of zero is recorded if the reserve is empty and the own combat card could give
/// something.
#[test]
fn gems_taken_are_none_where_somebody_leaves_what_the_combat_card_has() {
    let mut none = 0;
    for record in RECORDS.iter() {
        let start = record["reserve_start"].as_object().unwrap().values();
        let mut lying = Lying { reserve: start.map(number).sum(), cards: [0; 4] };
        for entry in log(record) {
            let all_zero = |gems: &Map<String, Value>| gems.values().all(|count| count == 0);
            if entry["what"] == "gems_taken" && all_zero(entry["gems"].as_object().unwrap()) {
                let card = lying.cards[entry["seat"].as_u64().unwrap() as usize];
                assert_eq!(entry["from"], "reserve", "{}", record["game"]);
                assert!(lying.reserve == 0 && card > 0, "{} {entry}", record["game"]);
                none += 1;
            }
            lying.follow(entry);
            assert!(lying.reserve >= 0 && lying.cards.iter().all(|gems| *gems >= 0));
        }
    }
    assert!(none > 0);
}

/// R-UND-04: including returned discards, the deck never gives more criminals than it has.
#[test]
fn discarded_criminals_are_in_their_deck_again() {
    let mut only_discards = 0;
    for record in RECORDS.iter() {
        let (mut deck, mut discarded) = (24, 0);
        for entry in log(record) {
            match entry["what"].as_str().unwrap() {
                "drew" if entry["deck"] == "criminals" => {
                    deck -= number(&entry["count"]);
                    only_discards += i64::from(deck < discarded);
                }
                "put_under" => deck += number(&entry["count"]),
                "discarded" if number(&entry["card"]) > 110 => {
                    deck += 1;
                    discarded += 1;
                }
                _ => {}
            }
            assert!(deck >= 0, "{}", record["game"]);
        }
    }
    assert!(only_discards > 0);
}
