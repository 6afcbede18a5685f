//! What those who run a server decide about tables there.

use serde::{Deserialize, Serialize};

use super::{RoomId, ServerId};
use crate::timing::TimeControl;

/// What those who run a server decide about tables there. Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ServerSettings {
    /// The channels in which tables may be opened; none chosen means all.
    pub channels: Vec<RoomId>,
    /// The most running games that one person may have opened.
    pub running: u32,
    /// How a table counts time whose opener chooses nothing else.
    pub time: TimeControl,
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings {
            channels: vec![],
            running: 3,
            time: TimeControl::default(),
        }
    }
}

impl ServerSettings {
    /// Whether tables may be opened in a channel.
    pub fn allows(&self, channel: RoomId) -> bool {
        self.channels.is_empty() || self.channels.contains(&channel)
    }
}

/// Somebody who keeps order on a server: they may close its tables. Shown by what they press or command there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Authority {
    /// The server.
    pub server: ServerId,
    /// Where on it they press or command something.
    pub room: RoomId,
}
