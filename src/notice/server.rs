//! What those who run a server decide about tables there.

use serde::{Deserialize, Serialize};

use super::{RoomId, ServerId};
use crate::timing::TimeControl;

/// What those who run a server decide about tables there. Stored as JSON: every field has a default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timing::{Speed, Weekends};

    #[test]
    fn what_was_decided_before_there_were_clocks_is_read() {
        let before: ServerSettings =
            serde_json::from_str(r#"{"channels":[7],"running":1}"#).unwrap();
        assert_eq!((before.running, before.time.speed), (1, Speed::Daily));
        let chosen = ServerSettings {
            time: TimeControl {
                speed: Speed::Live,
                weekends: Weekends::Off,
            },
            ..before
        };
        let stored = serde_json::to_string(&chosen).unwrap();
        assert_eq!(
            serde_json::from_str::<ServerSettings>(&stored).unwrap(),
            chosen
        );
    }
}
