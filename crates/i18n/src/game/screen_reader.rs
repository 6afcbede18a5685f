//! Text mode, which may be read aloud: words instead of signs, and answers in full.

use crate::language::is_long_aloud;
use crate::offers::OPTION;
use crate::{Wording, clip};

/// Marks a decision made by a computer player.
const COMPUTER: char = '🤖';

/// A separator that would be read aloud as a word.
const DOT: &str = " · ";

/// Signs before words that say the same.
fn is_sign(c: char) -> bool {
    matches!(c, '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}' | '\u{1f300}'..='\u{1faff}')
        || matches!(c, '⏳' | '⏸' | '▶' | '➕' | '♾')
}

/// Removes signs, except in names.
pub fn plain(w: &Wording, text: &str, names: &[String]) -> String {
    let lines = text.lines().map(|line| plain_line(w, line, names));
    lines.collect::<Vec<_>>().join("\n")
}

fn plain_line(w: &Wording, line: &str, names: &[String]) -> String {
    // The sign is redundant if the words say it too.
    let computer = w.say(text!(ear_computer));
    let is_said = line.to_lowercase().contains(&computer.to_lowercase());
    let mut plain = String::new();
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        let name = names.iter().find(|name| !name.is_empty() && rest.starts_with(name.as_str()));
        if let Some(name) = name {
            plain += name;
            rest = &rest[name.len()..];
        } else if c == COMPUTER && !is_said {
            plain += &computer;
            rest = &rest[c.len_utf8()..];
        } else if is_sign(c) {
            rest = rest[c.len_utf8()..].trim_start_matches(['\u{fe0f}', ' ']);
        } else if let Some(after) = rest.strip_prefix(DOT) {
            plain += "; ";
            rest = after;
        } else {
            plain.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    plain
}

pub fn whole(w: &Wording, title: &str, more: &str) -> String {
    let (title, more) = (plain_line(w, title, &[]), plain_line(w, more, &[]));
    match more.is_empty() {
        true => title,
        false => w.say(text!(ear_answer, title = &title, more = &more)),
    }
}

pub fn more(w: &Wording, more: &str) -> String {
    match more.ends_with('…') {
        true => elsewhere(w),
        false => plain_line(w, more, &[]),
    }
}

pub fn more_of_card(w: &Wording, title: &str, more: &str) -> String {
    let told = self::more(w, more);
    match is_long_aloud(title, &told) {
        true => elsewhere(w),
        false => told,
    }
}

fn elsewhere(w: &Wording) -> String {
    clip(&w.say(text!(ear_long)), OPTION)
}

pub fn list(w: &Wording, answers: &[(String, String)]) -> Vec<String> {
    let line = |(title, more): &(String, String)| {
        let answer = whole(w, title, more);
        w.say(text!(ear_line, answer = &answer))
    };
    answers.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    #[test]
    fn signs_are_left_out_and_names_keep_theirs() {
        let w = &english();
        let names = ["Zoë ⚔️ 🤖".to_owned()];
        let said = "💡 Hint: play on · pass\n⚔️ Zoë ⚔️ 🤖 bids −3";
        let plain = plain(w, said, &names);
        assert_eq!(plain, "Hint: play on; pass\nZoë ⚔️ 🤖 bids −3");
        let named = super::plain(w, "🤖 for Anna", &names);
        assert_eq!(named, "computer player for Anna");
        let held = super::plain(w, "🤖 A computer player holds your seat.", &names);
        assert_eq!(held, "A computer player holds your seat.");
    }

    #[test]
    fn what_is_too_long_for_a_line_says_where_it_is_read() {
        let w = &english();
        assert_eq!(whole(w, "A", "left end · gives 1 science"), "A; left end; gives 1 science");
        assert!(more(w, "a very long te…").contains("Read the table"));
        let law = "For each auction card one from the small deck goes under the large deck: the game is a turn longer.";
        let of_card = more_of_card(w, "Prorogation (69)", law);
        assert!(of_card.contains("Read the table"));
        assert_eq!(more_of_card(w, "Wall Tax (80)", "2 science"), "2 science");
    }
}
