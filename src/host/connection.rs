//! The bot loses its connection, and has one again.

use std::sync::Arc;

use super::handle::{Host, Inner};
use super::stop::{Broken, Fault};

/// Whether the bot hears and reaches people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connection {
    /// It does.
    Up,
    /// It does not.
    Lost,
}

impl Host {
    /// The bot has lost its connection, or has one again. What happens without one is nobody's fault: their time stands.
    ///
    /// # Errors
    /// When something broke.
    pub async fn connection(&self, connection: Connection) -> Result<(), Fault> {
        let inner = Arc::clone(&self.inner);
        let changed = inner.connection(connection).await;
        self.inner.faults.noted(None, changed)
    }
}

impl Inner {
    async fn connection(&self, connection: Connection) -> Result<(), Broken> {
        let now = self.clock.now();
        match connection {
            Connection::Lost => self.presence.cut_off(now),
            Connection::Up => {
                if let Some(outage) = self.presence.back(now) {
                    self.store.was_away(outage).await?;
                    self.presence.passes_over(outage);
                    for (game, _) in self.store.due_games().await? {
                        self.queue.set_alarm(game, Some(now));
                    }
                }
            }
        }
        Ok(())
    }
}
