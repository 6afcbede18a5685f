//! People as the host knows them.

use serenity::all::{Member, User};

use crate::notice::{Person, PersonId};
use crate::rules::BySeat;

/// The longest name that is shown at a table.
const NAME: usize = 32;

/// Whoever pressed or commanded, under the name they have in this server.
pub fn person(user: &User, member: Option<&Member>) -> Person {
    let name = match member {
        Some(member) => member.display_name(),
        None => user.display_name(),
    };
    // A name of blanks or line breaks would tear texts apart.
    let name: Vec<&str> = name.split_whitespace().collect();
    let name = crate::wording::clip(&name.join(" "), NAME);
    Person {
        id: PersonId(user.id.get()),
        name: if name.is_empty() {
            user.id.to_string()
        } else {
            name
        },
    }
}

/// The players' names for pictures.
pub fn plain_names(people: &BySeat<Person>) -> BySeat<String> {
    people.map(|_, person| person.name.clone())
}

/// The players' names for texts.
pub fn text_names(people: &BySeat<Person>) -> BySeat<String> {
    people.map(|_, person| unformatted(&person.name))
}

/// A name in which nothing is read as formatting.
pub fn unformatted(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if "\\*_~`|>#[]()<@:-".contains(letter) {
            text.push('\\');
        }
        text.push(letter);
    }
    text
}
