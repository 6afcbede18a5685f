//! Whole games of every edition and number of seats, played by the program and read by the referee.

use std::process::Command;

use serde_json::Value;

use crate::course::check;
use crate::packs::Cards;
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

/// Tables whose cards give diamonds.
const WITH_DIAMONDS: &[Table] = &[
    &["--seats", "2"],
    &["--seats", "3"],
    &["--seats", "4"],
    &["--seats", "1", "--rivals", "1"],
    &["--seats", "1", "--rivals", "3"],
    &["--seats", "2", "--rivals", "2"],
    &["--seats", "3", "--rivals", "1"],
    &["--edition", "en-first", "--seats", "2", "--rivals", "1"],
    &["--edition", "ru-2015", "--seats", "4"],
    &["--edition", "de", "--seats", "3"],
    &["--seats", "1", "--option", "two_colour_auction=true"],
    &["--seats", "2", "--option", "two_colour_auction=true"],
    &["--seats", "4", "--option", "revised_laws=true"],
    &["--seats", "3", "--option", "law_69=original"],
    &["--seats", "4", "--option", "domain_cards=true"],
    &[
        "--seats",
        "1",
        "--rivals",
        "2",
        "--option",
        "domain_cards=true",
    ],
    &[
        "--seats",
        "2",
        "--option",
        "domain_cards=true",
        "--option",
        "two_colour_auction=true",
    ],
    &["--seats", "3", "--brain", "greedy"],
    &["--seats", "4", "--brain", "greedy"],
    &["--seats", "2", "--rivals", "2", "--brain", "greedy"],
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
];

/// The tables that play; every edition at every size with the options of the expansion too, if that is asked for.
fn tables() -> Vec<(Cards, Vec<&'static str>)> {
    let which = std::env::var("VICEROY_REFEREE_TABLES").unwrap_or_default();
    let mut tables = vec![];
    for (cards, of) in [
        (Cards::Carried, TABLES),
        (Cards::WithDiamonds, WITH_DIAMONDS),
    ] {
        if which == "diamonds" && cards == Cards::Carried {
            continue;
        }
        tables.extend(of.iter().map(|t| (cards, t.to_vec())));
        if which == "all" || which == "diamonds" {
            tables.extend(of_all_editions().map(|table| (cards, table)));
        }
    }
    tables
}

/// Every edition at every size with the options of the expansion.
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

/// The records of so many games with these cards at this table.
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
fn is_as_asked(cards: Cards, table: &[&str], record: &Value) -> Option<String> {
    if record["cards"].is_string() != (cards == Cards::WithDiamonds) {
        return Some(format!("format: played with cards {}", record["cards"]));
    }
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
    let mut complaints = vec![];
    for (cards, table) in tables() {
        let sheet = Sheet::of(cards);
        for record in play(cards, &table, 7000, games) {
            let mut wrong = check(&sheet, &record);
            wrong.extend(is_as_asked(cards, &table, &record));
            // The first few complaints of a record lead to its cause; the rest follow from them.
            wrong.truncate(3);
            let of = format!("{} of {table:?}, {cards:?}", record["game"]);
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
