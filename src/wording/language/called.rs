//! How a player is called. A name may hold anything that Discord takes: characters that nobody sees, that turn the
//! sentence round or that climb over the line above. It is stored as it was given, and shown as this file says.

use crate::rules::Seat;
use crate::wording::Wording;

/// More accents than this on one letter would cover the lines above and below.
const MOST_MARKS: usize = 2;
/// Between these a name that is written from right to left leaves the sentence around it as it is.
const ISOLATE: (char, char) = ('\u{2068}', '\u{2069}');

/// A player's name for every text: what cannot be seen is left out, and when nothing is left the seat is named.
pub fn called(w: &Wording, name: &str, seat: Seat) -> String {
    match readable(name) {
        Some(name) if name.chars().any(is_right_to_left) => {
            format!("{}{name}{}", ISOLATE.0, ISOLATE.1)
        }
        Some(name) => name,
        None => w.say(text!(picture_no_name, number = seat.0 + 1)),
    }
}

/// What can be seen of a name; nothing when that is nothing.
fn readable(name: &str) -> Option<String> {
    let mut kept = String::new();
    // A mark needs a letter that it stands on.
    let mut marks = MOST_MARKS;
    let mut joiner = None;
    for letter in name.chars() {
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
            // Kept where it makes one sign of two, as in emoji and in Persian.
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

/// Whether nobody sees a character: controls, what steers the direction or the joining of letters, fillers.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || is_joiner(letter)
        || is_variant(letter)
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}'
            | '\u{890}'..='\u{891}' | '\u{8e2}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character stands on the one before it.
pub fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{34e}' | '\u{350}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether a character makes one sign of its neighbours, or keeps them apart.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Whether a character chooses how the one before it looks.
fn is_variant(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}')
}

/// Whether a letter belongs to a script that is written from right to left.
fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    fn of(name: &str) -> String {
        called(&english(), name, Seat(1))
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
            "Ma\u{301}ra",
        ] {
            assert_eq!(of(name), name);
        }
        // A family and a heart are several characters that belong together.
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
        assert_eq!(
            of("\u{301}Z\u{301}\u{301}\u{301}\u{301}oe"),
            "Z\u{301}\u{301}oe"
        );
    }

    #[test]
    fn a_name_of_which_nothing_is_left_is_that_of_the_seat() {
        let nothing = [
            "",
            "  ",
            "\u{200d}\u{200d}",
            "\u{202e}",
            "\u{3164}",
            "\u{2800}",
            "\u{301}\u{fe0f}",
        ];
        for name in nothing {
            assert_eq!(of(name), "Player 2", "{name:?}");
        }
    }

    #[test]
    fn a_name_from_right_to_left_does_not_turn_the_sentence_round() {
        assert_eq!(of("שרה"), "\u{2068}שרה\u{2069}");
        assert_eq!(of("\u{202e}سارة 7"), "\u{2068}سارة 7\u{2069}");
    }
}
