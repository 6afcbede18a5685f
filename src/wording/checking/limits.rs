//! Whether what is said fits where it stands.

use strum::VariantArray;

use super::flaw::{Flaw, Wrong};
use super::messages::Messages;
use super::pattern::ways;
use crate::attendance::{Hints, OnTimeout};
use crate::brains::Level;
use crate::rules::{Edition, Module, SHEET};
use crate::timing::{Speed, Weekends};
use crate::wording::rules::{self, Page};
use crate::wording::{Wording, options};

/// The most characters of what has a key with such a beginning, the longer beginnings first.
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

/// Sentences that are longer than their place.
pub(super) fn check(own: &Messages, flaws: &mut Vec<Flaw>) {
    for (key, message) in own.iter() {
        let Some((_, most)) = MOST.iter().find(|(begin, _)| key.starts_with(begin)) else {
            continue;
        };
        let said = ways(&message.pattern, &given);
        if let Some(said) = said.iter().max_by_key(|said| said.chars().count()) {
            flaws.extend(too_long(said, *most).map(|what| message.wrong(key, what)));
        }
    }
}

/// How long what is put in often is.
fn given(name: &str) -> String {
    let length = match name {
        "count" | "number" | "game" | "level" | "points" | "nth" | "letter" => 2,
        "card" => 20,
        _ => 12,
    };
    "…".repeat(length)
}

fn too_long(said: &str, most: usize) -> Option<Wrong> {
    let length = said.chars().count();
    (length > most).then(|| Wrong::TooLong {
        length,
        over: length - most,
        said: said.to_owned(),
    })
}

/// What is put together for commands, of which a description or a choice has at most 100 characters.
pub(super) fn check_composed(w: &Wording, flaws: &mut Vec<Flaw>) {
    let mut all: Vec<(String, String)> = vec![];
    for option in SHEET {
        all.push((
            format!("option-{}-about", option.key),
            options::about(w, option),
        ));
        for value in option.values {
            let key = format!("option-{}-{}", option.key, value.key);
            all.push((key, options::value(w, option, value)));
        }
    }
    let editions = Edition::ALL.iter();
    all.extend(editions.map(|one| (format!("edition-{}", one.key()), options::edition(w, *one))));
    let pages = Page::ALL.iter();
    all.extend(pages.map(|page| (format!("page-{}", page.key()), rules::title(w, *page))));
    all.push(("list-and".to_owned(), options::modules(w, &Module::ALL)));
    let clocks = Speed::VARIANTS.iter();
    all.extend(clocks.map(|speed| ("clock".to_owned(), w.say(text!(clock, speed)))));
    let weekends = Weekends::VARIANTS.iter();
    all.extend(weekends.map(|weekends| ("weekends".to_owned(), w.say(text!(weekends, weekends)))));
    let decided = OnTimeout::VARIANTS.iter();
    all.extend(decided.map(|decided| ("time-out".to_owned(), w.say(text!(time_out, decided)))));
    let levels = Level::ALL;
    all.extend(levels.map(|level| {
        (
            "computer-level".to_owned(),
            w.say(text!(computer_level, level)),
        )
    }));
    let hints = Hints::VARIANTS.iter();
    all.extend(hints.map(|hints| ("hints".to_owned(), w.say(text!(hints, hints)))));
    flaws.extend(all.into_iter().filter_map(|(key, said)| {
        Some(Flaw {
            file: String::new(),
            line: 0,
            key,
            what: too_long(&said, 100)?,
        })
    }));
}
