//! User names. As on Discord, the bot learns of changes by member events if it has the intent,
//! otherwise with the next interaction.

use crate::prelude::*;
use crate::state::State;

const LONGEST: usize = 32;

impl UserHandle {
    /// Changes the display name.
    ///
    /// # Errors
    /// When the name is empty or too long.
    pub fn rename(&self, name: &str) -> Done<()> {
        ensure!(!name.trim().is_empty(), Refused::Length);
        self.call(name, |user| name.clone_into(&mut user.name))
    }

    /// Sets the nickname in a guild; empty removes it.
    pub fn set_nickname_in(&self, guild: Snowflake, nickname: &str) -> Done<()> {
        if !self.fake().world(|world| world.standing(guild).exists()) {
            return Err(Refused::NoGuild);
        }
        let own = Some(nickname).filter(|name| !name.trim().is_empty());
        let own = own.map(str::to_owned);
        self.call(nickname, |user| match guild == GUILD {
            true => user.nickname = own,
            false => user.elsewhere.entry(guild).or_default().nickname = own,
        })
    }

    fn call(&self, name: &str, change: impl FnOnce(&mut User)) -> Done<()> {
        ensure!(name.chars().count() <= LONGEST, Refused::Length);
        let id = self.id();
        self.fake().inner.with(|state| {
            let known = state.world.users.get(&id);
            let mut user = known.ok_or(Refused::NoSuchUser)?.clone();
            change(&mut user);
            state.commit(vec![Change::User(user)])?;
            let guilds = state.world.guilds();
            for guild in guilds {
                tell_of_member(state, id, guild);
            }
            Ok(())
        })
    }
}

pub(super) fn tell_of_member(state: &mut State, user: Snowflake, guild: Snowflake) {
    if !state.world.is_member_of(user, guild) {
        return;
    }
    let mut member = state.wire().member(user, guild);
    member["guild_id"] = json!(guild);
    let event = Event::needing("GUILD_MEMBER_UPDATE", member, intents::GUILD_MEMBERS);
    state.tell([event]);
}
