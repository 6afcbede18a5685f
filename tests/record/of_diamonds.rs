//! Records of games with diamonds (R-TD-06 to R-TD-08).

use crate::prelude::*;
use crate::{number, recorded, rulesets, told};

pub fn records() -> Vec<Value> {
    let games = rulesets::with_diamonds().into_iter();
    games.flat_map(|ruleset| recorded(&ruleset, 1)).collect()
}

fn of(record: &Value, what: &str) -> usize {
    let log = record["log"].as_array().unwrap().iter();
    log.filter(|e| e["what"] == what).count()
}

#[test]
fn the_schema_can_say_no_to_diamonds() {
    let schema = std::fs::read_to_string("docs/record.schema.json").unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    let records = records();
    let spoilt: [fn(&mut Value); 9] = [
        |r| drop(told(r, "diamonds_taken").remove("diamonds")),
        |r| drop(told(r, "diamonds_taken").insert("diamonds".into(), 0.into())),
        |r| drop(told(r, "diamonds_taken").insert("for".into(), "pass".into())),
        |r| drop(told(r, "diamonds_paid").insert("for".into(), "pass".into())),
        |r| drop(told(r, "gems_taken").insert("for".into(), "bid".into())),
        |r| drop(told(r, "named").remove("auction")),
        |r| drop(told(r, "named").remove("colour")),
        |r| drop(told(r, "named").insert("colour".into(), "any".into())),
        |r| drop(r["final"]["reserve"].as_object_mut().unwrap().remove("diamonds")),
    ];
    let has = |r: &&Value| of(r, "named") > 0 && r.get("auction_cards").is_none();
    let with_diamonds = records.iter().find(has).unwrap();
    for spoil in spoilt {
        let mut record = with_diamonds.clone();
        spoil(&mut record);
        assert!(!schema.is_valid(&record));
    }
}

/// R-TD-06: the log alone accounts for all diamonds at the end.
#[test]
fn diamonds_are_conserved() {
    let (mut named, mut painted) = (0, 0);
    let pack = crate::rulesets::with_diamonds()[0].agreement.cards;
    let pack = serde_json::to_value(pack).unwrap();
    for record in crate::of_all_kinds() {
        let game = &record["game"];
        let players = record["final"]["players"].as_array().unwrap();
        let left = &record["final"]["reserve"]["diamonds"];
        let modules = record["modules"].as_array().is_some_and(|m| !m.is_empty());
        let has = modules || record.get("cards") == Some(&pack);
        assert_eq!(left.is_null(), !has, "{game}");
        if left.is_null() {
            continue;
        }
        let mut reserve = 4 * players.len() as i64;
        let mut screens = vec![0; players.len()];
        for entry in record["log"].as_array().unwrap() {
            let mut comes =
                |diamonds: i64| screens[entry["seat"].as_u64().unwrap() as usize] += diamonds;
            match entry["what"].as_str().unwrap() {
                "diamonds_taken" => {
                    comes(number(&entry["diamonds"]));
                    reserve -= number(&entry["diamonds"]);
                }
                "diamonds_paid" => {
                    comes(-number(&entry["diamonds"]));
                    reserve += number(&entry["diamonds"]);
                }
                "painted" if entry["with"] == "diamond" => {
                    comes(-1);
                    painted += 1;
                }
                "named" => named += 1,
                _ => {}
            }
        }
        assert_eq!(reserve, number(left), "{game}");
        let zones = players.iter().map(|p| number(&p["zones"]["diamonds"]));
        assert!(zones.eq(screens), "{game}");
        let cards = players.iter().flat_map(|p| p["pyramid"].as_array().unwrap());
        let paint = cards.flat_map(|c| c["painted"].as_array().unwrap());
        let by_diamond = paint.filter(|p| p["with"] == "diamond").count();
        let log = record["log"].as_array().unwrap().iter();
        assert_eq!(by_diamond, log.filter(|e| e["with"] == "diamond").count(), "{game}");
    }
    assert!(named > 50 && painted > 10, "{named} {painted}");
}
