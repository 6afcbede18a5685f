//! Checks that all displayed text is in one language and not truncated.

use std::fmt::Write;

use crate::letters::{self, latin_words};
use crate::prelude::*;

const BUTTON: usize = 80;
const LINE: usize = 100;
const ALT: usize = 1024;
const CONTENT: usize = 2000;

const ENGLISH: &str = "the you your and of with for takes gives card cards gem gems turn press choose by to this that is are \
    has have on at from not no your player players bid bids token tokens circle circles point points level play plays \
    nobody everybody";

pub struct Listener {
    people: HashMap<String, String>,
    table: String,
    heard: HashMap<(String, Snowflake), Vec<String>>,
    pub transcript: String,
    /// Text in a wrong language, or truncated.
    pub wrong: BTreeSet<String>,
    /// Counted once per version.
    pub messages: usize,
}

impl Listener {
    /// The first user opens the table.
    pub fn new(people: &[(&str, &str)]) -> Listener {
        let reads = people.iter();
        let reads = reads.map(|(who, tag)| (who.to_string(), tag.to_string()));
        Listener {
            people: reads.collect(),
            table: people[0].1.to_owned(),
            heard: HashMap::new(),
            transcript: String::new(),
            wrong: BTreeSet::new(),
            messages: 0,
        }
    }

    /// Of a known message, only new lines are recorded.
    pub fn hears(&mut self, who: &str, seen: &SeenMessage, where_to: Audience) {
        let (reader, tag) = match where_to {
            Audience::Everybody => ("all", self.table.clone()),
            Audience::One => (who, self.people[who].clone()),
        };
        let lines = lines(seen);
        for (line, most) in &lines {
            let length = line.chars().count();
            if line.ends_with('…') && length + 2 >= *most {
                self.wrong.insert(format!("{tag}: cut: {line}"));
            }
            let other = self.foreign(&tag, line);
            if !other.is_empty() {
                self.wrong.insert(format!("{tag}: {other:?} in {line}"));
            }
        }
        let lines: Vec<String> = lines.into_iter().map(|(line, _)| line).collect();
        let key = (reader.to_owned(), seen.id);
        let before = self.heard.insert(key, lines.clone()).unwrap_or_default();
        if before == lines {
            return;
        }
        self.messages += 1;
        writeln!(self.transcript, "\n=== {reader} ({tag})").unwrap();
        for line in lines.iter().filter(|line| !before.contains(line)) {
            writeln!(self.transcript, "{line}").unwrap();
        }
    }

    /// Words of another language, apart from names.
    fn foreign(&self, tag: &str, text: &str) -> Vec<String> {
        let mut text = text.to_owned();
        for name in self.people.keys() {
            text = text.replace(name.as_str(), "");
        }
        // Languages are listed by their own names.
        for name in ["English", "Русский", "Deutsch"] {
            text = text.replace(name, "");
        }
        if tag == letters::TAG {
            return latin_words(&text);
        }
        // Command names are not translated.
        let text: Vec<&str> = text.split('`').step_by(2).collect();
        let text = text.join(" ");
        let words = text.split(|c: char| !c.is_alphabetic());
        let is_russian = |word: &&str| word.contains(|c| ('а'..='я').contains(&c));
        let is_english =
            |word: &&str| tag != "en" && ENGLISH.split(' ').any(|english| english == *word);
        let other = words.filter(|word| is_russian(word) || is_english(word));
        other.map(str::to_owned).collect()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    Everybody,
    One,
}

/// All text of a message, with length limits.
fn lines(seen: &SeenMessage) -> Vec<(String, usize)> {
    let mut all: Vec<(String, usize)> = vec![];
    all.extend(seen.content.lines().map(|l| (l.to_owned(), CONTENT)));
    let buttons = seen.buttons.iter().map(|b| b.label.as_str());
    let buttons: Vec<&str> = buttons.filter(|label| !label.is_empty()).collect();
    all.extend(buttons.iter().map(|label| (format!("[{label}]"), BUTTON)));
    for menu in &seen.menus {
        all.push((format!("▾ {}", menu.placeholder), LINE));
        for option in &menu.options {
            all.push((format!("  – {}", option.label), LINE));
            if !option.description.is_empty() {
                all.push((format!("    {}", option.description), LINE));
            }
        }
    }
    let alts = seen.attachments.iter().filter_map(|a| a.description());
    all.extend(alts.map(|alt| (format!("🖼 {alt}"), ALT)));
    all
}
