//! The public record: everything a stranger needs to recompute a game.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod both;
mod damaged;
mod described;
mod forged;
mod forger;
mod lies;
mod lies_of_order;
mod of_diamonds;
mod prelude;
#[path = "../common/rulesets.rs"]
mod rulesets;
mod verified;

use viceroy::simulation::{Counted, Players, Simulation, simulate};

use crate::prelude::*;

fn records(seats: u8) -> Vec<Value> {
    recorded(&Ruleset::compile(GameSetup::standard(seats)).unwrap(), 5)
}

fn recorded(ruleset: &Arc<Ruleset>, games: u64) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let wanted = Simulation {
        games,
        seed: 100,
        players: Players::default(),
        counted: Counted::Scores,
        export: Some(folder.path().to_owned()),
    };
    let summary = simulate(ruleset, &wanted, |_| {}).unwrap();
    assert_eq!(summary.scores.games, games);
    let mut records: Vec<Value> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|f| serde_json::from_slice(&std::fs::read(f.unwrap().path()).unwrap()).unwrap())
        .collect();
    records.sort_by_key(|r| r["game"].as_str().map(str::to_owned));
    records
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("a number: {value}"))
}

/// Every edition, solo, with virtual opponents, every option changed, and diamonds.
fn of_all_kinds() -> Vec<Value> {
    let mut records = vec![];
    for ruleset in rulesets::editions() {
        records.extend(recorded(&ruleset, 3));
    }
    for ruleset in rulesets::all().into_iter().step_by(rulesets::step(109)) {
        records.extend(recorded(&ruleset, 1));
    }
    records.extend(of_diamonds::records());
    records
}

#[test]
fn every_record_keeps_the_published_schema() {
    let schema = std::fs::read_to_string("docs/record.schema.json").unwrap();
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    let records = of_all_kinds();
    for record in &records {
        let wrong: Vec<String> =
            schema.iter_errors(record).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(wrong.is_empty(), "{:?}: {wrong:#?}", record["game"]);
    }
    let spoilt: [fn(&mut Value); 23] = [
        |r| drop(r["seats"][0].as_object_mut().unwrap().remove("occupants")),
        |r| r["seats"][0]["occupants"] = serde_json::json!([]),
        |r| r["turns"] = 11.into(),
        |r| r["closed"] = "vote".into(),
        |r| r["edition"] = "en-2016".into(),
        |r| r["final"]["players"][0]["gems_left"]["blue"] = (-1).into(),
        |r| r["log"][0]["what"] = "guessed".into(),
        |r| drop(r["options"].as_object_mut().unwrap().remove("gaps")),
        |r| drop(r["log"][0].as_object_mut().unwrap().remove("card")),
        |r| r["final"]["players"][0]["score"]["total"] = "12".into(),
        |r| drop(r.as_object_mut().unwrap().remove("reserve_start")),
        |r| {
            r["log"][0] = serde_json::json!({"turn": 1, "phase": "development", "what": "token",
            "seat": 0, "card": 1, "kind": "infinite", "colour": "red"})
        },
        |r| drop(r["options"].as_object_mut().unwrap().remove("domain_cards")),
        |r| r["options"]["domain_cards"] = true.into(),
        |r| r["options"]["two_colour_auction"] = true.into(),
        |r| r["options"]["short_game"] = false.into(),
        |r| r["auction_cards"] = serde_json::json!([["blue", "red"], ["green", "yellow"]]),
        |r| r["log"][0]["card"] = "domain".into(),
        |r| r["final"]["players"][0]["zones"]["domain"] = serde_json::json!({}),
        |r| r["final"]["players"][0]["zones"]["diamonds"] = 1.into(),
        |r| r["final"]["reserve"]["diamonds"] = (-1).into(),
        |r| r["log"][0] = named(),
        |r| drop(told(r, "painted").remove("with")),
    ];
    for spoil in spoilt {
        let mut record = records[0].clone();
        assert_eq!(record["log"][0]["what"], "first_card");
        spoil(&mut record);
        assert!(!schema.is_valid(&record));
    }
}

fn named() -> Value {
    serde_json::json!({"turn": 1, "phase": "auction", "what": "named", "seat": 0, "auction": 1,
        "colour": "red"})
}

fn told<'a>(record: &'a mut Value, what: &str) -> &'a mut serde_json::Map<String, Value> {
    let log = record["log"].as_array_mut().unwrap();
    let entry = log.iter_mut().find(|e| e["what"] == what).unwrap();
    entry.as_object_mut().unwrap()
}

const COLOURS: [&str; 4] = ["blue", "red", "green", "yellow"];

#[test]
fn gems_are_conserved() {
    for record in of_all_kinds() {
        for colour in COLOURS {
            let mut gems = number(&record["final"]["reserve"][colour]);
            let players = record["final"]["players"].as_array().unwrap();
            for player in players {
                gems += number(&player["gems_left"][colour]);
                let zones = [&player["zones"]["domain"], &player["zones"]["combat"]];
                let lying = zones.into_iter().filter_map(|zone| zone["tokens"].as_array());
                gems += lying
                    .flatten()
                    .filter(|t| t["kind"] == "infinite" && t["colour"] == colour)
                    .count() as i64;
                for card in player["pyramid"].as_array().unwrap() {
                    let painted = card["painted"].as_array().unwrap().iter();
                    gems += painted
                        .filter(|p| p["with"] == "gem")
                        .filter(|p| card["sections"][p["section"].as_str().unwrap()] == colour)
                        .count() as i64;
                    let tokens = card["tokens"].as_array().unwrap().iter();
                    gems += tokens
                        .filter(|t| t["kind"] == "infinite" || t["kind"] == "gem")
                        .filter(|t| t["colour"] == colour)
                        .count() as i64;
                }
            }
            assert_eq!(gems, 4 * players.len() as i64, "{colour}");
        }
    }
}

/// Even with domain cards, where the returned ones are hidden.
#[test]
fn the_size_of_every_hand_follows_from_the_log() {
    let mut with_domain_cards = 0;
    for record in of_all_kinds() {
        let domain = record["options"]["domain_cards"] == true;
        with_domain_cards += usize::from(domain);
        // R-SET-03: a dealt first card means that another was kept.
        let start = i64::from(!domain);
        for player in record["final"]["players"].as_array().unwrap() {
            let log = record["log"].as_array().unwrap().iter();
            let of_seat = log.filter(|e| e["seat"] == player["seat"]);
            let come_and_go = of_seat.map(|e| match e["what"].as_str().unwrap() {
                "drew" => number(&e["count"]),
                "put_back" => -number(&e["count"]),
                "won" | "taken_auction" => 1,
                "returned" if e["by"].is_u64() => 1,
                "played" | "discarded" => -1,
                "tucked" if e["from"].is_null() => -1,
                "put_under" => -number(&e["count"]),
                _ => 0,
            });
            let left = player["hand"].as_array().unwrap().len() as i64;
            assert_eq!(start + come_and_go.sum::<i64>(), left, "{}", record["game"]);
        }
    }
    assert!(with_domain_cards > 10, "{with_domain_cards}");
}

/// R-TD-02, R-TD-04: the expansion's fields appear only with its options.
#[test]
fn the_options_of_the_expansion_have_their_fields() {
    for record in of_all_kinds() {
        let (game, options) = (&record["game"], &record["options"]);
        let log = record["log"].as_array().unwrap();
        let told = |what: &str| log.iter().filter(|e| e["what"] == what).count();
        let players = record["final"]["players"].as_array().unwrap();
        let domain = options["domain_cards"] == true;
        let due = if domain { (1, players.len()) } else { (0, 0) };
        assert_eq!((told("order_drawn"), told("domain_reward")), due, "{game}");
        assert_eq!(told("first_card"), players.len() - due.1, "{game}");
        let zones = players.iter().map(|p| p["zones"]["domain"].is_null());
        assert!(zones.eq(players.iter().map(|_| !domain)), "{game}");
        let two = options["two_colour_auction"] == true;
        assert_eq!(record.get("auction_cards").is_some(), two, "{game}");
        let turns = if options["short_game"] == true { 6 } else { 12 };
        let at_a_time = if two { 2 } else { 4 };
        let revealed = log.iter().filter(|e| e["what"] == "revealed");
        let revealed = revealed.filter(|e| e["place"].is_null()).count();
        assert_eq!(revealed, at_a_time * (turns + told("prolonged")), "{game}");
        for entry in log {
            let named = [&entry["auction_card"], &entry["colour"]].map(|v| !v.is_null());
            match entry["what"].as_str().unwrap() {
                "won" | "claim" | "named" | "revealed" | "taken_auction" => {
                    assert_eq!(named, [two, !two], "{entry}");
                }
                "bid" if COLOURS.iter().any(|colour| entry["bid"] == *colour) => {
                    assert_eq!(named, [two, false], "{entry}");
                }
                _ => assert!(!named[0], "{entry}"),
            }
        }
    }
}

/// The log, with the start and the source of every infinite gem, gives the final reserve.
#[test]
fn the_reserve_follows_from_its_start() {
    let (mut of_reserve, mut of_screens) = (0, 0);
    for record in of_all_kinds() {
        for colour in COLOURS {
            let mut reserve = number(&record["reserve_start"][colour]);
            for entry in record["log"].as_array().unwrap() {
                let gems = || number(&entry["gems"][colour]);
                match entry["what"].as_str().unwrap() {
                    "gems_taken" if entry["from"] == "combat" => {}
                    "mustered" => reserve -= gems(),
                    "gems_paid" if entry["to"] == "combat" => reserve -= gems(),
                    "gems_taken" => reserve -= gems(),
                    "gems_paid" | "gems_unparked" => reserve += gems(),
                    "bid" if entry["seat"].is_u64() && entry["bid"] == colour => reserve += 1,
                    // R-UND-09: a judgement took it.
                    "obeyed" if entry["kind"] == "infinite" && entry["colour"] == colour => {
                        reserve += 1;
                    }
                    "token" if entry["kind"] == "infinite" && entry["colour"] == colour => {
                        match entry["from"].as_str().unwrap() {
                            "reserve" => {
                                reserve -= 1;
                                of_reserve += 1;
                            }
                            "screen" => of_screens += 1,
                            "combat" => {}
                            other => panic!("{other}"),
                        }
                    }
                    _ => {}
                }
            }
            // R-INV-10: gems on combat cards went there before painting.
            for player in record["final"]["players"].as_array().unwrap() {
                reserve += player["zones"]["combat"]["gems"][colour].as_i64().unwrap_or(0);
            }
            let end = number(&record["final"]["reserve"][colour]);
            assert_eq!(reserve, end, "{} {colour}", record["game"]);
        }
    }
    assert!(of_reserve > of_screens && of_screens > 0, "{of_reserve} {of_screens}");
}

/// Points of laws that count only the pyramid and what lies on and under them; `None` if any counts
/// something else.
fn laws_alone(player: &Value) -> Option<i64> {
    let cards = player["pyramid"].as_array().unwrap();
    let under = |card: &Value| card["under"].as_array().unwrap().len() as i64;
    let all: i64 = cards.iter().map(|c| 1 + under(c)).sum();
    let points = cards.iter().map(|c| match number(&c["card"]) {
        68 => Some(all),
        72 => Some(5 * under(c)),
        74 => Some(3 * number(&c["level"]) * under(c)),
        76 => {
            let tokens = c["tokens"].as_array().unwrap().iter();
            Some(2 * tokens.filter(|t| t["kind"] == "gem").count() as i64)
        }
        78 => Some(4 * under(c)),
        75 | 79 | 85..=88 => None,
        _ => Some(0),
    });
    points.sum()
}

#[test]
fn scores_follow_from_the_final_state() {
    let mut laws_counted = 0;
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
                if let Some(laws) = laws_alone(player) {
                    assert_eq!(number(&score["laws"]), laws);
                    laws_counted += usize::from(laws > 0);
                }
                let lines =
                    ["circles", "infinite", "laws", "power", "magic", "sets", "attack", "other"];
                let total: i64 = lines.iter().map(|l| number(&score[*l])).sum();
                assert_eq!(number(&score["total"]), total);
                totals.push(total);
            }
            let best = totals.iter().max().unwrap();
            let winners: Vec<usize> = (0..totals.len()).filter(|i| totals[*i] == *best).collect();
            assert_eq!(record["final"]["winners"], serde_json::json!(winners));
        }
    }
    assert!(laws_counted > 0, "some pyramid has such laws alone");
}

#[test]
fn the_log_tells_every_card_and_every_required_field() {
    for record in records(3) {
        assert_eq!(record["format"], 1);
        for seat in record["seats"].as_array().unwrap() {
            let held = serde_json::json!([{"from_turn": 0, "kind": seat["occupant"]}]);
            assert_eq!(seat["occupants"], held, "nobody else sat there");
        }
        assert!(record.get("closed").is_none());
        assert_eq!(record["edition"], "en-2015");
        assert_eq!(record["options"]["bonus_cards"], true);
        let log = record["log"].as_array().unwrap();
        for entry in log {
            assert!(
                entry["turn"].is_u64() && entry["phase"].is_string() && entry["what"].is_string()
            );
        }
        let told = |what: &str| log.iter().filter(|e| e["what"] == what).count();
        assert_eq!(told("first_card"), 3);
        // R-LAW-69: four cards more, and a turn to play for them.
        let longer = told("prolonged");
        assert_eq!(record["turns"], 12 + longer);
        let revealed = told("revealed");
        assert_eq!(revealed, 48 + 4 * longer);
        let gone = told("won") + told("discarded_auction");
        assert!(
            (revealed - 4..=revealed).contains(&gone),
            "at most four cards are left at the tips: {gone}"
        );
    }
}

/// Cards stay where they were placed, unless a law replaced or tucked them.
#[test]
fn the_log_tells_what_stands_where_and_what_lies_underneath() {
    for record in (2..=4).flat_map(records) {
        let log = record["log"].as_array().unwrap();
        for player in record["final"]["players"].as_array().unwrap() {
            let (mut standing, mut under) = (BTreeSet::new(), BTreeMap::new());
            for entry in log.iter().filter(|e| e["seat"] == player["seat"]) {
                let card = entry["card"].as_i64();
                match entry["what"].as_str().unwrap() {
                    "first_card" | "played" => assert!(standing.insert(card.unwrap())),
                    "returned" if entry["by"].is_u64() => {
                        let by = number(&entry["by"]);
                        assert!(standing.remove(&card.unwrap()));
                        let hosts = under.values_mut().filter(|host| **host == card.unwrap());
                        hosts.for_each(|host| *host = by);
                    }
                    "tucked" => {
                        let host = number(&entry["under"]);
                        assert_eq!(standing.remove(&card.unwrap()), entry["from"] == "pyramid");
                        assert!(standing.contains(&host));
                        assert_eq!(under.insert(card.unwrap(), host), None);
                    }
                    _ => {}
                }
            }
            let cards = player["pyramid"].as_array().unwrap();
            let seen = cards.iter().map(|c| number(&c["card"]));
            assert_eq!(seen.collect::<BTreeSet<_>>(), standing);
            let mut seen = BTreeMap::new();
            for card in cards {
                for tucked in card["under"].as_array().unwrap() {
                    seen.insert(number(tucked), number(&card["card"]));
                }
            }
            assert_eq!(seen, under);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_records() {
    assert_eq!(records(2), records(2));
}
