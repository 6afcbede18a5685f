//! Channels and threads.

use super::INVITED;
use crate::prelude::*;

/// A text channel, DM, forum or thread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Channel {
    /// The channel id.
    pub id: Snowflake,
    /// Empty for DMs.
    pub name: String,
    /// The channel type.
    pub kind: ChannelKind,
    /// The bot's permissions here.
    pub bot_permissions: u64,
    /// Permission overwrites by user or role id.
    #[serde(default)]
    pub overwrites: BTreeMap<Snowflake, Overwrite>,
    /// The guild; meaningless for DMs.
    #[serde(default = "super::guild::first")]
    pub guild: Snowflake,
}

/// Channel types.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// A guild text channel.
    Text,
    /// The bot's DM with a user.
    Direct {
        /// The user.
        with: Snowflake,
    },
    /// A DM or group without the bot.
    Private {
        /// The participants.
        among: BTreeSet<Snowflake>,
    },
    /// A list of posts, each of them a thread.
    Forum,
    /// A thread or forum post.
    Thread(Thread),
}

/// Thread metadata.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thread {
    /// The parent channel.
    pub parent: Snowflake,
    /// Users who have joined.
    pub members: BTreeSet<Snowflake>,
    /// Archived; a new message unarchives it.
    pub archived: bool,
    /// Only users who manage threads may unarchive it.
    pub locked: bool,
    /// Minutes of inactivity before archiving.
    pub auto_archive: u64,
    /// When `archived` or `auto_archive` last changed.
    pub archive_ms: u64,
}

impl Channel {
    /// With the bot's invited permissions.
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

    /// Moves the channel to another guild.
    pub fn in_guild(self, guild: Snowflake) -> Channel {
        Channel { guild, ..self }
    }

    /// Whether it is any DM.
    pub const fn is_direct(&self) -> bool {
        matches!(self.kind, ChannelKind::Direct { .. } | ChannelKind::Private { .. })
    }

    /// Whether it is an archived and locked thread.
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

    /// The thread, mutably.
    pub const fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }
}

/// A channel's permission overwrite for a role or user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overwrite {
    /// Granted permissions.
    pub allow: u64,
    /// Denied permissions.
    pub deny: u64,
}

impl Overwrite {
    pub(super) fn applied_to(self, held: u64) -> u64 {
        held & !self.deny | self.allow
    }
}
