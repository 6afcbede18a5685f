//! When the database was last swept of what is no longer stored.

use std::sync::atomic::{AtomicI64, Ordering};

/// So long it is at least between two sweeps, in milliseconds: each copies the whole database, and whoever writes waits.
const BETWEEN: i64 = 10 * 60 * 1000;

/// When the database was last swept.
#[derive(Debug)]
pub(crate) struct Sweeps(AtomicI64);

impl Default for Sweeps {
    fn default() -> Sweeps {
        Sweeps(AtomicI64::new(i64::MIN))
    }
}

impl Sweeps {
    /// Whether it may be swept now.
    pub(crate) fn may_be(&self, now: i64) -> bool {
        now.saturating_sub(self.0.load(Ordering::SeqCst)) >= BETWEEN
    }

    /// It was swept, or that was tried.
    pub(crate) fn note(&self, now: i64) {
        self.0.store(now, Ordering::SeqCst);
    }
}
