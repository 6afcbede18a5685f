//! Tells similar names apart by seat number: "Anna (1)", "Anna (3)". The number stays the same
//! through a game.

use std::convert::Infallible;
use std::sync::{Arc, LazyLock};

use quick_cache::sync::Cache;
use unicode_security::skeleton;

use super::letters::is_invisible;
use crate::Wording;
use viceroy_rules::{BySeat, MAX_SEATS, Seat};

/// Unicode has separate letters for small capitals, and players use them in names.
const SMALL_CAPITALS: (&str, &str) = ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz");

/// Nameless players are named by seat, and give way to the others.
pub fn told_apart(w: &Wording, names: &BySeat<Option<String>>) -> BySeat<String> {
    let mut told = names.clone();
    // A numbered name may resemble another name, which is then numbered in the next round.
    for _ in 0..MAX_SEATS {
        let looks = told.map(|_, name| name.as_deref().map(look));
        let alike = |seat: &Seat| {
            let mut others = looks.iter().filter(|(other, _)| other != seat);
            looks[*seat].is_some() && others.any(|(_, look)| *look == looks[*seat])
        };
        for seat in looks.seats().filter(alike) {
            told[seat] = told[seat].take().map(|name| numbered(&name, seat));
        }
    }
    for seat in names.seats().filter(|seat| names[*seat].is_none()) {
        let mut name = nameless(w, seat);
        while told.iter().any(|(_, other)| other.as_deref().map(look) == Some(look(&name))) {
            name = numbered(&name, seat);
        }
        told[seat] = Some(name);
    }
    told.map(|_, name| name.clone().unwrap_or_default())
}

pub(super) fn nameless(w: &Wording, seat: Seat) -> String {
    w.say(text!(picture_no_name, number = seat.0 + 1))
}

fn numbered(name: &str, seat: Seat) -> String {
    format!("{name} ({})", seat.0 + 1)
}

/// The number must survive shortening.
pub fn without_number(name: &str) -> (&str, &str) {
    let end = name.strip_suffix(')').and_then(|rest| rest.rfind(" ("));
    let end = end.filter(|end| {
        let number = &name[end + 2..name.len() - 1];
        number.len() == 1 && number.chars().all(|digit| digit.is_ascii_digit())
    });
    name.split_at(end.unwrap_or(name.len()))
}

/// Cache size; names are told apart for every sentence and picture.
pub(super) const NAMES: usize = 4096;

fn look(name: &str) -> Arc<str> {
    static LOOKS: LazyLock<Cache<String, Arc<str>>> = LazyLock::new(|| Cache::new(NAMES));
    let Ok(look) = LOOKS.get_or_insert_with(name, || Ok::<_, Infallible>(shapes(name).into()));
    look
}

/// Folds case and letters of other scripts with the same shape.
fn shapes(name: &str) -> String {
    let (small, letters) = SMALL_CAPITALS;
    let plain = name.chars().filter(|letter| !is_invisible(*letter));
    let plain = plain.map(|letter| {
        let nth = small.chars().position(|small| small == letter);
        nth.and_then(|nth| letters.chars().nth(nth)).unwrap_or(letter)
    });
    // Both as written and in lower case: "I" looks like "l", but "i" does not.
    let written: String = skeleton(&plain.collect::<String>()).collect();
    skeleton(&written.to_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english;

    fn apart<const N: usize>(names: [&str; N]) -> Vec<String> {
        let named = |name: &str| (!name.is_empty()).then(|| name.to_owned());
        let names = BySeat::new(N as u8, |seat| named(names[usize::from(seat.0)]));
        let told = told_apart(&english(), &names);
        told.iter().map(|(_, name)| name.clone()).collect()
    }

    #[test]
    fn names_that_look_alike_have_the_number_of_their_seat() {
        assert_eq!(apart(["Anna", "Ben", "Ann"]), ["Anna", "Ben", "Ann"]);
        for twin in
            ["Anna", "anna", "ANNA", "Аnnа", "Αnna", "ᴀɴɴᴀ", "Ann\u{200b}a", "\u{2068}Anna\u{2069}"]
        {
            let told = apart(["Ben", "Anna", twin]);
            assert_eq!(told[1], "Anna (2)", "{twin}");
            assert_eq!(told[2], format!("{twin} (3)"));
        }
        assert_eq!(apart(["Ilse", "lIse"]), ["Ilse (1)", "lIse (2)"]);
    }

    #[test]
    fn a_number_makes_no_new_twins() {
        let told = apart(["Anna", "Anna", "Anna (1)", "Anna (1) (1)"]);
        let looks: std::collections::BTreeSet<Arc<str>> =
            told.iter().map(|name| look(name)).collect();
        assert_eq!(looks.len(), 4, "{told:?}");
    }

    #[test]
    fn whoever_has_no_name_gives_way_to_those_who_have_one() {
        assert_eq!(apart(["", "Anna"]), ["Player 1", "Anna"]);
        assert_eq!(apart(["Player 2", ""]), ["Player 2", "Player 2 (2)"]);
        assert_eq!(
            apart(["", "PLAYER 1", "player l (1)"]),
            ["Player 1 (1) (1)", "PLAYER 1", "player l (1)"]
        );
    }

    #[test]
    fn a_number_is_found_behind_a_name() {
        assert_eq!(without_number("Anna (2)"), ("Anna", " (2)"));
        for name in ["Anna", "Anna (x)", "Anna (12)", "(2)", ")", ""] {
            assert_eq!(without_number(name), (name, ""));
        }
    }
}
