//! Server settings, bans and moderators.

use super::{LanguageTag, MessageId, PersonId, RoleId, RoomId, ServerId};
use crate::prelude::*;
use crate::timing::TimeControl;

/// Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ServerSettings {
    /// Where lobbies may be opened; empty means everywhere.
    pub channels: Vec<RoomId>,
    /// Limit of running games per opener.
    pub running: u32,
    pub time: TimeControl,
    /// Default language of games; `None` means the opener's.
    pub language: Option<LanguageTag>,
    /// Called when one person is missing at a table, at most once a day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<RoleId>,
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings {
            channels: vec![],
            running: 3,
            time: TimeControl::default(),
            language: None,
            role: None,
        }
    }
}

impl ServerSettings {
    pub fn allows(&self, channel: RoomId) -> bool {
        self.channels.is_empty() || self.channels.contains(&channel)
    }
}

/// What a post shows that a server keeps.
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardKind {
    /// The list of its tables.
    Tables,
    /// How its people did in today's deal.
    Deal,
    /// How the last season went. A new one for each season.
    Season,
}

/// A post that a server keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub server: ServerId,
    pub kind: BoardKind,
    pub channel: RoomId,
    /// `None` until it is posted.
    pub message: Option<MessageId>,
    /// Of what it shows.
    pub digest: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ban {
    pub who: PersonId,
    pub by: PersonId,
    pub since: WallTime,
}

/// A moderator, who may close games. Derived from their permissions in an interaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Authority {
    pub server: ServerId,
    /// The channel of the interaction, or the parent of its thread.
    pub channel: RoomId,
    pub over: Extent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    Channel,
    Server,
    /// All channels but this one, where an override denies the permission.
    Elsewhere,
}

impl Authority {
    pub fn covers(&self, channel: RoomId, thread: Option<RoomId>) -> bool {
        let is_here = channel == self.channel || thread == Some(self.channel);
        match self.over {
            Extent::Server => true,
            Extent::Channel => is_here,
            Extent::Elsewhere => !is_here,
        }
    }

    pub fn covers_here(&self) -> bool {
        self.covers(self.channel, None)
    }
}
