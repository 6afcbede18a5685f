//! Roles, what channels give and take, and who owns the guild: what somebody decides who runs it.

use serde_json::{Value, json};

use super::handle::UserHandle;
use super::names::tell_of_member;
use crate::fake_discord::FakeDiscord;
use crate::gateway::Event;
use crate::refused::Refused;
use crate::state::State;
use crate::world::{Change, ChannelKind, GUILD, Overwrite, Role, Snowflake, User};

type Done<T> = Result<T, Refused>;

impl FakeDiscord {
    /// Makes a role of the first guild with these permissions; see [`crate::permissions`].
    ///
    /// # Errors
    /// When its name is empty or too long, or the change cannot be written.
    pub fn make_role(&self, name: &str, permissions: u64) -> Result<Snowflake, Refused> {
        self.make_role_in(GUILD, name, permissions)
    }

    /// The same of another guild.
    ///
    /// # Errors
    /// When there is no such guild, its name is empty or too long, or the change cannot be written.
    pub fn make_role_in(
        &self,
        guild: Snowflake,
        name: &str,
        permissions: u64,
    ) -> Result<Snowflake, Refused> {
        if name.is_empty() || name.chars().count() > 100 {
            return Err(Refused::Length);
        }
        self.inner.with(|state| {
            if !state.world.standing(guild).exists() {
                return Err(Refused::NoGuild);
            }
            let id = state.fresh_id();
            let role = Role { id, name: name.to_owned(), permissions, guild };
            told(state, "GUILD_ROLE_CREATE", role)?;
            Ok(id)
        })
    }

    /// Changes what whoever has a role may do. Everybody's role has the guild's identifier.
    ///
    /// # Errors
    /// When there is no such role, or the change cannot be written.
    pub fn change_role(&self, role: Snowflake, permissions: u64) -> Result<(), Refused> {
        self.inner.with(|state| {
            let known = state.world.all_roles().find(|known| known.id == role);
            let role = Role { permissions, ..known.ok_or(Refused::NoSuchRole)? };
            told(state, "GUILD_ROLE_UPDATE", role)
        })
    }

    /// Changes what a channel, with its threads, gives to whoever has a role, or to one user, and takes from them. What
    /// gives and takes nothing goes.
    ///
    /// # Errors
    /// When there is no such channel, role or user, or the change cannot be written.
    pub fn set_overwrite(
        &self,
        channel: Snowflake,
        of: Snowflake,
        overwrite: Overwrite,
    ) -> Result<(), Refused> {
        self.inner.with(|state| {
            let world = &state.world;
            let is_role = world.all_roles().any(|role| role.id == of);
            if !is_role && !world.users.contains_key(&of) {
                return Err(Refused::NoSuchRole);
            }
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

/// A role is new or different, and the bot is told.
fn told(state: &mut State, event: &'static str, role: Role) -> Done<()> {
    state.commit(vec![Change::Role(role.clone())])?;
    let guild = role.guild;
    let role: Value = state.wire().role(&role);
    let data = json!({"guild_id": guild, "role": role});
    state.tell([Event::of_guild(event, data)]);
    Ok(())
}

impl UserHandle {
    /// Changes which roles this user has beside everybody's.
    ///
    /// # Errors
    /// When there is no such role, or the change cannot be written.
    pub fn set_roles(&self, roles: &[Snowflake]) -> Result<(), Refused> {
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

    /// Lets this user do this on the whole first guild, beside what everybody may: by a role that they have to themselves.
    ///
    /// # Errors
    /// When that cannot be written.
    pub fn set_permissions(&self, held: u64) -> Result<(), Refused> {
        self.set_permissions_in(GUILD, held)
    }

    /// The same on another guild.
    ///
    /// # Errors
    /// When there is no such guild, or that cannot be written.
    pub fn set_permissions_in(&self, guild: Snowflake, held: u64) -> Result<(), Refused> {
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

    /// Owns the first guild from now on, and may do everything.
    ///
    /// # Errors
    /// When they are not in the guild, or the change cannot be written.
    pub fn own_guild(&self) -> Result<(), Refused> {
        self.fake().inner.with(|state| {
            if !state.world.is_member_of(self.id(), GUILD) {
                return Err(Refused::NoSuchUser);
            }
            state.commit(vec![Change::Owner(self.id())])?;
            let event = Event::of_guild("GUILD_UPDATE", state.wire().guild(GUILD));
            state.tell([event]);
            Ok(())
        })
    }
}
