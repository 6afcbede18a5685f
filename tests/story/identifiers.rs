//! The rule identifiers that titles may name.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::parsing;
use super::prelude::*;

/// By the middle part of the identifier, with their numbers.
const RULES: &[(&str, RangeInclusive<u8>)] = &[
    ("SET", 1..=9),
    ("TRN", 1..=3),
    ("HOUSE", 1..=1),
    ("AUC", 1..=17),
    ("DEV", 1..=14),
    ("REW", 1..=9),
    ("END", 1..=11),
    ("VIR", 1..=9),
    ("HID", 1..=3),
    ("TD", 1..=9),
    ("ARI", 1..=4),
    ("INV", 1..=10),
    ("UND", 1..=9),
];

/// 86, 87 and 88 belong to 85.
const LAWS: [RangeInclusive<u8>; 2] = [65..=85, 101..=109];

fn all() -> BTreeSet<String> {
    let numbered = RULES.iter().flat_map(|(middle, numbers)| {
        let one = move |n| format!("R-{middle}-{n:02}");
        numbers.clone().map(one)
    });
    let laws = LAWS.into_iter().flatten().map(|n| format!("R-LAW-{n}"));
    numbered.chain(laws).collect()
}

fn named(title: &str) -> Vec<&str> {
    let (before, _) = title.split_once(':').unwrap_or(("", ""));
    let parts = before.split([',', ' ']).map(str::trim);
    parts.filter(|p| !p.is_empty() && *p != "and").collect()
}

pub fn check_title(story: &Story) -> Result<(), Complaint> {
    let all = all();
    let named = named(&story.title);
    let stranger = named.iter().find(|id| !all.contains(**id));
    let what = match stranger {
        Some(stranger) => format!("`{stranger}` is no rule"),
        None if named.is_empty() => {
            "a title begins with rules and a colon (# R-AUC-01: ...)".to_owned()
        }
        None => return Ok(()),
    };
    let at = story.at.clone();
    Err(Complaint { at, what })
}

pub fn every_rule_has_a_story() -> Result<(), String> {
    let mut left = all();
    for folder in ["rulebook", "cards"] {
        let files = parsing::read_folder(folder).map_err(|complaint| complaint.to_string())?;
        let stories = files.into_iter().flat_map(|(_, _, stories)| stories);
        for story in stories {
            for told in named(&story.title) {
                left.remove(told);
            }
        }
    }
    if left.is_empty() {
        return Ok(());
    }
    Err(format!("these have no story: {left:?}"))
}
