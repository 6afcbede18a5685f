//! Guilds, and the bot's status in each.

use crate::prelude::*;

/// The first guild; also the id of its `@everyone` role.
pub const GUILD: Snowflake = Snowflake(1_000_000_000_000_000_100);

/// A guild other than the first one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherGuild {
    /// The guild id, shared by its `@everyone` role.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// The bot's status there.
    #[serde(default)]
    pub standing: GuildStanding,
    /// Its owner, if a playable user.
    #[serde(default)]
    pub owner: Option<Snowflake>,
}

/// Per-guild state of a user, for guilds other than the first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elsewhere {
    /// The nickname.
    #[serde(default)]
    pub nickname: Option<String>,
    /// Whether they have left.
    #[serde(default)]
    pub left: bool,
}

/// Serde default: data from before there were several guilds.
pub(super) const fn first() -> Snowflake {
    GUILD
}

/// The bot's status in a guild.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuildStanding {
    /// The bot is a member.
    #[default]
    Joined,
    /// The guild is temporarily unavailable.
    Outage,
    /// The bot was removed.
    Removed,
    /// The guild was deleted.
    Deleted,
}

impl GuildStanding {
    /// Whether the bot is a member.
    pub const fn has_bot(self) -> bool {
        matches!(self, GuildStanding::Joined | GuildStanding::Outage)
    }

    /// Whether the guild exists.
    pub const fn exists(self) -> bool {
        !matches!(self, GuildStanding::Deleted)
    }
}

/// How the application is installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum InstallKind {
    /// In a guild, with the bot.
    Guild,
    /// By a user, in any channel they use.
    User,
}

impl From<InstallKind> for u8 {
    fn from(kind: InstallKind) -> u8 {
        match kind {
            InstallKind::Guild => 0,
            InstallKind::User => 1,
        }
    }
}

impl TryFrom<u8> for InstallKind {
    type Error = String;

    fn try_from(number: u8) -> Result<InstallKind, String> {
        match number {
            0 => Ok(InstallKind::Guild),
            1 => Ok(InstallKind::User),
            _ => Err("0 is a guild's installation, and 1 a user's".to_owned()),
        }
    }
}

/// A role. `@everyone` has the guild's id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Role {
    /// The role id.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// Guild-level permissions.
    pub permissions: u64,
    /// The guild.
    #[serde(default = "super::guild::first")]
    pub guild: Snowflake,
}
