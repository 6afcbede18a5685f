//! Guilds, and how the bot stands to each.

use serde::{Deserialize, Serialize};

use super::snowflake::Snowflake;

/// The first guild, which is also its role `@everyone`.
pub const GUILD: Snowflake = Snowflake(1_000_000_000_000_000_100);

/// A guild beside the first one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherGuild {
    /// Which, and the role that everybody in it has.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// Whether the bot is in it.
    #[serde(default)]
    pub standing: GuildStanding,
    /// Who owns it, once it is somebody who is played.
    #[serde(default)]
    pub owner: Option<Snowflake>,
}

/// What somebody is in a guild beside the first one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elsewhere {
    /// The name shown there instead.
    #[serde(default)]
    pub nickname: Option<String>,
    /// Whether they have left it.
    #[serde(default)]
    pub left: bool,
}

/// The guild of what was kept before there were several.
pub(super) const fn first() -> Snowflake {
    GUILD
}

/// Whether the bot is in the guild, and whether there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GuildStanding {
    /// The bot is a member.
    #[default]
    Joined,
    /// The bot is a member, but Discord cannot reach the guild for a while.
    Outage,
    /// The bot was removed; everybody else is still there.
    Removed,
    /// The guild was deleted, with all its channels.
    Deleted,
}

impl GuildStanding {
    /// Whether the bot is a member of the guild.
    pub const fn has_bot(self) -> bool {
        matches!(self, GuildStanding::Joined | GuildStanding::Outage)
    }

    /// Whether there is a guild for users to be in.
    pub const fn exists(self) -> bool {
        !matches!(self, GuildStanding::Deleted)
    }
}
