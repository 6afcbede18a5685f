//! Guilds, and the bot's status in each.

use serde::{Deserialize, Serialize};

use super::snowflake::Snowflake;

/// The first guild; also the id of its `@everyone` role.
pub const GUILD: Snowflake = Snowflake(1_000_000_000_000_000_100);

/// A guild other than the first one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
