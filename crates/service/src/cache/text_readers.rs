//! Who plays by text instead of pictures.

use std::collections::HashSet;

use parking_lot::Mutex;

use viceroy_model::messages::{PersonId, Reads};

#[derive(Debug, Default)]
pub(crate) struct TextReaders(Mutex<HashSet<PersonId>>);

impl TextReaders {
    pub(crate) fn new(people: impl IntoIterator<Item = PersonId>) -> Self {
        TextReaders(Mutex::new(people.into_iter().collect()))
    }

    pub(crate) fn of(&self, who: PersonId) -> Reads {
        match self.0.lock().contains(&who) {
            true => Reads::Text,
            false => Reads::Pictures,
        }
    }

    pub(crate) fn set(&self, who: PersonId, reads: Reads) {
        let mut people = self.0.lock();
        match reads {
            Reads::Text => people.insert(who),
            Reads::Pictures => people.remove(&who),
        };
    }
}
