//! Every log entry and every number of the final state matters.

use crate::prelude::*;

fn of_all_kinds(table: &[&str]) -> Vec<(Cards, Value)> {
    let domain: &[&str] = &["--option", "domain_cards=true"];
    let two: &[&str] = match table.last() {
        Some(&"2") => &["--option", "two_colour_auction=true"],
        _ => &[],
    };
    let expanded = [table, domain, two].concat();
    let games = [
        (Cards::CARRIED, table),
        (Cards::CARRIED, &expanded),
        (Cards::WITH_DIAMONDS, table),
        (Cards::WITH_DIAMONDS, &expanded),
        (Cards::WITH_ARISTOCRATS, table),
        (Cards::WITH_DIAMONDS_AND_ARISTOCRATS, &expanded),
        (Cards::WITH_INVASION, table),
        (Cards::WITH_ARISTOCRATS_AND_INVASION, &expanded),
        (Cards::WITH_UNDERWORLD, table),
        (Cards::WITH_ALL_MODULES, table),
    ];
    let games = games.into_iter();
    games
        .flat_map(|(cards, table)| play(cards, table, 900, 1).into_iter().map(move |r| (cards, r)))
        .collect()
}

/// An empty take may be omitted.
fn is_of_nothing(entry: &Value) -> bool {
    let none = COLOURS.iter().all(|c| entry["gems"][c] == 0);
    entry["what"] == "gems_taken" && none
}

/// No corrupted record passes.
fn are_seen(seats: &str, spoil: impl Fn(&mut Vec<Value>, usize)) {
    let mut unseen = vec![];
    for (cards, record) in of_all_kinds(&["--seats", seats]) {
        let sheet = Sheet::of(cards);
        for (i, entry) in record["log"].as_array().unwrap().iter().enumerate() {
            // Only the last of changed claims matter.
            if entry["what"] == "claim" || is_of_nothing(entry) {
                continue;
            }
            let mut spoilt = record.clone();
            spoil(log(&mut spoilt), i);
            if check(&sheet, &spoilt).is_empty() {
                unseen.push(format!("entry {i} of {}: {entry}", record["game"]));
            }
        }
    }
    assert!(unseen.is_empty(), "{unseen:#?}");
}

#[test]
fn every_missing_entry_is_seen() {
    are_seen("3", |log, i| drop(log.remove(i)));
}

#[test]
fn every_repeated_entry_is_seen() {
    are_seen("2", |log, i| log.insert(i, log[i].clone()));
}

fn numbers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path.to_owned()),
        Value::Array(items) => {
            for (i, item) in items.iter().enumerate() {
                numbers(item, &format!("{path}/{i}"), found);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                numbers(field, &format!("{path}/{name}"), found);
            }
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[test]
fn every_changed_number_of_the_final_state_is_seen() {
    let mut unseen = vec![];
    for (cards, record) in of_all_kinds(&["--seats", "4"]) {
        let sheet = Sheet::of(cards);
        let mut places = vec![];
        numbers(&record["final"], "/final", &mut places);
        // Another unseen card may replace an unseen hand card.
        places.retain(|place| !place.contains("/hand/"));
        for place in places {
            let mut spoilt = record.clone();
            let number = spoilt.pointer_mut(&place).unwrap();
            *number = json!(number.as_i64().unwrap() + 1);
            if check(&sheet, &spoilt).is_empty() {
                unseen.push(format!("{place} of {}", record["game"]));
            }
        }
    }
    assert!(unseen.is_empty(), "{unseen:#?}");
}
