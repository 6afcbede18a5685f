//! Who plays a seat: a person, or a computer player chosen for it.

use super::{ComputerName, Person};
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    Person(PersonId),
    Computer(Level),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub occupant: Occupant,
    pub name: String,
}

impl Player {
    /// `number` selects the name; names of `others` are not used.
    pub fn computer(number: i64, level: Level, others: &[Player]) -> Player {
        let free = |name: &ComputerName| others.iter().all(|other| other.name != name.as_str());
        let name = ComputerName::from_number(number).find(free);
        Player {
            occupant: Occupant::Computer(level),
            name: name.unwrap_or_default().as_str().to_owned(),
        }
    }

    pub fn person(&self) -> Option<PersonId> {
        match self.occupant {
            Occupant::Person(id) => Some(id),
            Occupant::Computer(_) => None,
        }
    }

    pub fn is(&self, who: PersonId) -> bool {
        self.person() == Some(who)
    }

    pub fn rename(&mut self, who: PersonId, name: &str) {
        if self.is(who) {
            name.clone_into(&mut self.name);
        }
    }

    pub fn level(&self) -> Option<Level> {
        match self.occupant {
            Occupant::Person(_) => None,
            Occupant::Computer(level) => Some(level),
        }
    }
}

/// By seat; there are never more than the seats of a game.
pub fn seated(people: &[Player]) -> BySeat<Player> {
    let count = u8::try_from(people.len()).unwrap_or(u8::MAX);
    BySeat::new(count, |seat| people[usize::from(seat.0)].clone())
}

pub fn persons(people: &BySeat<Player>) -> u8 {
    let persons = people.iter().filter(|(_, p)| p.person().is_some()).count();
    u8::try_from(persons).unwrap_or(u8::MAX)
}

impl From<Person> for Player {
    fn from(person: Person) -> Player {
        Player { occupant: Occupant::Person(person.id), name: person.name }
    }
}
