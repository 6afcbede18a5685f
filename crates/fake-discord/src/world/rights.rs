//! What somebody may do where, as Discord computes it.

use super::role::{Overwrite, Role};
use super::user::{EVERYTHING, ORDINARY, permissions};
use super::{Channel, Snowflake, User, World};

impl World {
    /// All roles of a guild, everybody's first.
    pub fn roles_of(&self, guild: Snowflake) -> impl Iterator<Item = Role> {
        let everyone = Role {
            id: guild,
            name: "@everyone".to_owned(),
            permissions: self.everyone(guild),
            guild,
        };
        let others = self.roles.values();
        let others = others.filter(move |role| role.guild == guild && role.id != guild);
        [everyone].into_iter().chain(others.cloned())
    }

    /// All roles of all guilds.
    pub fn all_roles(&self) -> impl Iterator<Item = Role> {
        let guilds = self.guilds().into_iter();
        guilds.flat_map(|guild| self.roles_of(guild))
    }

    /// What everybody may do on a guild.
    fn everyone(&self, guild: Snowflake) -> u64 {
        let changed = self.roles.get(&guild);
        changed.map_or(ORDINARY, |role| role.permissions)
    }

    /// What somebody may do on a guild: as its owner, or by what everybody may and by their roles. Administrators may do
    /// everything, and so may whom nobody plays.
    pub fn held_on(&self, user: Snowflake, guild: Snowflake) -> u64 {
        let known = self.users.get(&user);
        let Some(known) = known.filter(|_| user != self.owner_of(guild)) else {
            return EVERYTHING;
        };
        let roles = known.roles.iter().filter_map(|role| self.roles.get(role));
        let roles = roles.filter(|role| role.guild == guild);
        let held = roles.fold(self.everyone(guild), |held, role| held | role.permissions);
        match held & permissions::ADMINISTRATOR {
            0 => held,
            _ => EVERYTHING,
        }
    }

    /// What somebody may do in a channel, with what the channel gives and takes: first everybody's, then all roles'
    /// together, then their own. A thread has what the channel above it has.
    pub fn held_in(&self, user: Snowflake, channel: &Channel) -> u64 {
        let held = self.held_on(user, channel.guild);
        let Some(known) = self.users.get(&user).filter(|_| held != EVERYTHING) else {
            return held;
        };
        let parent = channel.thread().map(|thread| thread.parent);
        let parent = parent.and_then(|id| self.channels.get(&id));
        let overwrites = &parent.unwrap_or(channel).overwrites;
        let of = |id: Snowflake| overwrites.get(&id).copied().unwrap_or_default();
        let roles = known.roles.iter().map(|role| of(*role));
        let roles = roles.fold(Overwrite::default(), |all, one| Overwrite {
            allow: all.allow | one.allow,
            deny: all.deny | one.deny,
        });
        let all = [of(channel.guild), roles, of(user)];
        all.into_iter().fold(held, |held, overwrite| overwrite.applied_to(held))
    }

    /// Whether somebody may do this in a channel.
    pub fn may_in(&self, user: Snowflake, channel: &Channel, needed: u64) -> bool {
        self.held_in(user, channel) & needed == needed
    }

    /// The role that somebody has to themselves on a guild: what [`crate::UserHandle::set_permissions`] gives them.
    pub(crate) fn own_role(&self, user: &User, guild: Snowflake) -> Option<&Role> {
        let mut roles = user.roles.iter().filter_map(|role| self.roles.get(role));
        roles.find(|role| role.name == user.name && role.guild == guild)
    }
}
