//! Which kinds of prompts people have met.

use std::collections::{HashMap, HashSet};

use parking_lot::Mutex;

use viceroy_model::messages::PersonId;
use viceroy_rules::Topic;

/// The cache is cleared when it is full.
const MOST: usize = 10_000;

#[derive(Debug, Default)]
pub(crate) struct KindsMet(Mutex<HashMap<PersonId, HashSet<Topic>>>);

impl KindsMet {
    pub(crate) fn knows(&self, who: PersonId) -> bool {
        self.0.lock().contains_key(&who)
    }

    pub(crate) fn learn(&self, who: PersonId, topics: impl IntoIterator<Item = Topic>) {
        let mut people = self.0.lock();
        // Never evict this person here: a partial set would make old topics look new.
        if people.len() >= MOST && !people.contains_key(&who) {
            people.clear();
        }
        people.entry(who).or_default().extend(topics);
    }

    pub(crate) fn forget(&self, who: PersonId) {
        self.0.lock().remove(&who);
    }

    /// Whether this is the first prompt of its kind; `false` if unknown.
    pub(crate) fn is_new(&self, who: PersonId, topic: Topic) -> bool {
        let people = self.0.lock();
        people.get(&who).is_some_and(|met| !met.contains(&topic))
    }
}
