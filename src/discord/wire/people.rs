//! People as the host knows them.

use serenity::all::{GuildId, Member, User};

use crate::notice::{Deed, Hand, Names, Person, PersonId, Player, ServerId};
use crate::rules::{BySeat, OpenFact, Seat};
use crate::wording::news::{Whose, doer};
use crate::wording::thing::Thing;
use crate::wording::{Wording, called};

/// The longest name that is shown at a table.
const NAME: usize = 32;

/// Whoever pressed or commanded, under the name they have in this server.
pub fn person(user: &User, member: Option<&Member>) -> Person {
    let name = match member {
        Some(member) => member.display_name(),
        None => user.display_name(),
    };
    Person {
        id: PersonId(user.id.get()),
        name: in_one_line(name, user),
    }
}

/// What whoever pressed or commanded is called.
pub fn names(user: &User, member: Option<&Member>, server: Option<GuildId>) -> Names {
    let here = server.zip(member);
    Names {
        everywhere: in_one_line(user.display_name(), user),
        on_server: here.map(|(server, member)| {
            let name = in_one_line(member.display_name(), user);
            (ServerId(server.get()), name)
        }),
    }
}

/// A name of blanks or line breaks would tear texts apart.
fn in_one_line(name: &str, user: &User) -> String {
    let name: Vec<&str> = name.split_whitespace().collect();
    let name = crate::wording::clip(&name.join(" "), NAME);
    match name.is_empty() {
        true => user.id.to_string(),
        false => name,
    }
}

/// The players' names for pictures and labels.
pub fn plain_names(w: &Wording, people: &BySeat<Player>) -> BySeat<String> {
    people.map(|seat, player| called(w, &player.name, seat))
}

/// The players' names for texts.
pub fn text_names(w: &Wording, people: &BySeat<Player>) -> BySeat<String> {
    people.map(|seat, player| text_name(w, player, seat))
}

/// A player's name for texts.
pub fn text_name(w: &Wording, player: &Player, seat: Seat) -> String {
    unformatted(&called(w, &player.name, seat))
}

/// What is told line by line: which turn begins stands elsewhere.
pub fn told_of(deeds: &[Deed]) -> Vec<&Deed> {
    let begins_turn = |deed: &&Deed| matches!(deed.fact, OpenFact::TurnBegan(_));
    deeds.iter().filter(|deed| !begins_turn(deed)).collect()
}

/// The facts alone.
pub fn facts_of(deeds: &[&Deed]) -> Vec<OpenFact> {
    deeds.iter().map(|deed| deed.fact.clone()).collect()
}

/// By whom each of these was done, as a text says it, to one of the players where one reads it: from the number of each on,
/// those with it.
pub fn doers(
    w: &Wording,
    deeds: &[&Deed],
    reader: Option<(Seat, &Player)>,
) -> Vec<(usize, BySeat<Thing>)> {
    let mut doers: Vec<(usize, BySeat<Thing>)> = vec![];
    let mut last: Option<&BySeat<Hand>> = None;
    for (nth, deed) in deeds.iter().enumerate() {
        if last.is_some_and(|last| *last == *deed.hands) {
            continue;
        }
        last = Some(&deed.hands);
        let who = deed.hands.map(|seat, hand| {
            let whose = match reader {
                Some((own, player)) if own == seat && player.occupant == hand.player.occupant => {
                    Whose::Readers
                }
                Some(_) | None => Whose::Others,
            };
            doer(w, text_name(w, &hand.player, seat), whose, hand.by)
        });
        doers.push((nth, who));
    }
    doers
}

/// A name in which nothing is read as formatting, and which calls nobody.
pub fn unformatted(name: &str) -> String {
    let mut text = String::new();
    let mut only_digits = true;
    for letter in name.chars() {
        // "1." at the beginning of a line makes a list of it.
        let numbers = letter == '.' && only_digits && !text.is_empty();
        if numbers || "\\*_~`|>#[]()<:-+".contains(letter) {
            text.push('\\');
        }
        text.push(letter);
        if letter == '@' {
            // Discord shows a backslash before it, and reads no call where something invisible stands behind it.
            text.push('\u{2060}');
        }
        only_digits &= letter.is_ascii_digit();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wording::english;

    fn of(name: &str) -> String {
        let (id, name) = (PersonId(7), name.to_owned());
        text_name(&english(), &Person { id, name }.into(), Seat(1))
    }

    #[test]
    fn nothing_in_a_name_is_formatting() {
        assert_eq!(of("*Ann*"), r"\*Ann\*");
        assert_eq!(of("`code`"), r"\`code\`");
        assert_eq!(of("[x](https://x.org)"), r"\[x\]\(https\://x.org\)");
        assert_eq!(of("1. Ann"), r"1\. Ann");
        assert_eq!(of("Ann B. 2."), "Ann B. 2.");
        assert_eq!(of("\u{200b}"), "Player 2");
    }

    #[test]
    fn a_name_calls_nobody_and_shows_no_backslash() {
        assert_eq!(of("@everyone"), "@\u{2060}everyone");
        assert_eq!(of("<@7>"), "\\<@\u{2060}7\\>");
    }
}
