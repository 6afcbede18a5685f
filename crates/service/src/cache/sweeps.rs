//! Purges deleted data from the database.

use tokio::sync::Mutex;

/// Minimum milliseconds between sweeps: each copies the whole database and blocks writers.
const BETWEEN: i64 = 10 * 60 * 1000;

service! {
    pub(crate) struct Sweeps of store, clock {}
    owns {
        /// The last attempt. Held during a sweep, so that only one runs.
        last: Mutex<Option<i64>>,
    }
}

impl Sweeps {
    /// Postponed if the last sweep was recent, or if messages are still to be deleted.
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
