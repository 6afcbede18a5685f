//! Who plays by text.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::notice::{PersonId, Reads};

/// Who plays by text: few do, so all of them are kept in mind.
#[derive(Debug, Default)]
pub(crate) struct TextReaders(Mutex<HashSet<PersonId>>);

impl TextReaders {
    pub(crate) fn new(people: impl IntoIterator<Item = PersonId>) -> Self {
        TextReaders(Mutex::new(people.into_iter().collect()))
    }

    fn locked(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        // Nothing in here panics half-way, so a poisoned set is a whole set.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn of(&self, who: PersonId) -> Reads {
        match self.locked().contains(&who) {
            true => Reads::Text,
            false => Reads::Pictures,
        }
    }

    pub(crate) fn set(&self, who: PersonId, reads: Reads) {
        let mut people = self.locked();
        match reads {
            Reads::Text => people.insert(who),
            Reads::Pictures => people.remove(&who),
        };
    }
}
