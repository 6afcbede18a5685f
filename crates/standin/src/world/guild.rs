//! How the bot and the guild stand to each other.

use serde::{Deserialize, Serialize};

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
