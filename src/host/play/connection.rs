//! The bot loses its connection, and has one again.

use crate::host::ground::error::Fault;
use crate::host::handle::Host;

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
    pub async fn connection(&self, connection: Connection) -> Result<(), Fault> {
        let inner = &self.inner;
        match connection {
            Connection::Lost => {
                inner.clock.cut_off();
                Ok(())
            }
            Connection::Up => {
                inner.clock.back();
                inner.note_presence().await
            }
        }
    }
}
