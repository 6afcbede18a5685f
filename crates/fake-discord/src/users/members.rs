//! Members leaving, returning and being timed out.

use super::moderation::threads_without;
use crate::prelude::*;
use crate::rest::threads;
use crate::state::State;
use crate::world::Membership;

impl FakeDiscord {
    /// Times out a guild member or the bot; a zero duration ends it.
    pub fn time_out(&self, guild: Snowflake, member: Snowflake, time: Duration) -> Done<()> {
        self.inner.with(|state| {
            let bot = member == APPLICATION && state.world.standing(guild).has_bot();
            ensure!(bot || state.world.is_member_of(member, guild), Refused::NoSuchUser);
            let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
            let until = state.now().saturating_add(time);
            state.commit(vec![Change::TimedOut { guild, member, until }])?;
            let mut data = state.wire().member(member, guild);
            data["guild_id"] = json!(guild);
            // The bot receives its own update without the intent.
            let intent = if bot { 0 } else { intents::GUILD_MEMBERS };
            state.tell([Event::needing("GUILD_MEMBER_UPDATE", data, intent)]);
            Ok(())
        })
    }

    fn take_away(&self, user: Snowflake, to: Membership) -> Done<()> {
        self.inner.with(|state| {
            let known = state.world.users.get(&user).cloned();
            let known = known.filter(|user| user.membership != Membership::Deleted);
            let mut moved = known.ok_or(Refused::NoSuchUser)?;
            moved.membership = to;
            leave(state, moved, GUILD)
        })
    }
}

fn leave(state: &mut State, moved: User, guild: Snowflake) -> Done<()> {
    let user = moved.id;
    let was_in = state.world.is_member_of(user, guild);
    let left = threads_without(state, user, guild);
    let mut changes = vec![Change::User(moved)];
    changes.extend(left.iter().cloned().map(Change::Channel));
    state.commit(changes)?;
    let wire = state.wire();
    let left = left.iter();
    let mut events: Vec<_> =
        left.map(|channel| threads::members_event(wire, channel.id, &[], &[user])).collect();
    if was_in {
        let data = json!({"user": wire.user(user), "guild_id": guild});
        let intent = intents::GUILD_MEMBERS;
        events.push(Event::needing("GUILD_MEMBER_REMOVE", data, intent));
    }
    state.tell(events);
    Ok(())
}

impl UserHandle {
    /// Leaves a guild other than the first one, with its threads.
    pub fn leave_other_guild(&self, guild: Snowflake) -> Done<()> {
        let id = self.id();
        self.fake().inner.with(|state| {
            ensure!(state.world.others.contains_key(&guild), Refused::NoGuild);
            let known = state.world.users.get(&id).cloned();
            let mut user = known.ok_or(Refused::NoSuchUser)?;
            user.elsewhere.entry(guild).or_default().left = true;
            leave(state, user, guild)
        })
    }

    /// Leaves the first guild and its threads. The DM with the bot stays.
    ///
    /// # Errors
    /// When the account is deleted.
    pub fn leave_guild(&self) -> Done<()> {
        self.fake().take_away(self.id(), Membership::Left)
    }

    /// Deletes the account irreversibly. Messages stay.
    ///
    /// # Errors
    /// When the account is already deleted.
    pub fn delete_account(&self) -> Done<()> {
        self.fake().take_away(self.id(), Membership::Deleted)
    }

    /// Rejoins a guild.
    ///
    /// # Errors
    /// When the guild or the account does not exist.
    pub fn join_guild(&self, guild: Snowflake) -> Done<()> {
        let id = self.id();
        self.fake().inner.with(|state| {
            ensure!(state.world.standing(guild).exists(), Refused::NoGuild);
            let known = state.world.users.get(&id).cloned();
            let known = known.filter(|user| user.membership != Membership::Deleted);
            let mut user = known.ok_or(Refused::NoSuchUser)?;
            if state.world.is_member_of(id, guild) {
                return Ok(());
            }
            match guild == GUILD {
                true => user.membership = Membership::Member,
                false => user.elsewhere.entry(guild).or_default().left = false,
            }
            state.commit(vec![Change::User(user)])?;
            let mut member = state.wire().member(id, guild);
            member["guild_id"] = json!(guild);
            state.tell([Event::needing("GUILD_MEMBER_ADD", member, intents::GUILD_MEMBERS)]);
            Ok(())
        })
    }

    pub(crate) fn leave(&self, guild: Snowflake) -> Done<()> {
        match guild == GUILD {
            true => self.leave_guild(),
            false => self.leave_other_guild(guild),
        }
    }
}
