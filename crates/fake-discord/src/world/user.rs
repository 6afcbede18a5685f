//! Playable users.

use super::guild::Elsewhere;
use crate::prelude::*;

/// Permission bits known to the fake Discord.
pub mod permissions {
    /// All permissions in every channel.
    pub const ADMINISTRATOR: u64 = 1 << 3;
    /// View a channel.
    pub const VIEW_CHANNEL: u64 = 1 << 10;
    /// Send messages in a channel.
    pub const SEND_MESSAGES: u64 = 1 << 11;
    /// Delete others' messages.
    pub const MANAGE_MESSAGES: u64 = 1 << 13;
    /// Attach files.
    pub const ATTACH_FILES: u64 = 1 << 15;
    /// Read older messages.
    pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
    /// Use application commands.
    pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
    /// Manage others' threads.
    pub const MANAGE_THREADS: u64 = 1 << 34;
    /// Start public threads.
    pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
    /// Send messages in threads.
    pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
}

/// The initial permissions of `@everyone`.
pub const ORDINARY: u64 = 1_071_698_660_929 | 1 << 51;
/// Permissions the bot is invited with; no moderation rights.
pub const INVITED: u64 = permissions::VIEW_CHANNEL
    | permissions::SEND_MESSAGES
    | permissions::ATTACH_FILES
    | permissions::READ_MESSAGE_HISTORY
    | permissions::CREATE_PUBLIC_THREADS
    | permissions::SEND_MESSAGES_IN_THREADS;
/// Permissions of a user-installed application outside its guilds.
pub const INSTALLED: u64 = 1 << 14 | permissions::ATTACH_FILES | 1 << 17 | 1 << 18;
/// All permissions as of 2026.
pub const EVERYTHING: u64 = (1 << 53) - 1;

/// A user's membership in the first guild.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Membership {
    /// A member.
    #[default]
    Member,
    /// Has left and may rejoin.
    Left,
    /// Has deleted the account.
    Deleted,
}

/// A playable user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct User {
    /// The user id.
    pub id: Snowflake,
    /// The display name.
    pub name: String,
    /// The nickname in the first guild.
    #[serde(default)]
    pub nickname: Option<String>,
    /// Whether they block DMs from the bot.
    pub dms_closed: bool,
    /// Their roles besides `@everyone`.
    #[serde(default)]
    pub roles: BTreeSet<Snowflake>,
    /// The client's Discord locale.
    pub locale: String,
    /// Membership in the first guild.
    #[serde(default)]
    pub membership: Membership,
    /// State in other guilds, where it differs from the default.
    #[serde(default)]
    pub elsewhere: BTreeMap<Snowflake, Elsewhere>,
    /// Whether they have installed the application.
    #[serde(default)]
    pub installed: bool,
}

impl User {
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
