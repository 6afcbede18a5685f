//! Users as the service knows them.

use crate::prelude::*;
use serenity::all::User;
use viceroy_i18n::called_at_table;
use viceroy_i18n::news::{Whose, doer};
use viceroy_model::messages::{Actor, Names, PlayedFact};
use viceroy_rules::OpenFact;

/// In UTF-16 units: Discord allows 32 characters, each of up to two units.
const NAME: usize = 64;

pub fn person(user: &User, member: Option<&Member>) -> Person {
    let name = match member {
        Some(member) => member.display_name(),
        None => user.display_name(),
    };
    Person { id: PersonId(user.id.get()), name: in_one_line(name, user) }
}

pub fn names(user: &User, member: Option<&Member>, server: Option<ServerId>) -> Names {
    let here = server.zip(member);
    Names {
        everywhere: in_one_line(user.display_name(), user),
        on_server: here.map(|(server, member)| {
            let name = in_one_line(member.display_name(), user);
            (server, name)
        }),
    }
}

/// Blanks and line breaks would break the layout.
fn in_one_line(name: &str, user: &User) -> String {
    let name: Vec<&str> = name.split_whitespace().collect();
    let name = viceroy_i18n::clip(&name.join(" "), NAME);
    match name.is_empty() {
        true => user.id.to_string(),
        false => name,
    }
}

pub fn plain_names(w: &Wording, people: &BySeat<Player>) -> BySeat<String> {
    called_at_table(w, &people.map(|_, player| name_in(w, player)))
}

/// Computer players have localised names.
pub fn name_in(w: &Wording, player: &Player) -> String {
    let computer = ComputerName::of(&player.name).filter(|_| player.level().is_some());
    computer.map_or_else(|| player.name.clone(), |name| w.word(name))
}

pub fn text_names(w: &Wording, people: &BySeat<Player>) -> BySeat<String> {
    plain_names(w, people).map(|_, name| unformatted(name))
}

/// As somebody reads a text about these people.
pub fn read_by(w: &Wording, reads: Reads, text: String, names: &BySeat<String>) -> String {
    match reads {
        Reads::Pictures => text,
        Reads::Text => {
            let names: Vec<String> = names.iter().map(|(_, name)| name.clone()).collect();
            viceroy_i18n::screen_reader::plain(w, &text, &names)
        }
    }
}

pub fn players_of(hands: &BySeat<Actor>) -> BySeat<Player> {
    hands.map(|_, hand| hand.player.clone())
}

/// Drops the starts of turns, which are shown elsewhere.
pub fn told_of(deeds: &[PlayedFact]) -> Vec<&PlayedFact> {
    let begins_turn = |deed: &&PlayedFact| matches!(deed.fact, OpenFact::TurnBegan(_));
    deeds.iter().filter(|deed| !begins_turn(deed)).collect()
}

pub fn facts_of(deeds: &[&PlayedFact]) -> Vec<OpenFact> {
    deeds.iter().map(|deed| deed.fact.clone()).collect()
}

/// The actors as text, each applying from its index on. A reader who plays is addressed directly.
pub fn doers(
    w: &Wording,
    deeds: &[&PlayedFact],
    reader: Option<(Seat, &Player)>,
) -> Vec<(usize, BySeat<Term>)> {
    let mut doers: Vec<(usize, BySeat<Term>)> = vec![];
    let mut last: Option<&BySeat<Actor>> = None;
    for (nth, deed) in deeds.iter().enumerate() {
        if last.is_some_and(|last| *last == *deed.hands) {
            continue;
        }
        last = Some(&deed.hands);
        let names = text_names(w, &players_of(&deed.hands));
        let who = deed.hands.map(|seat, hand| {
            let whose = match reader {
                Some((own, player)) if own == seat && player.occupant == hand.player.occupant => {
                    Whose::Readers
                }
                Some(_) | None => Whose::Others,
            };
            doer(w, names[seat].clone(), whose, hand.by)
        });
        doers.push((nth, who));
    }
    doers
}
