//! Which kinds of questions people have met, as far as they were seen lately.

use std::collections::{HashMap, HashSet};

use parking_lot::Mutex;

use viceroy_model::messages::PersonId;
use viceroy_rules::Topic;

/// So many people are kept in mind; then all are forgotten, and each is looked up once more.
const MOST: usize = 10_000;

/// Which kinds of questions people have met.
#[derive(Debug, Default)]
pub(crate) struct KindsMet(Mutex<HashMap<PersonId, HashSet<Topic>>>);

impl KindsMet {
    /// Whether it is known what somebody has met.
    pub(crate) fn knows(&self, who: PersonId) -> bool {
        self.0.lock().contains_key(&who)
    }

    /// What somebody has met, as it is stored.
    pub(crate) fn learn(&self, who: PersonId, topics: impl IntoIterator<Item = Topic>) {
        let mut people = self.0.lock();
        // Of whoever is known already it goes on: a part of it would make all the rest look new.
        if people.len() >= MOST && !people.contains_key(&who) {
            people.clear();
        }
        people.entry(who).or_default().extend(topics);
    }

    /// Nothing of somebody is stored any more.
    pub(crate) fn forget(&self, who: PersonId) {
        self.0.lock().remove(&who);
    }

    /// Whether somebody meets a kind of question for the first time. Where it is not known, it is not said.
    pub(crate) fn is_new(&self, who: PersonId, topic: Topic) -> bool {
        let people = self.0.lock();
        people.get(&who).is_some_and(|met| !met.contains(&topic))
    }
}
