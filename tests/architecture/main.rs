//! Architecture rules that cargo cannot enforce: what the rules must not use, cycles of files and
//! folders, function length, and that `docs/architecture.md` is accurate.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod circles;
mod names;
mod sentences;

use std::fs;
use std::path::{Path, PathBuf};

/// The rules must not use clocks, threads, randomness of their own, I/O or unordered hashing.
const NOT_IN_RULES: &[&str] = &[
    "std::time",
    "tokio",
    "async fn",
    "std::thread",
    "rand::",
    "HashMap",
    "HashSet",
    "std::fs",
    "std::io",
    "std::env",
    "println!",
    "serenity",
    "sqlx",
    "fluent",
];

/// Words allowed in one place only, where no package boundary enforces it.
const ONLY_IN: &[(&str, &[&str])] = &[
    ("hyper::", &["monitoring"]),
    ("sqlx::", &["crates/store/", "crates/model/src/messages/sqlite.rs"]),
    // The adapter asks the host.
    ("host.store()", &["app.rs", "monitoring/"]),
    ("Edition::En", &["crates/rules/src/ruleset/"]),
    ("Edition::Ru", &["crates/rules/src/ruleset/"]),
    ("Edition::De", &["crates/rules/src/ruleset/"]),
];

/// In the service and the store only the injected clocks tell the time, so that all stored times
/// come from the same clock.
const TELLS_TIME: &[&str] = &["SystemTime", "Instant", "rustix::time"];
/// The clocks, and the code that reads file creation times.
const CLOCKS: &[&str] = &["crates/service/src/infra/clock.rs", "crates/store/src/mark.rs"];

const MOST_LINES: usize = 100;
const LONG_FUNCTIONS: &[(&str, &str, &str)] = &[
    ("crates/discord/src/interaction/route.rs", "act_on", "one arm for each kind of button"),
    (
        "crates/service/src/lobby/starting.rs",
        "start_alone",
        "what is checked, made and stored at once",
    ),
    (
        "crates/service/src/outbox/delivery/refreshing.rs",
        "refresh",
        "one arm for each kind of notice",
    ),
    ("crates/model/src/record/log.rs", "events", "one arm for each fact"),
    ("crates/rules/src/table/open.rs", "evolve", "one arm for each fact"),
    ("crates/i18n/src/game/hints/reasons.rs", "said", "one arm for each reason"),
    ("crates/i18n/src/game/news.rs", "tell", "one arm for each fact"),
    (
        "crates/i18n/src/people/announcements.rs",
        "announcement",
        "one arm for each kind of announcement",
    ),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

fn packages() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates");
    let entries = fs::read_dir(crates).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn house() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = vec![];
    sources(&root.join("src"), &mut files);
    for package in packages() {
        sources(&package.join("src"), &mut files);
    }
    let mut house: Vec<(String, String)> = files
        .into_iter()
        .map(|path| {
            let name = path.strip_prefix(root).unwrap().to_str().unwrap();
            let name = name.replace('\\', "/");
            let text = fs::read_to_string(&path).unwrap();
            (name.strip_prefix("src/").unwrap_or(&name).to_owned(), text)
        })
        .collect();
    house.sort();
    house
}

fn code(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

/// The package in `crates`; empty for the root package.
fn package_of(file: &str) -> &str {
    file.strip_prefix("crates/").and_then(|file| file.split('/').next()).unwrap_or("")
}

const NOT_INSIDE_RULES: &[(&str, &[&str])] = &[
    (
        "crates/rules/src/ask.rs",
        &["questions", "effects", "stages", "engine_ctx", "engine", "game"],
    ),
    (
        "crates/rules/src/state.rs",
        &["questions", "effects", "stages", "engine_ctx", "engine", "game"],
    ),
    ("crates/rules/src/engine_ctx.rs", &["questions", "effects", "stages", "engine", "game"]),
    ("crates/rules/src/effects/", &["questions", "stages", "engine", "game"]),
    ("crates/rules/src/questions/", &["stages", "engine", "game", "imagined", "view"]),
    ("crates/rules/src/stages/", &["questions", "engine", "game", "imagined", "view"]),
    ("crates/rules/src/engine.rs", &["game", "imagined", "view"]),
    ("crates/rules/src/view.rs", &["engine", "game", "imagined", "questions", "stages"]),
];

#[test]
fn rooms_moves_and_the_engine_stand_in_no_circle() {
    let house = house();
    let mut wrong = vec![];
    for (place, unknown) in NOT_INSIDE_RULES {
        let files: Vec<_> = house.iter().filter(|(file, _)| file.starts_with(place)).collect();
        assert!(!files.is_empty(), "{place} is not there");
        for (file, text) in files {
            for name in *unknown {
                let by_path = format!("crate::{name}::");
                // In a subfolder `super` is the folder's module.
                let is_at_the_top = file.matches('/').count() == 3;
                let beside = format!("use super::{name}::");
                if code(text).contains(&by_path) || is_at_the_top && code(text).contains(&beside) {
                    wrong.push(format!("{file} uses {name}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn told(house: &[(String, String)], circles: &[Vec<String>]) -> String {
    let told = circles.iter().map(|c| format!("{c:#?}\n{}", circles::inside(house, c)));
    told.collect()
}

#[test]
fn no_file_stands_in_a_circle() {
    let house = house();
    let circles = circles::circles(&house);
    assert!(circles.is_empty(), "{}", told(&house, &circles));
}

#[test]
fn no_folder_stands_in_a_circle() {
    let house = house();
    let circles = circles::circles_of_folders(&house);
    assert!(circles.is_empty(), "{}", told(&house, &circles));
}

#[test]
fn everything_goes_by_one_clock() {
    let mut wrong = vec![];
    for (file, text) in house() {
        let is_told = ["service", "store", "model"];
        if is_told.contains(&package_of(&file)) && !CLOCKS.contains(&file.as_str()) {
            let found = TELLS_TIME.iter().filter(|word| code(&text).contains(**word));
            wrong.extend(found.map(|word| format!("{file} has {word}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn rules_are_pure() {
    for (file, text) in house() {
        if package_of(&file) == "rules" {
            for word in NOT_IN_RULES {
                assert!(!code(&text).contains(word), "{file} must not know {word}");
            }
        }
    }
}

#[test]
fn words_stay_in_their_rooms() {
    for (file, text) in house() {
        for (word, rooms) in ONLY_IN {
            let at_home = rooms.iter().any(|r| file.starts_with(r));
            assert!(
                at_home || !code(&text).contains(word),
                "{file} must not name {word}, only {rooms:?} may"
            );
        }
    }
}

fn begins(line: &str) -> Option<&str> {
    let words = line.trim_start();
    let mut before = words.split(' ').take_while(|word| *word != "fn");
    let is_fn = words.contains("fn ")
        && before.all(|word| {
            let word = word.split('(').next().unwrap_or(word);
            ["pub", "in", "async", "const", "unsafe", "extern"].contains(&word)
                || word.ends_with(')')
        });
    let name = words.split("fn ").nth(1).filter(|_| is_fn)?;
    name.split(['(', '<']).next()
}

#[test]
fn functions_stay_short() {
    let mut long = vec![];
    for (file, text) in house() {
        let lines: Vec<&str> = text.lines().collect();
        for (first, line) in lines.iter().enumerate() {
            let Some(name) = begins(line) else { continue };
            let end = format!("{}}}", &line[..line.len() - line.trim_start().len()]);
            let rest = lines[first..].iter();
            let count = 1 + rest.take_while(|line| **line != end).count();
            if count > MOST_LINES && !line.trim_end().ends_with(';') {
                long.push((file.clone(), name.to_owned(), count));
            }
        }
    }
    for (file, name, count) in &long {
        let excused = LONG_FUNCTIONS.iter().any(|(f, n, _)| f == file && n == name);
        assert!(excused, "{name} of {file} has {count} lines: {long:#?}");
    }
    for (file, name, _) in LONG_FUNCTIONS {
        let is_long = long.iter().any(|(f, n, _)| f == file && n == name);
        assert!(is_long, "{name} of {file} is short enough: strike it off the list");
    }
}

#[test]
fn nothing_speaks_of_machines() {
    for (file, text) in house() {
        for word in ["/home/", "/root/", "/work/", "../shared"] {
            assert!(!text.contains(word), "{file} contains {word}");
        }
    }
}

fn page() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(root.join("docs/architecture.md")).unwrap()
}

#[test]
fn the_drawing_of_the_packages_is_true() {
    let page = page();
    let drawing: Vec<&str> = page.split("```").nth(1).unwrap().lines().rev().collect();
    let place = |name: &str| {
        let is_drawn = |line: &&str| line.contains(&format!("crates/{name} "));
        drawing.iter().position(is_drawn).unwrap_or_else(|| panic!("{name} is not drawn"))
    };
    for package in packages() {
        let name = package.file_name().unwrap().to_str().unwrap();
        let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap();
        let used = manifest.lines().take_while(|line| *line != "[dev-dependencies]");
        let used = used.filter_map(|line| line.strip_prefix("viceroy-"));
        for other in used.filter_map(|line| line.split(['.', ' ']).next()) {
            assert!(place(name) > place(other), "{name} uses {other}, which is drawn above it");
        }
        place(name);
    }
}

#[test]
fn what_the_page_about_the_house_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = page();
    let text = page.split("```").step_by(2);
    let names = text.flat_map(|text| text.split('`').skip(1).step_by(2));
    let sources: String = house().into_iter().map(|(_, text)| text).collect();
    let mut paths = 0;
    for name in names {
        let folders = ["src", "crates", "tests", "docs", "assets", "migrations"];
        if name.split_once('/').is_some_and(|(first, _)| folders.contains(&first)) {
            assert!(root.join(name).exists(), "{name} is not there");
            paths += 1;
        } else if name.starts_with(|c: char| c.is_ascii_uppercase()) {
            let end = name.find(|c: char| !(c.is_alphanumeric() || c == '_'));
            let name = &name[..end.unwrap_or(name.len())];
            let declared = ["struct", "enum", "trait", "type", "const"]
                .iter()
                .flat_map(|kind| [" ", "<", "(", ";", ":"].map(|end| format!("{kind} {name}{end}")))
                .any(|text| sources.contains(&text));
            assert!(declared, "there is no {name}");
        }
    }
    assert!(paths > 50, "{paths} paths");
}

#[test]
fn every_variable_of_the_tests_is_on_the_list() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(root.join("tests/README.md")).unwrap()
        + &fs::read_to_string(root.join(".env.example")).unwrap();
    let mut files = vec![];
    for folder in ["tests", "benches"] {
        sources(&root.join(folder), &mut files);
    }
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for beginning in ["\"VICEROY_", "\"STANDIN_"] {
            for (at, _) in text.match_indices(beginning) {
                let name = text[at + 1..].split(['"', '=']).next().unwrap();
                let is_listed = list.contains(name) || name == &beginning[1..];
                assert!(is_listed, "{name} of {} is not listed", file.display());
            }
        }
    }
}
