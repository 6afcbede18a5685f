//! Who plays at a seat: a person, or a computer player that was chosen for it.

use super::{ComputerName, Person, PersonId};
use viceroy_ai::Level;
use viceroy_rules::BySeat;

/// Who plays at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    Person(PersonId),
    /// A computer player of this level, which was chosen for the seat before the game.
    Computer(Level),
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub occupant: Occupant,
    /// The name shown at the table.
    pub name: String,
}

impl Player {
    /// A computer player for a seat beside others; the number decides which name comes first.
    pub fn computer(number: i64, level: Level, others: &[Player]) -> Player {
        let free = |name: &ComputerName| others.iter().all(|other| other.name != name.as_str());
        let name = ComputerName::from_number(number).find(free);
        Player {
            occupant: Occupant::Computer(level),
            name: name.unwrap_or_default().as_str().to_owned(),
        }
    }

    /// Who it is, unless it is a computer player.
    pub fn person(&self) -> Option<PersonId> {
        match self.occupant {
            Occupant::Person(id) => Some(id),
            Occupant::Computer(_) => None,
        }
    }

    /// Whether it is this person.
    pub fn is(&self, who: PersonId) -> bool {
        self.person() == Some(who)
    }

    /// Is called so from now on, if it is this person.
    pub fn rename(&mut self, who: PersonId, name: &str) {
        if self.is(who) {
            name.clone_into(&mut self.name);
        }
    }

    /// How strong it is, if it is a computer player.
    pub fn level(&self) -> Option<Level> {
        match self.occupant {
            Occupant::Person(_) => None,
            Occupant::Computer(level) => Some(level),
        }
    }
}

/// How many of those at a table are people.
pub fn persons(people: &BySeat<Player>) -> u8 {
    let persons = people.iter().filter(|(_, p)| p.person().is_some()).count();
    u8::try_from(persons).unwrap_or(u8::MAX)
}

impl From<Person> for Player {
    fn from(person: Person) -> Player {
        Player { occupant: Occupant::Person(person.id), name: person.name }
    }
}
