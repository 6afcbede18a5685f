//! When the database was last swept of what is no longer stored.

use tokio::sync::Mutex;

/// So long it is at least between two sweeps, in milliseconds: each copies the whole database, and whoever writes waits.
const BETWEEN: i64 = 10 * 60 * 1000;

/// When the database was last swept, or that was tried. Held meanwhile: one sweep at a time.
#[derive(Debug, Default)]
pub(crate) struct Sweeps(pub(crate) Mutex<Option<i64>>);

/// Whether it may be swept now.
pub(crate) fn may_be(last: Option<i64>, now: i64) -> bool {
    last.is_none_or(|last| now.saturating_sub(last) >= BETWEEN)
}
