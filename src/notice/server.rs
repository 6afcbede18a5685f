//! What those who run a server decide about tables there.

use serde::{Deserialize, Serialize};

use super::RoomId;

/// What those who run a server decide about tables there. Stored as JSON: every field has a default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// The channels in which tables may be opened; none chosen means all.
    pub channels: Vec<RoomId>,
    /// The most running games that one person may have opened.
    pub running: u32,
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings {
            channels: vec![],
            running: 3,
        }
    }
}

impl ServerSettings {
    /// Whether tables may be opened in a channel.
    pub fn allows(&self, channel: RoomId) -> bool {
        self.channels.is_empty() || self.channels.contains(&channel)
    }
}
