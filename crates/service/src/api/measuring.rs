//! Metrics sampled on demand.

use super::Host;
use crate::cache::delivery_queue::QueueLength;
use viceroy_metrics::Metrics;
use viceroy_store::{Census, StoreError};

impl Host {
    pub fn metrics(&self) -> &Metrics {
        self.store.metrics()
    }

    /// Updates the gauges and counts games and people.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn measure(&self) -> Result<Census, StoreError> {
        let metrics = self.metrics();
        let QueueLength { waiting, visited, late, overdue } = self.queue.length(self.clock.now());
        let many = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        metrics.courier_games_waiting.set(many(waiting));
        metrics.courier_games_visited.set(many(visited));
        metrics.courier_late_seconds.set(late / 1000);
        metrics.deadlines_overdue.set(many(overdue));
        let stands = i64::from(self.clock.is_cut_off());
        metrics.time_stands.set(stands);
        self.store.census().await
    }
}
