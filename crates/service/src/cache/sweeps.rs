//! Sweeping the database of what is no longer stored.

use tokio::sync::Mutex;

/// So long it is at least between two sweeps, in milliseconds: each copies the whole database, and whoever writes waits.
const BETWEEN: i64 = 10 * 60 * 1000;

service! {
    /// Sweeps the database.
    pub(crate) struct Sweeps of store, clock {}
    owns {
        /// When it was last swept, or that was tried. Held meanwhile: one sweep at a time.
        last: Mutex<Option<i64>>,
    }
}

impl Sweeps {
    /// Sweeps the database if there is something to be swept, all that belongs to it is taken back, and it was not swept just
    /// now; else it is done later.
    pub(crate) async fn sweep(&self) {
        let mut last = self.last.lock().await;
        let now = self.clock.now();
        if last.is_some_and(|last| now.saturating_sub(last) < BETWEEN) {
            return;
        }
        match self.store.sweep().await {
            Ok(None) => return,
            Ok(Some(milliseconds)) => tracing::info!(milliseconds, "the database is swept"),
            Err(error) => tracing::warn!(%error, "the database is swept later"),
        }
        *last = Some(now);
    }
}
