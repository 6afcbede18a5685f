//! Every sentence a player reads, from Fluent files in `assets/locales`. One file per subject; a module here of the
//! same name says each sentence of that file through a function with typed arguments, the first of which is the
//! language. Single words and labels are plain strings; what is said as a whole is a [`PublicText`] or a
//! [`PrivateText`].

pub mod agreed;
pub mod analysis;
pub mod announcements;
mod bottoms;
mod bundle;
mod called;
pub mod commands;
pub mod computers;
pub mod days;
pub mod draft;
pub mod games;
pub mod held;
pub mod hints;
mod languages;
pub mod library;
pub mod lobby;
pub mod news;
mod news_lines;
pub mod offers;
pub mod options;
pub mod organising;
pub mod panel;
pub mod people;
pub mod pictures;
pub mod posts;
pub mod refusals;
pub mod rules;
pub mod score;
pub mod seats;
pub mod servers;
mod speaking;
pub mod table;
pub mod thing;
pub mod typed;
pub mod which;
pub mod wishes;
mod words;

pub use bundle::{Arg, LanguageError, Wording};
pub use called::{called, is_invisible, is_mark};
pub use languages::{Languages, english};

use crate::cards::Colour;

/// A text that everybody in the channel may read. Made only from what lies open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PublicText(pub String);

/// A text for one player. It never goes where others can read it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivateText(pub String);

impl From<PublicText> for PrivateText {
    fn from(text: PublicText) -> Self {
        PrivateText(text.0)
    }
}

/// A sign for a colour; always said together with the word, as a sign alone is lost on some readers.
pub fn colour_sign(colour: Colour) -> char {
    match colour {
        Colour::Blue => '🔵',
        Colour::Red => '🔴',
        Colour::Green => '🟢',
        Colour::Yellow => '🟡',
    }
}

/// Lines that fit into so many characters; what does not fit is counted at the end.
pub fn fit(w: &Wording, lines: &[String], most: usize) -> String {
    let whole = lines.join("\n");
    if whole.chars().count() <= most {
        return whole;
    }
    let closing = |left: usize| w.say("fit-more", &[("count", left.into())]);
    let room = closing(lines.len()).chars().count();
    let mut text = String::new();
    let mut length = 0;
    for (i, line) in lines.iter().enumerate() {
        length += line.chars().count() + 1;
        if length + room > most {
            text += &closing(lines.len() - i);
            break;
        }
        text += line;
        text.push('\n');
    }
    clip(&text, most)
}

/// A heading and as many of the newest lines below it as fit into so many characters, after how many are left out; nothing
/// where not even one line fits.
pub fn fit_newest(w: &Wording, heading: &str, lines: &[String], most: usize) -> String {
    let earlier = |count: usize| w.say("fit-earlier", &[("count", count.into())]);
    let length = |line: &str| line.chars().count() + 1;
    let whole = lines.iter().map(|line| length(line)).sum::<usize>();
    let room = most.saturating_sub(length(heading));
    let mut left = match whole <= room {
        true => room,
        false => room.saturating_sub(length(&earlier(lines.len()))),
    };
    let fitting = lines.iter().rev().take_while(|line| {
        let fits = length(line) <= left;
        left = left.saturating_sub(length(line));
        fits
    });
    let shown = &lines[lines.len() - fitting.count()..];
    if shown.is_empty() {
        return String::new();
    }
    let left_out = lines.len() - shown.len();
    let mut said = vec![heading.to_owned()];
    said.extend((left_out > 0).then(|| earlier(left_out)));
    said.extend(shown.iter().cloned());
    said.join("\n")
}

/// A label that fits into so many characters.
pub fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut clipped: String = text.chars().take(most.saturating_sub(1)).collect();
    clipped.push('…');
    clipped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_above_the_newest_lines_is_counted() {
        let line = |n: u8| format!("{n} is a line of some more length");
        let lines: Vec<String> = (1..=4).map(line).collect();
        let said = |most| fit_newest(&english(), "Since:", &lines, most);
        let all = format!("Since:\n{}", lines.join("\n"));
        assert_eq!(said(500), all);
        let three = lines[1..].join("\n");
        assert_eq!(
            said(134),
            format!("Since:\n(1 earlier line left out)\n{three}")
        );
        let two = lines[2..].join("\n");
        assert_eq!(
            said(98),
            format!("Since:\n(2 earlier lines left out)\n{two}")
        );
        assert_eq!(said(20), "");
    }
}
