//! Permission computation by Discord's rules.

use super::user::{EVERYTHING, ORDINARY, permissions};
use super::{Overwrite, Role, User};
use crate::prelude::*;

impl World {
    /// The guild's roles, `@everyone` first.
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

    fn everyone(&self, guild: Snowflake) -> u64 {
        let changed = self.roles.get(&guild);
        changed.map_or(ORDINARY, |role| role.permissions)
    }

    /// Guild-level permissions. Owners, administrators and non-playable users have all.
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

    /// Channel-level permissions: the `@everyone` overwrite, then all roles' combined, then the
    /// user's own. Threads use the parent channel's.
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

    /// Whether the user has the permissions in a channel.
    pub fn may_in(&self, user: Snowflake, channel: &Channel, needed: u64) -> bool {
        self.held_in(user, channel) & needed == needed
    }

    /// The user's personal role, created by [`crate::UserHandle::set_permissions`].
    pub(crate) fn own_role(&self, user: &User, guild: Snowflake) -> Option<&Role> {
        let mut roles = user.roles.iter().filter_map(|role| self.roles.get(role));
        roles.find(|role| role.name == user.name && role.guild == guild)
    }
}
