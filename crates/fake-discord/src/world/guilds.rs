//! What holds of one of the guilds.

use super::{GUILD, GUILD_NAME, GuildStanding, Membership, OWNER, Snowflake, World};

impl World {
    /// The guilds that exist, the first one first.
    pub fn guilds(&self) -> Vec<Snowflake> {
        let all = [GUILD].into_iter().chain(self.others.keys().copied());
        all.filter(|guild| self.standing(*guild).exists()).collect()
    }

    /// How the bot stands to a guild.
    pub fn standing(&self, guild: Snowflake) -> GuildStanding {
        match self.others.get(&guild) {
            Some(other) => other.standing,
            None if guild == GUILD => self.guild,
            None => GuildStanding::Deleted,
        }
    }

    /// What a guild is called.
    pub fn guild_name(&self, guild: Snowflake) -> &str {
        let other = self.others.get(&guild);
        other.map_or(GUILD_NAME, |other| &other.name)
    }

    /// Who owns a guild.
    pub fn owner_of(&self, guild: Snowflake) -> Snowflake {
        let owner = match self.others.get(&guild) {
            Some(other) => other.owner,
            None => self.owner,
        };
        owner.unwrap_or(OWNER)
    }

    /// The language of a guild, as Discord names it. Only the first one's can be chosen.
    pub fn locale_of(&self, guild: Snowflake) -> &str {
        match guild == GUILD {
            true => self.guild_locale(),
            false => "en-US",
        }
    }

    /// The guild of a channel or thread; of a conversation and what is gone, the first one.
    pub fn guild_of(&self, channel: Snowflake) -> Snowflake {
        let channel = self.channels.get(&channel);
        channel.map_or(GUILD, |channel| channel.guild)
    }

    /// Whether this user is a member of a guild. Who has an account is in every one that they have not left.
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

    /// What this user is called in a guild, if not as everywhere.
    pub fn nickname_in(&self, user: Snowflake, guild: Snowflake) -> Option<&str> {
        let known = self.users.get(&user)?;
        let nickname = match guild == GUILD {
            true => &known.nickname,
            false => &known.elsewhere.get(&guild)?.nickname,
        };
        nickname.as_deref()
    }
}
