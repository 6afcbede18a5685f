//! The bot loses its connection, and has one again.

use std::sync::Arc;

use crate::host::ground::error::{Broken, Fault};
use crate::host::handle::{Host, Inner};

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
        match connection {
            Connection::Lost => {
                self.clock.cut_off();
                Ok(())
            }
            Connection::Up => {
                self.clock.back();
                self.note_presence().await
            }
        }
    }
}
