//! What each person has chosen, in memory because every message looks it up.

use crate::prelude::*;
use parking_lot::RwLock;

/// Whoever has chosen nothing has the default.
#[derive(Debug)]
pub(crate) struct Chosen<T>(RwLock<HashMap<PersonId, T>>);

impl<T: Clone + Default> Chosen<T> {
    pub(crate) fn new(all: impl IntoIterator<Item = (PersonId, T)>) -> Chosen<T> {
        Chosen(RwLock::new(all.into_iter().collect()))
    }

    pub(crate) fn of(&self, who: PersonId) -> T {
        self.0.read().get(&who).cloned().unwrap_or_default()
    }

    pub(crate) fn note(&self, who: PersonId, chosen: T) {
        self.0.write().insert(who, chosen);
    }

    pub(crate) fn forget(&self, who: PersonId) {
        self.0.write().remove(&who);
    }
}
