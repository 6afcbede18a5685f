//! Freezes every external name: storage, exports, commands, command line, environment, metrics,
//! message keys, control API. Serde, strum, clap and poise derive many from Rust names, so a rename
//! could change one. Posted names are in `tests/museum`.
//!
//! `VICEROY_ACCEPT_SPELLINGS=1 cargo test --test spellings` updates
//! `tests/spellings/spellings.txt`; a removed or changed line must stay readable forever
//! (CONTRIBUTING.md).
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod types;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use viceroy::discord::command_list;
use viceroy::i18n::Languages;
use viceroy::metrics::Metrics;
use viceroy::rules::Topic;

const FILE: &str = "tests/spellings/spellings.txt";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sections() -> BTreeMap<&'static str, Vec<String>> {
    let mut sections = BTreeMap::from([
        ("types", types::lines(root(), &["src", "crates"])),
        ("topics", Topic::ALL.iter().map(|topic| topic.name().to_owned()).collect()),
        ("commands", commands()),
        ("command line", command_line(&[])),
        ("environment", variables()),
        ("metrics", metrics()),
        ("sentences", sentences()),
        ("control", control()),
    ]);
    for (name, lines) in &mut sections {
        if !matches!(*name, "command line" | "commands") {
            lines.sort();
        }
    }
    sections
}

fn written() -> String {
    let sections = sections().into_iter().map(|(name, lines)| {
        let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
        format!("[{name}]\n{lines}")
    });
    sections.collect::<Vec<_>>().join("\n")
}

#[test]
fn what_leaves_the_program_is_spelt_as_it_was() {
    let now = written();
    if std::env::var_os("VICEROY_ACCEPT_SPELLINGS").is_some() {
        fs::write(root().join(FILE), &now).unwrap();
    }
    let before = fs::read_to_string(root().join(FILE)).unwrap();
    let of = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let (now, before) = (of(&now), of(&before));
    let gone: Vec<&String> = before.iter().filter(|line| !now.contains(line)).collect();
    let new: Vec<&String> = now.iter().filter(|line| !before.contains(line)).collect();
    assert!(
        gone.is_empty() && new.is_empty(),
        "gone: {gone:#?}\nnew: {new:#?}\nIf that is intended: VICEROY_ACCEPT_SPELLINGS=1 cargo test --test spellings"
    );
    assert_eq!(now, before, "the same lines in another order or number");
}

fn commands() -> Vec<String> {
    fn add(of: &serde_json::Value, path: &str, lines: &mut Vec<String>) {
        let path = format!("{path}/{}", of["name"].as_str().unwrap());
        lines.push(format!("{path} {}", of["type"]));
        let choices = of["choices"].as_array().into_iter().flatten();
        lines.extend(choices.map(|choice| format!("{path} = {}", choice["name"])));
        for option in of["options"].as_array().into_iter().flatten() {
            add(option, &path, lines);
        }
    }
    let list = serde_json::to_value(command_list(&Languages::carried().unwrap())).unwrap();
    let mut lines = vec![];
    for command in list.as_array().unwrap() {
        add(command, "", &mut lines);
    }
    lines
}

fn command_line(path: &[String]) -> Vec<String> {
    let program = Command::new(env!("CARGO_BIN_EXE_viceroy")).args(path).arg("--help").output();
    let help = String::from_utf8(program.unwrap().stdout).unwrap();
    let mut lines: Vec<String> =
        help.lines().filter(|line| line.starts_with("Usage:")).map(str::to_owned).collect();
    let mut part = "";
    for line in help.lines() {
        if !line.starts_with(' ') {
            part = line;
            continue;
        }
        let word = line.trim();
        let of_commands = part == "Commands:" && line.starts_with("  ") && !line.starts_with("   ");
        let first = word.split_whitespace().next();
        if let Some(name) = first.filter(|name| of_commands && *name != "help") {
            let below: Vec<String> = [path, &[name.to_owned()]].concat();
            lines.extend(command_line(&below));
        } else if word.starts_with('-') {
            let option = word.split("  ").next().unwrap_or_default();
            lines.push(format!("{} {option}", path.join(" ")).trim_start().to_owned());
        } else if let Some((_, values)) = word.split_once("[possible values: ") {
            lines.push(format!("{} {values}", path.join(" ")));
        }
    }
    lines
}

fn variables() -> Vec<String> {
    let mut found = BTreeSet::new();
    for file in files(&["src", "crates"], "rs").into_iter().chain([root().join(".env.example")]) {
        let text = fs::read_to_string(file).unwrap();
        for (at, _) in text.match_indices("VICEROY_") {
            let rest = &text[at..];
            let end = rest.find(|c: char| !(c.is_ascii_uppercase() || c == '_'));
            found.insert(rest[..end.unwrap_or(rest.len())].to_owned());
        }
    }
    found.retain(|name: &String| !name.starts_with("VICEROY_ACCEPT"));
    found.into_iter().collect()
}

fn metrics() -> Vec<String> {
    let text = Metrics::default().text().unwrap();
    let of = |line: &str| {
        let (series, _) = line.rsplit_once(' ')?;
        let (name, labels) = series.split_once('{').unwrap_or((series, ""));
        let is_told = !labels.contains("le=") && !labels.contains("version=");
        is_told.then(|| format!("{name} {}", labels.trim_end_matches('}')))
    };
    let kinds = text.lines().filter(|line| line.starts_with("# TYPE")).map(str::to_owned);
    let series = text.lines().filter(|line| !line.starts_with('#')).filter_map(of);
    kinds.chain(series.collect::<BTreeSet<_>>()).collect()
}

/// Message keys with their arguments, on which external translations depend.
fn sentences() -> Vec<String> {
    let mut lines = vec![];
    for file in files(&["assets/locales/en"], "ftl") {
        let text = fs::read_to_string(file).unwrap();
        let parsed = fluent_syntax::parser::parse(text.as_str()).unwrap();
        for entry in parsed.body {
            let (key, told) = match &entry {
                fluent_syntax::ast::Entry::Message(m) => (m.id.name.to_owned(), format!("{m:?}")),
                fluent_syntax::ast::Entry::Term(t) => (format!("-{}", t.id.name), format!("{t:?}")),
                _ => continue,
            };
            let of = told.split("VariableReference { id: Identifier { name: \"").skip(1);
            let names: BTreeSet<&str> = of.filter_map(|rest| rest.split('"').next()).collect();
            lines.push(format!("{key} {}", names.into_iter().collect::<Vec<_>>().join(" ")));
        }
    }
    lines
}

fn control() -> Vec<String> {
    let mut found = BTreeSet::new();
    let here = files(&["crates"], "rs").into_iter();
    for file in here.filter(|file| file.components().any(|part| part.as_os_str() == "control")) {
        let text = fs::read_to_string(file).unwrap();
        for piece in text.split('"').skip(1).step_by(2).filter(|piece| piece.starts_with('/')) {
            found.insert(piece.to_owned());
        }
    }
    found.into_iter().collect()
}

fn files(folders: &[&str], end: &str) -> Vec<PathBuf> {
    fn collect(folder: &Path, end: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("tests") && !path.ends_with("target") {
                collect(&path, end, found);
            } else if path.extension().is_some_and(|has| has == end) {
                found.push(path);
            }
        }
    }
    let mut found = vec![];
    for folder in folders {
        collect(&root().join(folder), end, &mut found);
    }
    found
}
