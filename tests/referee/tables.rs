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
    &["--seats", "3", "--option", "revised_laws=true"],
    &["--seats", "4", "--option", "revised_laws=true"],
    &["--seats", "1", "--option", "two_colour_auction=true"],
    &["--seats", "2", "--option", "two_colour_auction=true"],
    &[
        "--seats",
        "1",
        "--rivals",
        "2",
        "--option",
        "revised_laws=true",
    ],
    &[
        "--seats",
        "1",
        "--rivals",
        "1",
        "--option",
        "domain_cards=true",
    ],
    &["--seats", "2", "--option", "domain_cards=true"],
    &["--seats", "3", "--option", "domain_cards=true"],
    &["--seats", "4", "--option", "domain_cards=true"],
    &[
        "--seats",
        "1",
        "--option",
        "domain_cards=true",
        "--option",
        "two_colour_auction=true",
    ],
    &[
        "--seats",
        "2",
        "--option",
        "domain_cards=true",
        "--option",
        "two_colour_auction=true",
    ],
    // Who plays well closes circles that players by lot hardly ever come to.
    &[
        "--seats",
        "3",
        "--brain",
        "greedy",
        "--option",
        "domain_cards=true",
    ],
    &[
        "--seats",
        "2",
        "--brain",
        "greedy",
        "--option",
        "domain_cards=true",
        "--option",
        "two_colour_auction=true",
    ],
    &[
        "--seats",
        "1",
        "--brain",
        "greedy",
        "--option",
        "domain_cards=true",
        "--option",
        "two_colour_auction=true",
    ],
];

/// The tables that play; every edition at every size with the options of the expansion too, if that is asked for.
fn tables() -> Vec<Vec<&'static str>> {
    let mut tables: Vec<Vec<&str>> = TABLES.iter().map(|t| t.to_vec()).collect();
    if std::env::var("VICEROY_REFEREE_TABLES").is_ok_and(|which| which == "all") {
        for edition in ["en-2015", "en-first", "ru-2015", "de"] {
            for (options, sizes) in OF_THE_EXPANSION {
                for (seats, rivals) in *sizes {
                    let size = ["--edition", edition, "--seats", seats, "--rivals", rivals];
                    let options = options.iter().flat_map(|option| ["--option", option]);
                    tables.push(size.into_iter().chain(options).collect());
                }
            }
        }
    }
    tables
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

/// Options that the expansion adds, and the sizes of tables that may choose them.
const OF_THE_EXPANSION: &[(&[&str], Sizes)] = &[
    (&[], ALL_SIZES),
    (&["domain_cards=true"], ALL_SIZES),
    (&["two_colour_auction=true"], AT_TWO_COLOURS),
    (
        &["domain_cards=true", "two_colour_auction=true"],
        AT_TWO_COLOURS,
    ),
    (
        &[
            "domain_cards=true",
            "two_colour_auction=true",
            "law_69=original",
            "gaps=true",
        ],
        AT_TWO_COLOURS,
    ),
    (
        &[
            "domain_cards=true",
            "law_69=original",
            "gaps=true",
            "returned_gems=chosen",
        ],
        ALL_SIZES,
    ),
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
    for table in tables() {
        for record in play(&table, 7000, games) {
            let mut wrong = check(&sheet, &record);
            wrong.extend(is_as_asked(&table, &record));
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
