//! A clock shared by the bot and the fake Discord.

use super::*;

/// Longer than Discord remembers nonces, and than the bot's retry delay.
pub const TEN_MINUTES: Duration = Duration::from_secs(10 * 60);

impl Table {
    pub async fn in_time() -> (Table, Time) {
        let (server, time) = Server::in_time(Arc::new(SystemLuck)).await;
        (Table::at(server).await, time)
    }
}
