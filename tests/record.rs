//! The public record: everything a stranger needs to recompute a game.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use serde_json::Value;
use viceroy::lab::{Simulation, simulate};
use viceroy::rules::{Agreement, Ruleset};

fn records(seats: u8) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let ruleset = Ruleset::compile(Agreement::standard(seats)).unwrap();
    let wanted = Simulation {
        games: 5,
        seed: 100,
        export: Some(folder.path().to_owned()),
    };
    let summary = simulate(&ruleset, &wanted).unwrap();
    assert_eq!(summary.games, 5);
    let mut records: Vec<Value> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|f| serde_json::from_slice(&std::fs::read(f.unwrap().path()).unwrap()).unwrap())
        .collect();
    records.sort_by_key(|r| r["game"].as_str().map(str::to_owned));
    records
}

fn number(value: &Value) -> i64 {
    value
        .as_i64()
        .unwrap_or_else(|| panic!("a number: {value}"))
}

const COLOURS: [&str; 4] = ["blue", "red", "green", "yellow"];

#[test]
fn gems_are_conserved() {
    for seats in 2..=4u8 {
        for record in records(seats) {
            for colour in COLOURS {
                let mut gems = number(&record["final"]["reserve"][colour]);
                for player in record["final"]["players"].as_array().unwrap() {
                    gems += number(&player["gems_left"][colour]);
                    for card in player["pyramid"].as_array().unwrap() {
                        let painted = card["painted"].as_array().unwrap().iter();
                        gems += painted
                            .filter(|p| card["sections"][p["section"].as_str().unwrap()] == colour)
                            .count() as i64;
                        let tokens = card["tokens"].as_array().unwrap().iter();
                        gems += tokens
                            .filter(|t| t["kind"] == "infinite" && t["colour"] == colour)
                            .count() as i64;
                    }
                }
                assert_eq!(gems, i64::from(4 * seats), "{colour}");
            }
        }
    }
}

/// Scores of tokens and attack recomputed from the record alone.
#[test]
fn scores_follow_from_the_final_state() {
    for seats in 2..=4u8 {
        for record in records(seats) {
            let players = record["final"]["players"].as_array().unwrap();
            let attack: i64 = players.iter().map(|p| number(&p["attack_tokens"])).sum();
            let mut totals = vec![];
            for player in players {
                let tokens: Vec<&Value> = player["pyramid"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .flat_map(|c| c["tokens"].as_array().unwrap())
                    .collect();
                let count = |kind| tokens.iter().filter(|t| t["kind"] == kind).count() as i64;
                let sum = |kind| -> i64 {
                    let of = tokens.iter().filter(|t| t["kind"] == kind);
                    of.map(|t| number(&t["value"])).sum()
                };
                let score = &player["score"];
                assert_eq!(number(&score["power"]), sum("power"));
                assert_eq!(number(&score["magic"]), count("magic") * sum("bonus_magic"));
                let sets = count("magic").min(count("science")).min(count("defense"));
                assert_eq!(number(&score["sets"]), 12 * sets);
                let against = attack - number(&player["attack_tokens"]) - count("defense");
                assert_eq!(number(&score["attack"]), -4 * against.max(0));
                let lines = [
                    "circles", "infinite", "laws", "power", "magic", "sets", "attack", "other",
                ];
                let total: i64 = lines.iter().map(|l| number(&score[*l])).sum();
                assert_eq!(number(&score["total"]), total);
                totals.push(total);
            }
            let best = totals.iter().max().unwrap();
            let winners: Vec<usize> = (0..totals.len()).filter(|i| totals[*i] == *best).collect();
            assert_eq!(record["final"]["winners"], serde_json::json!(winners));
        }
    }
}

#[test]
fn the_log_tells_every_card_and_every_required_field() {
    for record in records(3) {
        assert_eq!(record["format"], 1);
        assert_eq!(record["edition"], "en-2015");
        assert_eq!(record["options"]["bonus_cards"], true);
        assert_eq!(record["turns"], 12);
        let log = record["log"].as_array().unwrap();
        for entry in log {
            assert!(
                entry["turn"].is_u64() && entry["phase"].is_string() && entry["what"].is_string()
            );
        }
        let told = |what: &str| log.iter().filter(|e| e["what"] == what).count();
        assert_eq!(told("first_card"), 3);
        assert_eq!(told("revealed"), 48);
        let standing: usize = record["final"]["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|p| p["pyramid"].as_array().unwrap().len())
            .sum();
        assert_eq!(told("first_card") + told("played"), standing);
        let gone = told("won") + told("discarded_auction");
        assert!(
            (44..=48).contains(&gone),
            "at most four cards are left at the tips: {gone}"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_records() {
    assert_eq!(records(2), records(2));
}
