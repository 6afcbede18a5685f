//! Somebody who can be played.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::guild::Elsewhere;
use super::snowflake::Snowflake;

/// Discord's permission bits that the fake Discord looks at.
pub mod permissions {
    /// Everything, in every channel.
    pub const ADMINISTRATOR: u64 = 1 << 3;
    /// Seeing a channel.
    pub const VIEW_CHANNEL: u64 = 1 << 10;
    /// Sending messages in a channel.
    pub const SEND_MESSAGES: u64 = 1 << 11;
    /// Deleting other people's messages.
    pub const MANAGE_MESSAGES: u64 = 1 << 13;
    /// Files.
    pub const ATTACH_FILES: u64 = 1 << 15;
    /// Reading what was said before.
    pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
    /// Using commands of applications.
    pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
    /// Changing other people's threads.
    pub const MANAGE_THREADS: u64 = 1 << 34;
    /// Starting a public thread.
    pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    /// Sending messages in threads.
    pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
}

/// What everybody may do in the guild at first.
pub const ORDINARY: u64 = 1_071_698_660_929 | 1 << 51;
/// What a bot is invited with that writes, shows files and starts threads; it keeps no order.
pub const INVITED: u64 = permissions::VIEW_CHANNEL
    | permissions::SEND_MESSAGES
    | permissions::ATTACH_FILES
    | permissions::READ_MESSAGE_HISTORY
    | permissions::CREATE_PUBLIC_THREADS
    | permissions::SEND_MESSAGES_IN_THREADS;
/// What an application may do in its answers where it is not, because somebody has installed it for themselves.
pub const INSTALLED: u64 = 1 << 14 | permissions::ATTACH_FILES | 1 << 17 | 1 << 18;
/// Everything Discord knew in 2026.
pub const EVERYTHING: u64 = (1 << 53) - 1;

/// Whether a user is in the guild.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Membership {
    /// In the guild.
    #[default]
    Member,
    /// Has left the guild, and may come back.
    Left,
    /// Has deleted the account.
    Deleted,
}

/// A user of the pretend server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct User {
    /// Who.
    pub id: Snowflake,
    /// The name shown.
    pub name: String,
    /// The name shown in the guild instead.
    #[serde(default)]
    pub nickname: Option<String>,
    /// Whether they refuse direct messages from the bot.
    pub dms_closed: bool,
    /// The roles they have beside everybody's.
    #[serde(default)]
    pub roles: BTreeSet<Snowflake>,
    /// The language of their client, as Discord names it.
    pub locale: String,
    /// Whether they are in the guild.
    #[serde(default)]
    pub membership: Membership,
    /// What they are in other guilds, where that was changed.
    #[serde(default)]
    pub elsewhere: BTreeMap<Snowflake, Elsewhere>,
    /// Whether they have installed the application for themselves: its commands follow them.
    #[serde(default)]
    pub installed: bool,
}

impl User {
    /// An ordinary member with open direct messages.
    pub(crate) fn new(id: Snowflake, name: &str) -> User {
        User {
            id,
            name: name.to_owned(),
            nickname: None,
            dms_closed: false,
            roles: BTreeSet::new(),
            locale: "en-GB".to_owned(),
            membership: Membership::Member,
            elsewhere: BTreeMap::new(),
            installed: false,
        }
    }
}
