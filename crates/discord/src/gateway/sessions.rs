//! The sessions of all shards, which later processes resume.

use super::payload::Session;
use crate::prelude::*;

/// Clones share them.
#[derive(Clone, Default, Debug)]
pub struct Sessions(Arc<Mutex<BTreeMap<u32, Session>>>);

impl Sessions {
    pub fn new(stored: impl IntoIterator<Item = (u32, Session)>) -> Sessions {
        Sessions(Arc::new(Mutex::new(stored.into_iter().collect())))
    }

    pub fn get(&self, shard: u32) -> Option<Session> {
        self.0.lock().get(&shard).cloned()
    }

    pub fn set(&self, shard: u32, session: Option<Session>) {
        let mut all = self.0.lock();
        match session {
            Some(session) => all.insert(shard, session),
            None => all.remove(&shard),
        };
    }

    pub fn received(&self, shard: u32, sequence: u64) {
        if let Some(session) = self.0.lock().get_mut(&shard) {
            session.sequence = sequence;
        }
    }

    pub fn all(&self) -> BTreeMap<u32, Session> {
        self.0.lock().clone()
    }
}
