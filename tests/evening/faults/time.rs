//! Time that can be set forward, for the bot and for Discord alike.

use std::sync::Arc;
use std::time::Duration;

use viceroy::service::SystemLuck;

use super::Table;
use crate::clocks::Time;
use crate::server::Server;

/// Longer than Discord knows a message again by its mark, and than the bot waits before it says something again.
pub const TEN_MINUTES: Duration = Duration::from_secs(10 * 60);

impl Table {
    /// Two people at a table for which time can be set forward.
    pub async fn in_time() -> (Table, Time) {
        let (server, time) = Server::in_time(Arc::new(SystemLuck)).await;
        (Table::at(server).await, time)
    }
}
