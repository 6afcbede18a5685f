//! Whether a language is complete and right, for whoever translates.

use std::path::Path;
use std::process::ExitCode;

use serde_json::Value;
use viceroy::cards::Catalogue;
use viceroy::discord::command_list;
use viceroy::render::title_kept;
use viceroy::wording::checking::{Flaw, Wrong, check_folder};
use viceroy::wording::{Languages, Wording};

/// The least of its width that a card's title keeps.
const LEAST_KEPT: f32 = 0.58;

/// The most characters of a command with all its parts, the longest language of each text counted.
const LONGEST_COMMAND: usize = 8000;

/// Says what is wrong, a line each, as editors and scripts read it.
pub fn check(folder: &Path) -> ExitCode {
    let checked = match check_folder(folder) {
        Ok(checked) => checked,
        Err(error) => {
            println!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let mut flaws = checked.flaws;
    if let Some(wording) = checked.wording {
        flaws.extend(wide_titles(&wording));
        flaws.extend(long_commands(wording));
    }
    for flaw in &flaws {
        println!("{flaw}");
    }
    match flaws.len() {
        0 => {
            println!("{} words and sentences are fine", checked.said);
            ExitCode::SUCCESS
        }
        wrong => {
            println!("{} words and sentences, {wrong} flaws", checked.said);
            ExitCode::FAILURE
        }
    }
}

fn of_key(key: String, what: Wrong) -> Flaw {
    Flaw {
        file: String::new(),
        line: 0,
        key,
        what,
    }
}

/// Names of cards that could only be written too narrow.
fn wide_titles(w: &Wording) -> Vec<Flaw> {
    let Ok(catalogue) = Catalogue::embedded() else {
        return vec![];
    };
    let wide = catalogue.cards().filter_map(|card| {
        let kept = title_kept(&w.face_name(card));
        let hundredths = (kept * 100.0) as u8;
        (kept < LEAST_KEPT)
            .then(|| of_key(format!("card-{}", card.id.0), Wrong::TooWide(hundredths)))
    });
    wide.collect()
}

/// Commands of which Discord would take none, with this language beside those that the program carries.
fn long_commands(wording: Wording) -> Vec<Flaw> {
    let Ok(languages) = Languages::carried() else {
        return vec![];
    };
    let commands = serde_json::to_value(command_list(&languages.and(wording)));
    let Ok(Value::Array(commands)) = commands else {
        return vec![];
    };
    let long = commands.iter().filter_map(|command| {
        let length = length(command);
        let said = command["name"].as_str().unwrap_or_default().to_owned();
        (length > LONGEST_COMMAND).then(|| {
            let over = length - LONGEST_COMMAND;
            of_key(String::new(), Wrong::TooLong { length, over, said })
        })
    });
    long.collect()
}

/// The letters of a command and its parts: of names, descriptions and values, each in its longest language.
fn length(command: &Value) -> usize {
    let chars = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |field: &str| {
        let others = command[format!("{field}_localizations")].as_object();
        let others = others.into_iter().flat_map(|others| others.values());
        others
            .map(chars)
            .max()
            .unwrap_or(0)
            .max(chars(&command[field]))
    };
    let own = longest("name") + longest("description") + chars(&command["value"]);
    let parts = ["options", "choices"].into_iter();
    let parts = parts
        .filter_map(|field| command[field].as_array())
        .flatten();
    own + parts.map(length).sum::<usize>()
}
