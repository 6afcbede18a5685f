//! Guild queries.

use super::{GUILD, GUILD_NAME, GuildStanding, Membership, OWNER, Snowflake, World};

impl World {
    /// The existing guilds, the first one first.
    pub fn guilds(&self) -> Vec<Snowflake> {
        let all = [GUILD].into_iter().chain(self.others.keys().copied());
        all.filter(|guild| self.standing(*guild).exists()).collect()
    }

    /// The bot's status in a guild.
    pub fn standing(&self, guild: Snowflake) -> GuildStanding {
        match self.others.get(&guild) {
            Some(other) => other.standing,
            None if guild == GUILD => self.guild,
            None => GuildStanding::Deleted,
        }
    }

    /// The guild's name.
    pub fn guild_name(&self, guild: Snowflake) -> &str {
        let other = self.others.get(&guild);
        other.map_or(GUILD_NAME, |other| &other.name)
    }

    /// The guild's owner.
    pub fn owner_of(&self, guild: Snowflake) -> Snowflake {
        let owner = match self.others.get(&guild) {
            Some(other) => other.owner,
            None => self.owner,
        };
        owner.unwrap_or(OWNER)
    }

    /// The guild's Discord locale. Only the first guild's can be changed.
    pub fn locale_of(&self, guild: Snowflake) -> &str {
        match guild == GUILD {
            true => self.guild_locale(),
            false => "en-US",
        }
    }

    /// The guild of a channel; the first guild for DMs and unknown channels.
    pub fn guild_of(&self, channel: Snowflake) -> Snowflake {
        let channel = self.channels.get(&channel);
        channel.map_or(GUILD, |channel| channel.guild)
    }

    /// Accounts are members of every guild they have not left.
    pub fn is_member_of(&self, user: Snowflake, guild: Snowflake) -> bool {
        let Some(known) = self.users.get(&user) else {
            return false;
        };
        let is_in = match guild == GUILD {
            true => known.membership == Membership::Member,
            false => {
                let left = known.elsewhere.get(&guild).is_some_and(|there| there.left);
                known.membership != Membership::Deleted && !left
            }
        };
        is_in && self.standing(guild).exists()
    }

    /// The user's nickname in a guild.
    pub fn nickname_in(&self, user: Snowflake, guild: Snowflake) -> Option<&str> {
        let known = self.users.get(&user)?;
        let nickname = match guild == GUILD {
            true => &known.nickname,
            false => &known.elsewhere.get(&guild)?.nickname,
        };
        nickname.as_deref()
    }
}
