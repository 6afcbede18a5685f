//! Finds unused translations, which the compiler cannot see across packages.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Prefixes of keys that are built from names in the code.
const FAMILIES: [&str; 9] = [
    "ask-",
    "command-",
    "domain-reward-",
    "edition-",
    "meet-",
    "module-",
    "option-",
    "page-",
    "terms-",
];

fn fluent_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        // Names of game terms are used by the terms themselves.
        if path.is_dir() && !path.ends_with("words") {
            fluent_files(&path, found);
        } else if path.extension().is_some_and(|end| end == "ftl") {
            found.push(path);
        }
    }
}

/// The names of all sentences that are said in the code.
fn said(code: &str) -> HashSet<&str> {
    code.split("text!(").skip(1).filter_map(|call| call.split([',', ')']).next()).collect()
}

#[test]
fn every_sentence_is_said() {
    let code = super::house().into_iter().flat_map(|(_, text)| text.into_bytes());
    let code = String::from_utf8(code.filter(|c| !c.is_ascii_whitespace()).collect()).unwrap();
    let said = said(&code);
    let mut files = vec![];
    fluent_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en"), &mut files);
    let mut unsaid = vec![];
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        let keys = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let keys = keys.filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned()));
        let by_name = keys.filter(|key| !FAMILIES.iter().any(|family| key.starts_with(family)));
        unsaid.extend(by_name.filter(|key| !said.contains(&*key.replace('-', "_"))));
    }
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}
