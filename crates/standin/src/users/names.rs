//! What users are called, and that this changes. The bot is told where it may see members, and else finds out with the next
//! interaction, as on Discord.

use serde_json::json;

use crate::gateway::{Event, intents};
use crate::refused::Refused;
use crate::standin::Standin;
use crate::world::{Change, GUILD, Snowflake, User};

/// The longest name.
const LONGEST: usize = 32;

impl Standin {
    /// Changes what a user is called.
    pub(crate) fn rename(&self, user: Snowflake, name: &str) -> Result<(), Refused> {
        if name.trim().is_empty() {
            return Err(Refused::Length);
        }
        self.call(user, name, |user| name.clone_into(&mut user.name))
    }

    /// Changes what a user is called in the guild; by an empty text as everywhere.
    pub(crate) fn set_nickname(&self, user: Snowflake, nickname: &str) -> Result<(), Refused> {
        let own = Some(nickname).filter(|name| !name.trim().is_empty());
        self.call(user, nickname, |user| {
            user.nickname = own.map(str::to_owned)
        })
    }

    fn call(
        &self,
        id: Snowflake,
        name: &str,
        change: impl FnOnce(&mut User),
    ) -> Result<(), Refused> {
        if name.chars().count() > LONGEST {
            return Err(Refused::Length);
        }
        self.inner.with(|state| {
            let known = state.world.users.get(&id);
            let mut user = known.ok_or(Refused::NoSuchUser)?.clone();
            change(&mut user);
            state.commit(vec![Change::User(user)])?;
            let mut member = state.wire().member(id);
            member["guild_id"] = json!(GUILD);
            let event = Event::needing("GUILD_MEMBER_UPDATE", member, intents::GUILD_MEMBERS);
            state.tell([event]);
            Ok(())
        })
    }
}
