//! Whole games of every edition and number of seats, played by the program and read by the referee.

use std::process::Command;

use serde_json::Value;

use crate::course::check;
use crate::sheet::Sheet;

/// What a table plays, in the words of the command line.
type Table = &'static [&'static str];

const TABLES: &[Table] = &[
    &["--seats", "2"],
    &["--seats", "3"],
    &["--seats", "4"],
    &["--seats", "1", "--rivals", "1"],
    &["--seats", "1", "--rivals", "2"],
    &["--seats", "1", "--rivals", "3"],
    &["--seats", "2", "--rivals", "1"],
    &["--seats", "2", "--rivals", "2"],
    &["--seats", "3", "--rivals", "1"],
    &["--edition", "en-first", "--seats", "1", "--rivals", "1"],
    &["--edition", "en-first", "--seats", "1", "--rivals", "3"],
    &["--edition", "en-first", "--seats", "2", "--rivals", "2"],
    &["--edition", "en-first", "--seats", "3", "--rivals", "1"],
    &["--edition", "en-first", "--seats", "2"],
    &["--edition", "en-first", "--seats", "3"],
    &["--edition", "en-first", "--seats", "4"],
    &["--edition", "ru-2015", "--seats", "1", "--rivals", "1"],
    &["--edition", "ru-2015", "--seats", "2"],
    &["--edition", "ru-2015", "--seats", "3"],
    &["--edition", "ru-2015", "--seats", "3", "--rivals", "1"],
    &["--edition", "ru-2015", "--seats", "4"],
    &["--edition", "de", "--seats", "1", "--rivals", "2"],
    &["--edition", "de", "--seats", "2", "--rivals", "2"],
    &["--edition", "de", "--seats", "2"],
    &["--edition", "de", "--seats", "3"],
    &["--edition", "de", "--seats", "4"],
    &["--seats", "3", "--option", "bonus_cards=false"],
    &["--seats", "4", "--option", "bonus_cards=false"],
    &["--seats", "3", "--option", "deal=2"],
    &["--seats", "3", "--option", "returned_gems=chosen"],
    &["--seats", "3", "--option", "discard_for_gems=false"],
    &["--seats", "3", "--option", "gaps=true"],
    &["--seats", "3", "--option", "law_69=original"],
    &[
        "--seats",
        "1",
        "--rivals",
        "1",
        "--option",
        "law_69=original",
    ],
    &["--seats", "2", "--option", "open_screens=true"],
];

/// The records of so many games at this table.
pub fn play(table: &[&str], seed: u64, games: u64) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let played = Command::new(env!("CARGO_BIN_EXE_viceroy"))
        .arg("simulate")
        .args(table)
        .args(["--games", &games.to_string(), "--seed", &seed.to_string()])
        .arg("--export")
        .arg(folder.path())
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success(), "{table:?}: {error}");
    let mut files: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|f| f.unwrap().path())
        .collect();
    files.sort();
    assert_eq!(
        files.len() as u64,
        games,
        "{table:?} wrote other records than games"
    );
    files
        .iter()
        .map(|f| serde_json::from_slice(&std::fs::read(f).unwrap()).unwrap())
        .collect()
}

/// What the record says was played must be what was asked for.
fn is_as_asked(table: &[&str], record: &Value) -> Option<String> {
    let pairs = table.iter().zip(table.iter().skip(1));
    let mut wrong = pairs.filter_map(|(name, asked)| {
        let holds = match *name {
            "--seats" => {
                record["seats"]
                    .as_array()
                    .map(Vec::len)
                    .map(|n| n.to_string())
                    .as_deref()
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
    let games = std::env::var("VICEROY_REFEREE_GAMES").map_or(25, |g| g.parse().unwrap());
    let sheet = Sheet::load();
    let mut complaints = vec![];
    for table in TABLES {
        for record in play(table, 7000, games) {
            let mut wrong = check(&sheet, &record);
            wrong.extend(is_as_asked(table, &record));
            // The first few complaints of a record lead to its cause; the rest follow from them.
            wrong.truncate(3);
            let of = format!("{} of {table:?}", record["game"]);
            complaints.extend(wrong.into_iter().map(|w| format!("{of}: {w}")));
        }
    }
    let shown = complaints.len().min(40);
    assert!(
        complaints.is_empty(),
        "{} complaints: {:#?}",
        complaints.len(),
        &complaints[..shown]
    );
}
