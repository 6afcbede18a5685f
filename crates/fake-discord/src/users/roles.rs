//! Administration: roles, permission overwrites and guild ownership.

use super::names::tell_of_member;
use crate::prelude::*;
use crate::state::State;
use crate::world::{Overwrite, Role};

impl FakeDiscord {
    /// Creates a role in the first guild; see [`crate::permissions`].
    ///
    /// # Errors
    /// When the name is empty or too long.
    pub fn make_role(&self, name: &str, permissions: u64) -> Done<Snowflake> {
        self.make_role_in(GUILD, name, permissions)
    }

    /// Creates a role in another guild.
    pub fn make_role_in(&self, guild: Snowflake, name: &str, permissions: u64) -> Done<Snowflake> {
        ensure!(!name.is_empty() && name.chars().count() <= 100, Refused::Length);
        self.inner.with(|state| {
            ensure!(state.world.standing(guild).exists(), Refused::NoGuild);
            let id = state.fresh_id();
            let role = Role { id, name: name.to_owned(), permissions, guild };
            told(state, "GUILD_ROLE_CREATE", role)?;
            Ok(id)
        })
    }

    /// Changes a role's permissions. `@everyone` has the guild's id.
    pub fn change_role(&self, role: Snowflake, permissions: u64) -> Done<()> {
        self.inner.with(|state| {
            let known = state.world.all_roles().find(|known| known.id == role);
            let role = Role { permissions, ..known.ok_or(Refused::NoSuchRole)? };
            told(state, "GUILD_ROLE_UPDATE", role)
        })
    }

    /// Sets a channel's permission overwrite for a role or user; an empty one is removed.
    pub fn set_overwrite(
        &self,
        channel: Snowflake,
        of: Snowflake,
        overwrite: Overwrite,
    ) -> Done<()> {
        self.inner.with(|state| {
            let world = &state.world;
            let is_role = world.all_roles().any(|role| role.id == of);
            ensure!(is_role || world.users.contains_key(&of), Refused::NoSuchRole);
            let known = world.channels.get(&channel);
            let known = known.filter(|channel| channel.kind == ChannelKind::Text);
            let mut channel = known.ok_or(Refused::NoSuchChannel)?.clone();
            match overwrite == Overwrite::default() {
                true => channel.overwrites.remove(&of),
                false => channel.overwrites.insert(of, overwrite),
            };
            Ok(state.put_channel("CHANNEL_UPDATE", channel)?)
        })
    }
}

fn told(state: &mut State, event: &'static str, role: Role) -> Done<()> {
    state.commit(vec![Change::Role(role.clone())])?;
    let guild = role.guild;
    let role: Value = state.wire().role(&role);
    let data = json!({"guild_id": guild, "role": role});
    state.tell([Event::of_guild(event, data)]);
    Ok(())
}

impl UserHandle {
    /// Sets the user's roles besides `@everyone`.
    pub fn set_roles(&self, roles: &[Snowflake]) -> Done<()> {
        let user = self.id();
        self.fake().inner.with(|state| {
            let world = &state.world;
            if roles.iter().any(|role| !world.roles.contains_key(role)) {
                return Err(Refused::NoSuchRole);
            }
            let known = world.users.get(&user);
            let changed = User {
                roles: roles.iter().copied().collect(),
                ..known.ok_or(Refused::NoSuchUser)?.clone()
            };
            state.commit(vec![Change::User(changed)])?;
            for guild in state.world.guilds() {
                tell_of_member(state, user, guild);
            }
            Ok(())
        })
    }

    /// Grants permissions in the first guild by a personal role.
    pub fn set_permissions(&self, held: u64) -> Done<()> {
        self.set_permissions_in(GUILD, held)
    }

    /// Grants permissions in another guild.
    pub fn set_permissions_in(&self, guild: Snowflake, held: u64) -> Done<()> {
        let fake = self.fake();
        let known = fake.world(|world| {
            let user = world.users.get(&self.id())?;
            let own = world.own_role(user, guild).map(|role| role.id);
            Some((user.clone(), own))
        });
        let (user, own) = known.ok_or(Refused::NoSuchUser)?;
        if let Some(own) = own {
            return fake.change_role(own, held);
        }
        let own = fake.make_role_in(guild, &user.name, held)?;
        let roles: Vec<_> = user.roles.iter().copied().chain([own]).collect();
        self.set_roles(&roles)
    }

    /// Makes this user the first guild's owner.
    ///
    /// # Errors
    /// When they are not in the guild.
    pub fn own_guild(&self) -> Done<()> {
        self.fake().inner.with(|state| {
            ensure!(state.world.is_member_of(self.id(), GUILD), Refused::NoSuchUser);
            state.commit(vec![Change::Owner(self.id())])?;
            let event = Event::of_guild("GUILD_UPDATE", state.wire().guild(GUILD));
            state.tell([event]);
            Ok(())
        })
    }
}
