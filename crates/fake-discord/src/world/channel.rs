//! Places where messages stand.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::INVITED;
use super::guild::GUILD;
use super::role::Overwrite;
use super::snowflake::Snowflake;

/// A text channel, a conversation or a thread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Channel {
    /// Which.
    pub id: Snowflake,
    /// Its name; empty for a conversation.
    pub name: String,
    /// What sort of channel it is.
    pub kind: ChannelKind,
    /// What the bot may do here.
    pub bot_permissions: u64,
    /// What it gives to users and roles, by their identifiers, and takes from them.
    #[serde(default)]
    pub overwrites: BTreeMap<Snowflake, Overwrite>,
    /// The guild it is in; of a conversation it says nothing.
    #[serde(default = "super::guild::first")]
    pub guild: Snowflake,
}

/// The sorts of channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A text channel of the guild.
    Text,
    /// The bot's conversation with one user.
    Direct {
        /// The user.
        with: Snowflake,
    },
    /// A conversation of users without the bot: of two of them, or of a group.
    Private {
        /// The users.
        among: BTreeSet<Snowflake>,
    },
    /// A list of threads in which nothing else is said.
    Forum,
    /// A thread below a text channel, or a post of a forum.
    Thread(Thread),
}

/// What only threads have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thread {
    /// The channel it hangs below.
    pub parent: Snowflake,
    /// Who has joined.
    pub members: BTreeSet<Snowflake>,
    /// Put away; a message brings it back.
    pub archived: bool,
    /// Only those who manage threads may bring it back.
    pub locked: bool,
    /// Minutes of silence until Discord would put it away.
    pub auto_archive: u64,
    /// When it was last put away or brought back, or its time of silence was set.
    pub archive_ms: u64,
}

impl Channel {
    /// A channel in which the bot may do what it is invited with.
    pub fn new(id: Snowflake, name: impl Into<String>, kind: ChannelKind) -> Channel {
        Channel {
            id,
            name: name.into(),
            kind,
            bot_permissions: INVITED,
            overwrites: BTreeMap::new(),
            guild: GUILD,
        }
    }

    /// The same in another guild.
    pub fn in_guild(self, guild: Snowflake) -> Channel {
        Channel { guild, ..self }
    }

    /// Whether it is a conversation, with the bot or without it.
    pub const fn is_direct(&self) -> bool {
        matches!(self.kind, ChannelKind::Direct { .. } | ChannelKind::Private { .. })
    }

    /// Whether it is a thread that was put away and locked.
    pub fn is_shut(&self) -> bool {
        self.thread().is_some_and(|thread| thread.archived && thread.locked)
    }

    /// The thread, if it is one.
    pub const fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    /// The thread, to change it.
    pub const fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }
}
