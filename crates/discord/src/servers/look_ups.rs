//! Which servers are being looked up, and which could not be.

use std::time::Instant;

use tokio::sync::Mutex as Turns;

use crate::prelude::*;

/// Until a server that could not be looked up is tried again.
const PAUSE: Duration = Duration::from_secs(30);

#[derive(Default)]
pub struct LookUps {
    running: BTreeMap<GuildId, LookUp>,
    /// Since when.
    failed: BTreeMap<GuildId, Instant>,
}

#[derive(Default)]
struct LookUp {
    turns: Arc<Turns<()>>,
    /// It has changed since it was asked for.
    is_outdated: bool,
}

impl LookUps {
    /// What is on its way may be older than a change.
    pub fn outdates(&mut self, guild: GuildId) {
        if let Some(running) = self.running.get_mut(&guild) {
            running.is_outdated = true;
        }
    }

    /// One look-up of a server runs at a time.
    pub fn turns(&mut self, guild: GuildId) -> Arc<Turns<()>> {
        Arc::clone(&self.running.entry(guild).or_default().turns)
    }

    pub fn begins(&mut self, guild: GuildId) {
        self.running.entry(guild).or_default().is_outdated = false;
    }

    pub fn is_outdated(&self, guild: GuildId) -> bool {
        self.running.get(&guild).is_none_or(|running| running.is_outdated)
    }

    pub fn ended(&mut self, guild: GuildId, turns: &Arc<Turns<()>>) {
        if self.running.get(&guild).is_some_and(|running| Arc::ptr_eq(&running.turns, turns)) {
            self.running.remove(&guild);
        }
    }

    pub fn has_failed_lately(&self, guild: GuildId) -> bool {
        self.failed.get(&guild).is_some_and(|at| at.elapsed() < PAUSE)
    }

    pub fn note_failure(&mut self, guild: GuildId) {
        self.failed.retain(|_, at| at.elapsed() < PAUSE);
        self.failed.insert(guild, Instant::now());
    }
}
