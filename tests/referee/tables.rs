//! Checks whole games played by the CLI.

use std::process::Command;

use crate::lists::{
    TABLES, WITH_ALL_MODULES, WITH_ARISTOCRATS, WITH_ARISTOCRATS_AND_INVASION, WITH_BOTH,
    WITH_DIAMONDS, WITH_INVASION, WITH_UNDERWORLD,
};
use crate::prelude::*;

fn tables() -> Vec<(Cards, Vec<&'static str>)> {
    let which = std::env::var("VICEROY_REFEREE_TABLES").unwrap_or_default();
    let mut tables = vec![];
    for (cards, of) in [
        (Cards::CARRIED, TABLES),
        (Cards::WITH_DIAMONDS, WITH_DIAMONDS),
        (Cards::WITH_ARISTOCRATS, WITH_ARISTOCRATS),
        (Cards::WITH_DIAMONDS_AND_ARISTOCRATS, WITH_BOTH),
        (Cards::WITH_INVASION, WITH_INVASION),
        (Cards::WITH_DIAMONDS_AND_INVASION, WITH_BOTH),
        (Cards::WITH_ARISTOCRATS_AND_INVASION, WITH_ARISTOCRATS_AND_INVASION),
        (Cards::WITH_UNDERWORLD, WITH_UNDERWORLD),
        (Cards::WITH_DIAMONDS_AND_UNDERWORLD, WITH_BOTH),
        (Cards::WITH_ALL_MODULES, WITH_ALL_MODULES),
    ] {
        let module = MODULES.into_iter().find(|m| m.name() == which);
        let left_out = match which.as_str() {
            "diamonds" => !cards.has_a_pack(),
            _ => module.is_some_and(|m| !cards.has(m)),
        };
        if left_out {
            continue;
        }
        tables.extend(of.iter().map(|table| (cards, table.split(' ').collect())));
        if ["all", "diamonds"].contains(&which.as_str()) || module.is_some() {
            tables.extend(of_all_editions().map(|table| (cards, table)));
        }
    }
    tables
}

fn of_all_editions() -> impl Iterator<Item = Vec<&'static str>> {
    let editions = ["en-2015", "en-first", "ru-2015", "de"].into_iter();
    let games = editions.flat_map(|e| OF_THE_EXPANSION.iter().map(move |of| (e, of)));
    games.flat_map(|(edition, (options, sizes))| {
        sizes.iter().map(move |(seats, rivals)| {
            let size = ["--edition", edition, "--seats", seats, "--rivals", rivals];
            let options = options.iter().flat_map(|option| ["--option", option]);
            size.into_iter().chain(options).collect()
        })
    })
}

/// Seats and virtual opponents.
type Sizes = &'static [(&'static str, &'static str)];

const ALL_SIZES: Sizes = &[
    ("1", "1"),
    ("1", "2"),
    ("1", "3"),
    ("2", "0"),
    ("2", "1"),
    ("2", "2"),
    ("3", "0"),
    ("3", "1"),
    ("4", "0"),
];

/// R-TD-02.
const AT_TWO_COLOURS: Sizes = &[("1", "0"), ("2", "0")];

/// With the table sizes that allow them.
const OF_THE_EXPANSION: &[(&[&str], Sizes)] = &[
    (&[], ALL_SIZES),
    (&["domain_cards=true"], ALL_SIZES),
    (&["short_game=true", "deal=2"], ALL_SIZES),
    (&["two_colour_auction=true"], AT_TWO_COLOURS),
    (&["domain_cards=true", "two_colour_auction=true"], AT_TWO_COLOURS),
    (
        &["domain_cards=true", "two_colour_auction=true", "law_69=original", "gaps=true"],
        AT_TWO_COLOURS,
    ),
    (&["domain_cards=true", "law_69=original", "gaps=true", "returned_gems=chosen"], ALL_SIZES),
];

pub fn play(cards: Cards, table: &[&str], seed: u64, games: u64) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_viceroy"));
    let pack = cards.folder();
    match &pack {
        Some(pack) => program.env("VICEROY_CARDS", pack.path()),
        None => program.env_remove("VICEROY_CARDS"),
    };
    let played = program
        .arg("simulate")
        .args(cards.words())
        .args(table)
        .args(["--games", &games.to_string(), "--seed", &seed.to_string()])
        .arg("--export")
        .arg(folder.path())
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success(), "{table:?}: {error}");
    let mut files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len() as u64, games, "{table:?} wrote other records than games");
    files.iter().map(|f| serde_json::from_slice(&std::fs::read(f).unwrap()).unwrap()).collect()
}

fn is_as_asked(cards: Cards, table: &[&str], record: &Value) -> Option<String> {
    if record["cards"].is_string() != cards.has_a_pack() {
        return Some(format!("format: played with cards {}", record["cards"]));
    }
    let modules: Vec<&str> = cards.modules().iter().map(|m| m.name()).collect();
    if record["modules"] != json!(modules) {
        return Some(format!("format: played with modules {}", record["modules"]));
    }
    let pairs = table.iter().zip(table.iter().skip(1));
    let mut wrong = pairs.filter_map(|(name, asked)| {
        let holds = match *name {
            "--seats" => {
                record["seats"].as_array().map(Vec::len).map(|n| n.to_string()).as_deref()
                    == Some(*asked)
            }
            "--rivals" => record["rivals"].as_u64() == asked.parse().ok(),
            "--edition" => record["edition"] == **asked,
            "--option" => {
                let (key, value) = asked.split_once('=').unwrap();
                record["options"][key].to_string().trim_matches('"') == value
            }
            _ => true,
        };
        (!holds).then(|| format!("format: asked for {name} {asked}, the record says otherwise"))
    });
    wrong.next()
}

#[test]
fn every_game_keeps_the_rules() {
    let games = std::env::var("VICEROY_REFEREE_GAMES").map_or(10, |g| g.parse().unwrap());
    let (mut complaints, mut played) = (vec![], 0);
    let mut by_rule: BTreeMap<String, usize> = BTreeMap::new();
    let tables = tables();
    for (cards, table) in &tables {
        let sheet = Sheet::of(*cards);
        for record in play(*cards, table, 7000, games) {
            played += 1;
            let mut wrong = check(&sheet, &record);
            wrong.extend(is_as_asked(*cards, table, &record));
            // Later complaints usually follow from the first few.
            wrong.truncate(3);
            for complaint in &wrong {
                let rule = complaint.split(':').next().unwrap_or_default();
                *by_rule.entry(rule.to_owned()).or_default() += 1;
            }
            let of = format!("{} of {table:?}, {cards:?}", record["game"]);
            complaints.extend(wrong.into_iter().map(|w| format!("{of}: {w}")));
        }
    }
    println!("{played} games at {} tables", tables.len());
    let shown = complaints.len().min(40);
    assert!(
        complaints.is_empty(),
        "{} complaints, {by_rule:?}: {:#?}",
        complaints.len(),
        &complaints[..shown]
    );
}
