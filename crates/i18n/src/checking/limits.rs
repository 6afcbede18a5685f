//! Checks that texts fit where they are shown.

use serde_json::Value;
use strum::VariantArray;

use super::flaw::{Flaw, Wrong};
use super::messages::Messages;
use super::pattern::ways;
use crate::options;
use crate::prelude::*;
use crate::rules::{self, Page};
use viceroy_rules::{Edition, SHEET};

/// Maximum characters by key prefix, longer prefixes first.
const MOST: &[(&str, usize)] = &[
    ("command-my_hand", 32),
    ("command-invite", 32),
    ("command-unknown", 2000),
    ("command-", 100),
    ("button-", 80),
    ("form-gems-example", 100),
    ("form-", 45),
    ("menu-", 150),
    ("lobby-thread-name", 100),
];

/// Discord's limit for a whole command, each text in its longest language.
const LONGEST_COMMAND: usize = 8000;

/// The fraction of its width that a card title must keep.
const LEAST_KEPT: f32 = 0.58;

pub(super) fn check(own: &Messages, flaws: &mut Vec<Flaw>) {
    for (key, message) in own.iter() {
        let Some((_, most)) = MOST.iter().find(|(begin, _)| key.starts_with(begin)) else {
            continue;
        };
        let said = ways(&message.pattern, &given);
        if let Some(said) = said.iter().max_by_key(|said| crate::length(said)) {
            flaws.extend(too_long(said, *most).map(|what| message.wrong(key, what)));
        }
    }
}

fn given(name: &str) -> String {
    let length = match name {
        "count" | "number" | "game" | "level" | "points" | "nth" | "letter" => 2,
        "card" => 20,
        _ => 12,
    };
    "…".repeat(length)
}

fn too_long(said: &str, most: usize) -> Option<Wrong> {
    let length = crate::length(said);
    (length > most).then(|| Wrong::TooLong { length, over: length - most, said: said.to_owned() })
}

/// Descriptions and choices of commands have at most 100 characters.
pub(super) fn check_composed(w: &Wording, flaws: &mut Vec<Flaw>) {
    let mut all: Vec<(String, String)> = vec![];
    for option in SHEET {
        for value in option.values {
            let key = format!("option-{}-{}", option.key, value.key);
            all.push((key, options::value(w, option, value)));
        }
    }
    for edition in Edition::ALL {
        all.push((format!("edition-{}", edition.key()), options::edition(w, edition)));
    }
    for page in Page::ALL {
        all.push((format!("page-{}", page.key()), rules::title(w, page)));
    }
    let mut say = |key: &str, said: String| all.push((key.to_owned(), said));
    say("list-and", options::modules(w, &Module::ALL));
    Speed::VARIANTS.iter().for_each(|speed| say("clock", w.say(text!(clock, speed))));
    let weekends = Weekends::VARIANTS.iter();
    weekends.for_each(|weekends| say("weekends", w.say(text!(weekends, weekends))));
    OnTimeout::VARIANTS.iter().for_each(|decided| say("time-out", w.say(text!(time_out, decided))));
    Level::ALL.iter().for_each(|level| say("computer-level", w.say(text!(computer_level, level))));
    Hints::VARIANTS.iter().for_each(|hints| say("hints", w.say(text!(hints, hints))));
    let long = |(key, said): (String, String)| Some(Flaw::of_key(key, too_long(&said, 100)?));
    flaws.extend(all.into_iter().filter_map(long));
}

pub(super) fn check_titles(w: &Wording, kept: fn(&str) -> f32, flaws: &mut Vec<Flaw>) {
    let Ok(catalogue) = Catalogue::embedded() else {
        return;
    };
    flaws.extend(catalogue.cards().filter_map(|card| {
        let kept = kept(&w.face_name(card));
        let hundredths = (kept * 100.0) as u8;
        let key = format!("card-{}", card.id.0);
        (kept < LEAST_KEPT).then(|| Flaw::of_key(key, Wrong::TooWide(hundredths)))
    }));
}

pub(super) fn check_commands(commands: &Value, flaws: &mut Vec<Flaw>) {
    let commands = commands.as_array().into_iter().flatten();
    flaws.extend(commands.filter_map(|command| {
        let length = length(command);
        let said = command["name"].as_str().unwrap_or_default().to_owned();
        (length > LONGEST_COMMAND).then(|| {
            let over = length - LONGEST_COMMAND;
            Flaw::of_key(String::new(), Wrong::TooLong { length, over, said })
        })
    }));
}

/// Counts names, descriptions and values, each in its longest language.
fn length(command: &Value) -> usize {
    let chars = |value: &Value| value.as_str().map_or(0, crate::length);
    let longest = |field: &str| {
        let others = command[format!("{field}_localizations")].as_object();
        let others = others.into_iter().flat_map(|others| others.values());
        let longest = others.map(chars).max().unwrap_or(0);
        longest.max(chars(&command[field]))
    };
    let own = longest("name") + longest("description") + chars(&command["value"]);
    let parts = ["options", "choices"].into_iter();
    let parts = parts.filter_map(|field| command[field].as_array());
    own + parts.flatten().map(length).sum::<usize>()
}
