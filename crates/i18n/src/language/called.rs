//! How a player's name is shown. Discord names may contain invisible characters, direction
//! overrides, stacked marks, formatting and links; they are stored as given and cleaned here.

use std::convert::Infallible;
use std::sync::LazyLock;

use quick_cache::sync::Cache;
use unicode_normalization::UnicodeNormalization;

use super::alike::{NAMES, nameless, told_apart, without_number};
use super::fitting::{clip, length};
use super::letters::{
    columns, is_invisible, is_joiner, is_mark, is_right_to_left, is_variant, unstyled,
};
use crate::prelude::*;

/// Maximum characters; some styled letters expand to many.
const LONGEST: usize = 64;
/// Maximum width in columns.
const WIDEST: usize = 64;
/// More marks on one letter would cover neighbouring lines.
const MOST_MARKS: usize = 2;
/// Letters kept at the end of a shortened name.
const LAST: usize = 3;
/// Isolates a right-to-left name from the sentence around it.
pub const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];
/// Invisible; prevents its neighbours from being read together.
const WORD_JOINER: char = '\u{2060}';

/// Names without formatting, as for buttons. Invisible characters are removed, empty names become
/// the seat, and no two look alike.
pub fn called_at_table<T: AsRef<str>>(w: &Wording, given: &BySeat<T>) -> BySeat<String> {
    told_apart(w, &given.map(|_, name| shown(name.as_ref())))
}

pub fn called(w: &Wording, name: &str, seat: Seat) -> String {
    shown(name).unwrap_or_else(|| nameless(w, seat))
}

/// Escapes formatting, links and mentions in a cleaned name or part of one.
pub fn unformatted(name: &str) -> String {
    let mut text = String::new();
    let mut before: Option<char> = None;
    let mut only_digits = true;
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        // "1." at the start of a line begins a list, and a dot between letters may form a link:
        // Discord links its own addresses even without "https:".
        let numbers = only_digits && before.is_some();
        let joins = before.is_some() && letters.peek().is_some_and(|next| next.is_alphanumeric());
        let dot = letter == '.' && (numbers || joins);
        if dot || "\\*_~`|>#[]()<:-+".contains(letter) {
            text.push('\\');
        }
        text.push(letter);
        if letter == '@' {
            // Discord shows a backslash before `@`; an invisible character after it prevents the
            // mention.
            text.push(WORD_JOINER);
        }
        only_digits &= letter.is_ascii_digit();
        before = Some(letter).filter(|letter| !letter.is_whitespace());
    }
    text
}

/// Keeps the last letters and the number, which may distinguish it from other names.
pub fn short_called(name: &str, most: usize) -> String {
    if length(name) <= most {
        return name.to_owned();
    }
    let (name, number) = without_number(name);
    let plain = name.trim_matches(ISOLATE);
    let isolates = length(name) - length(plain);
    let last = plain.char_indices().rev().nth(LAST - 1);
    let (begin, last) = plain.split_at(last.map_or(0, |(at, _)| at));
    let kept = length(last) + length(number) + isolates;
    let short = clip(begin, most.saturating_sub(kept)) + last;
    match isolates {
        0 => short + number,
        _ => format!("{}{short}{}{number}", ISOLATE[0], ISOLATE[1]),
    }
}

/// `None` if no character is visible.
fn shown(name: &str) -> Option<String> {
    static SHOWN: LazyLock<Cache<String, Option<String>>> = LazyLock::new(|| Cache::new(NAMES));
    let Ok(shown) = SHOWN.get_or_insert_with(name, || Ok::<_, Infallible>(made_plain(name)));
    shown
}

fn made_plain(name: &str) -> Option<String> {
    let name = narrow(&clip(&readable(name)?, LONGEST));
    Some(match name.chars().any(is_right_to_left) {
        true => format!("{}{name}{}", ISOLATE[0], ISOLATE[1]),
        false => name,
    })
}

/// At most as wide as thirty-two wide letters, Discord's limit for names.
fn narrow(name: &str) -> String {
    let wide: usize = name.chars().map(columns).sum();
    if wide <= WIDEST {
        return name.to_owned();
    }
    let mut room = WIDEST - 1;
    let kept = name.chars().map_while(|letter| {
        room = room.checked_sub(columns(letter))?;
        Some(letter)
    });
    kept.chain(['…']).collect()
}

fn readable(name: &str) -> Option<String> {
    let mut kept = String::new();
    // A mark needs a base letter.
    let mut marks = MOST_MARKS;
    let mut joiner = None;
    let plain = name.chars().map(unstyled).collect::<String>();
    for letter in plain.nfc() {
        let joins = kept.chars().last().is_some_and(|l| !l.is_ascii());
        if letter.is_whitespace() {
            (marks, joiner) = (MOST_MARKS, None);
            if !kept.is_empty() && !kept.ends_with(' ') {
                kept.push(' ');
            }
        } else if is_mark(letter) {
            if marks < MOST_MARKS {
                kept.push(letter);
                marks += 1;
            }
        } else if is_joiner(letter) {
            // Kept where it joins two characters, as in emoji and Persian.
            joiner = joins.then_some(letter);
        } else if is_variant(letter) {
            if joins {
                kept.push(letter);
            }
        } else if !is_invisible(letter) {
            kept.extend(joiner.take().filter(|_| !letter.is_ascii()));
            kept.push(letter);
            marks = 0;
        }
    }
    let length = kept.trim_end().len();
    kept.truncate(length);
    (!kept.is_empty()).then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    fn of(name: &str) -> String {
        called(&english(), name, Seat(1))
    }

    fn text_of(name: &str) -> String {
        unformatted(&of(name))
    }

    #[test]
    fn a_shortened_name_keeps_both_ends_and_its_number() {
        assert_eq!(short_called("Cassandra", 9), "Cassandra");
        assert_eq!(short_called("Cassandra of Hollowmere", 12), "Cassandr…ere");
        assert_eq!(short_called("Maximilian Wolfram (2)", 12), "Maxi…ram (2)");
        let [open, close] = ISOLATE;
        let arab = format!("{open}{}{close}", "م".repeat(30));
        let short = short_called(&arab, 12);
        let (begin, end) = ("م".repeat(6), "م".repeat(3));
        assert_eq!(short, format!("{open}{begin}…{end}{close}"));
    }

    #[test]
    fn letters_as_wide_as_sentences_leave_room_for_others() {
        let [open, close] = ISOLATE;
        let few = format!("{open}{}…{close}", "﷽".repeat(5));
        assert_eq!(of(&"﷽".repeat(32)), few);
        assert_eq!(of("﷽"), format!("{open}﷽{close}"));
        assert!(of(&"𒈙".repeat(32)).chars().count() < 12);
        for name in ["田".repeat(32), "김".repeat(32), "W".repeat(32), "👍".repeat(32)] {
            assert_eq!(of(&name), name);
        }
    }

    #[test]
    fn names_that_can_be_seen_stay_as_they_are() {
        for name in [
            "Ann",
            "Björn the Bold",
            "Мария",
            "田中",
            "`code`",
            "*~_",
            "Mára",
            "ครีม ำ",
            "ㅋㅋㅋ",
            "½ Ann™ ♥…",
        ] {
            assert_eq!(of(name), name);
        }
        for name in ["👩\u{200d}👧", "❤\u{fe0f} Ann"] {
            assert_eq!(of(name), name);
        }
    }

    #[test]
    fn what_nobody_sees_is_left_out() {
        assert_eq!(of("A\u{200b}n\u{200d}n\u{ad}"), "Ann");
        assert_eq!(of("\u{202e}evil"), "evil");
        assert_eq!(of(" Ann \u{2028}\u{3164} Lee\u{feff} "), "Ann Lee");
        assert_eq!(of("👩\u{200d} A"), "👩 A");
        assert_eq!(of("\u{301}Q\u{301}\u{301}\u{301}\u{301}oe"), "Q\u{301}\u{301}oe");
    }

    #[test]
    fn a_name_of_which_nothing_is_left_is_that_of_the_seat() {
        let nothing =
            ["", "  ", "\u{200d}\u{200d}", "\u{202e}", "\u{3164}", "\u{2800}", "\u{301}\u{fe0f}"];
        for name in nothing {
            assert_eq!(of(name), "Player 2", "{name:?}");
        }
    }

    #[test]
    fn a_name_from_right_to_left_does_not_turn_the_sentence_round() {
        assert_eq!(of("שרה"), "\u{2068}שרה\u{2069}");
        assert_eq!(of("\u{202e}سارة 7"), "\u{2068}سارة 7\u{2069}");
    }

    #[test]
    fn letters_in_another_style_are_those_that_they_are() {
        for name in [
            "𝐀𝐧𝐧𝐚",
            "𝓐𝓷𝓷𝓪",
            "𝔄𝔫𝔫𝔞",
            "𝔸𝕟𝕟𝕒",
            "𝙰𝚗𝚗𝚊",
            "Ａｎｎａ",
            "Ⓐⓝⓝⓐ",
            "⒜⒩⒩⒜",
            "🄰🄽🄽🄰",
            "🅐🅝🅝🅐",
            "🅰🅽🅽🅰",
            "Aⁿⁿᵃ",
            "A\u{200b}nna",
        ] {
            assert_eq!(of(name).to_lowercase(), "anna", "{name}");
        }
        assert_eq!(of("Ma\u{301}ra ①⑵"), "Mára 12");
    }

    #[test]
    fn a_name_is_never_longer_than_names_are() {
        let long = of(&"\u{fdf2}".repeat(20));
        assert_eq!(length(&long), LONGEST + 2, "between isolates");
    }

    #[test]
    fn nothing_in_a_name_is_formatting_or_a_link() {
        assert_eq!(text_of("*Ann*"), r"\*Ann\*");
        assert_eq!(text_of("`code`"), r"\`code\`");
        assert_eq!(text_of("||x|| ~~y~~ __z__"), r"\|\|x\|\| \~\~y\~\~ \_\_z\_\_");
        assert_eq!(text_of("> # -# x"), r"\> \# \-\# x");
        assert_eq!(text_of("[x](https://x.org)"), r"\[x\]\(https\://x\.org\)");
        assert_eq!(text_of("discord.gg/x"), r"discord\.gg/x");
        assert_eq!(text_of("Ann\nB"), "Ann B");
        assert_eq!(text_of("1. Ann"), r"1\. Ann");
        assert_eq!(text_of("Ann B. 2."), "Ann B. 2.");
        assert_eq!(text_of("\u{200b}"), "Player 2");
    }

    #[test]
    fn a_name_calls_nobody_and_shows_no_backslash() {
        assert_eq!(text_of("@everyone"), "@\u{2060}everyone");
        assert_eq!(text_of("<@7>"), "\\<@\u{2060}7\\>");
    }
}
