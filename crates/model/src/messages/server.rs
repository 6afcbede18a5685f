//! What those who run a server decide about tables there.

use serde::{Deserialize, Serialize};

use super::{LanguageTag, PersonId, RoomId, ServerId};
use crate::timing::{TimeControl, WallTime};

/// What those who run a server decide about tables there. Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ServerSettings {
    /// The channels in which tables may be opened; none chosen means all.
    pub channels: Vec<RoomId>,
    /// The most running games that one person may have opened.
    pub running: u32,
    /// How a table counts time whose opener chooses nothing else.
    pub time: TimeControl,
    /// What a table is told in, unless its organiser changes it; none is the language of who opens it.
    pub language: Option<LanguageTag>,
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings {
            channels: vec![],
            running: 3,
            time: TimeControl::default(),
            language: None,
        }
    }
}

impl ServerSettings {
    /// Whether tables may be opened in a channel.
    pub fn allows(&self, channel: RoomId) -> bool {
        self.channels.is_empty() || self.channels.contains(&channel)
    }
}

/// Somebody who may not sit at tables of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ban {
    pub who: PersonId,
    /// Who has decided it.
    pub by: PersonId,
    pub since: WallTime,
}

/// Somebody who keeps order on a server: they may close its tables. Shown by what they press or command there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Authority {
    pub server: ServerId,
    /// The channel in which they press or command something, or the one above the thread.
    pub channel: RoomId,
    /// Of which tables.
    pub over: Extent,
}

/// Of which tables of a server somebody keeps order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Those of one channel and its threads.
    Channel,
    Server,
    /// All but those of one channel, which takes the right to it away.
    Elsewhere,
}

impl Authority {
    /// Whether a table of the server is among them: where it was opened, and its thread.
    pub fn covers(&self, channel: RoomId, thread: Option<RoomId>) -> bool {
        let is_here = channel == self.channel || thread == Some(self.channel);
        match self.over {
            Extent::Server => true,
            Extent::Channel => is_here,
            Extent::Elsewhere => !is_here,
        }
    }

    /// Whether the tables of the channel are among them.
    pub fn covers_here(&self) -> bool {
        self.covers(self.channel, None)
    }
}
