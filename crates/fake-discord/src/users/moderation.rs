//! What happens to a bot without its doing: it is removed, channels and messages vanish.

use serde_json::json;

use crate::fake_discord::FakeDiscord;
use crate::gateway::Event;
use crate::refused::Refused;
use crate::rest::{channels, messages};
use crate::state::State;
use crate::world::{
    APPLICATION, Change, Channel, ChannelKind, GUILD, GuildStanding, OtherGuild, Snowflake, Thread,
};

type Done<T> = Result<T, Refused>;

/// The two ends of a time in which Discord cannot reach a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outage {
    /// The guild becomes unavailable.
    Begins,
    /// The guild is available again.
    Ends,
}

/// Who may bring a thread back that is put away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadLock {
    /// Whoever writes in it.
    Open,
    /// Only those who manage threads.
    Locked,
}

impl FakeDiscord {
    /// Somebody founds another guild with the bot in it, two text channels as the first one has, and everybody who has an
    /// account.
    ///
    /// # Errors
    /// When its name is empty or too long, or the change cannot be written.
    pub fn found_guild(&self, name: &str) -> Result<Snowflake, Refused> {
        self.found(name, GuildStanding::Joined)
    }

    /// The same without the bot: it is not told of the guild, and meets it only through whoever has installed the
    /// application for themselves.
    ///
    /// # Errors
    /// When its name is empty or too long, or the change cannot be written.
    pub fn found_guild_without_bot(&self, name: &str) -> Result<Snowflake, Refused> {
        self.found(name, GuildStanding::Removed)
    }

    pub(crate) fn found(&self, name: &str, standing: GuildStanding) -> Done<Snowflake> {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > 100 {
            return Err(Refused::Length);
        }
        self.inner.with(|state| {
            let id = state.fresh_id();
            let mut changes = vec![Change::OtherGuild(OtherGuild {
                id,
                name: name.to_owned(),
                standing,
                owner: None,
            })];
            for name in ["lobby", "games"] {
                let channel = Channel::new(state.fresh_id(), name, ChannelKind::Text);
                changes.push(Change::Channel(channel.in_guild(id)));
            }
            state.commit(changes)?;
            if standing.has_bot() {
                let whole = state.wire().whole_guild(id);
                state.tell([Event::of_guild("GUILD_CREATE", whole)]);
            }
            Ok(id)
        })
    }

    /// Somebody removes the bot from a guild beside the first one.
    ///
    /// # Errors
    /// When there is no such guild, or the change cannot be written.
    pub fn remove_bot_from(&self, guild: Snowflake) -> Result<(), Refused> {
        self.inner.with(|state| {
            let other = state.world.others.get(&guild).ok_or(Refused::NoGuild)?;
            let without = OtherGuild { standing: GuildStanding::Removed, ..other.clone() };
            let threads = threads_without(state, APPLICATION, guild);
            let mut changes = vec![Change::OtherGuild(without)];
            changes.extend(threads.into_iter().map(Change::Channel));
            state.commit(changes)?;
            state.tell([Event::of_guild("GUILD_DELETE", json!({"id": guild}))]);
            Ok(())
        })
    }

    /// Somebody removes the bot from the first guild. It is told, and what is in the guild is no longer
    /// there for it.
    ///
    /// # Errors
    /// When the change cannot be written.
    pub fn remove_bot(&self) -> Result<(), Refused> {
        self.inner.with(|state| {
            if !state.world.guild.has_bot() {
                return Ok(());
            }
            let mut changes = vec![Change::Guild(GuildStanding::Removed)];
            changes.extend(
                threads_without(state, APPLICATION, GUILD).into_iter().map(Change::Channel),
            );
            state.commit(changes)?;
            state.tell([guild_gone()]);
            Ok(())
        })
    }

    /// Somebody invites the bot into the first guild again.
    ///
    /// # Errors
    /// When there is no guild any more, or the change cannot be written.
    pub fn invite_bot(&self) -> Result<(), Refused> {
        self.guild_becomes_available(GuildStanding::Removed)
    }

    /// Somebody deletes the first guild with everything in it. That cannot be undone.
    ///
    /// # Errors
    /// When the change cannot be written.
    pub fn delete_guild(&self) -> Result<(), Refused> {
        self.inner.with(|state| {
            let before = state.world.guild;
            let channels = state.world.channels_in(GUILD);
            let gone = channels.map(|channel| Change::ChannelGone(channel.id));
            let mut changes: Vec<_> = gone.collect();
            changes.push(Change::Guild(GuildStanding::Deleted));
            state.commit(changes)?;
            if before.has_bot() {
                state.tell([guild_gone()]);
            }
            Ok(())
        })
    }

    /// Discord cannot reach the first guild for a while: the bot is told that it is unavailable, and of
    /// nothing that happens in it.
    ///
    /// # Errors
    /// When the bot is not in the guild, or the change cannot be written.
    pub fn outage(&self, end: Outage) -> Result<(), Refused> {
        match end {
            Outage::Ends => self.guild_becomes_available(GuildStanding::Outage),
            Outage::Begins => self.inner.with(|state| {
                if !state.world.guild.has_bot() {
                    return Err(Refused::NoGuild);
                }
                state.commit(vec![Change::Guild(GuildStanding::Outage)])?;
                let data = json!({"id": GUILD, "unavailable": true});
                state.tell([Event::of_guild("GUILD_DELETE", data)]);
                Ok(())
            }),
        }
    }

    /// The bot stands to a guild from now on like this.
    ///
    /// # Errors
    /// When there is no such guild, the bot cannot come to stand so, or the change cannot be written.
    pub fn set_bot_standing(
        &self,
        guild: Snowflake,
        standing: GuildStanding,
    ) -> Result<(), Refused> {
        if guild != GUILD {
            return self.set_bot_standing_in_other(guild, standing);
        }
        match (standing, self.world(|world| world.guild)) {
            (GuildStanding::Joined, GuildStanding::Outage) => self.outage(Outage::Ends),
            (GuildStanding::Joined, _) => self.invite_bot(),
            (GuildStanding::Outage, _) => self.outage(Outage::Begins),
            (GuildStanding::Removed, _) => self.remove_bot(),
            (GuildStanding::Deleted, _) => self.delete_guild(),
        }
    }

    fn set_bot_standing_in_other(&self, guild: Snowflake, standing: GuildStanding) -> Done<()> {
        if standing == GuildStanding::Removed {
            return self.remove_bot_from(guild);
        }
        self.inner.with(|state| {
            let other = state.world.others.get(&guild).ok_or(Refused::NoGuild)?;
            let before = other.standing;
            let mut changes = vec![Change::OtherGuild(OtherGuild { standing, ..other.clone() })];
            if !standing.exists() {
                let channels = state.world.channels_in(guild);
                changes.extend(channels.map(|channel| Change::ChannelGone(channel.id)));
            }
            state.commit(changes)?;
            let event = match standing {
                GuildStanding::Joined if before == GuildStanding::Joined => return Ok(()),
                GuildStanding::Joined => {
                    Event::of_guild("GUILD_CREATE", state.wire().whole_guild(guild))
                }
                GuildStanding::Outage => {
                    let data = json!({"id": guild, "unavailable": true});
                    Event::of_guild("GUILD_DELETE", data)
                }
                GuildStanding::Removed | GuildStanding::Deleted => {
                    Event::of_guild("GUILD_DELETE", json!({"id": guild}))
                }
            };
            state.tell([event]);
            Ok(())
        })
    }

    fn guild_becomes_available(&self, from: GuildStanding) -> Done<()> {
        self.inner.with(|state| {
            let standing = state.world.guild;
            if standing == GuildStanding::Joined {
                return Ok(());
            }
            if standing != from {
                return Err(Refused::NoGuild);
            }
            state.commit(vec![Change::Guild(GuildStanding::Joined)])?;
            let wire = state.wire();
            let event = Event::of_guild("GUILD_CREATE", wire.whole_guild(GUILD));
            state.tell([event]);
            Ok(())
        })
    }

    /// Changes what the bot may do in a channel and its threads; see [`crate::permissions`].
    ///
    /// # Errors
    /// When the change cannot be written.
    pub fn set_bot_permissions(&self, channel: Snowflake, held: u64) -> Result<(), Refused> {
        self.inner.with(|state| {
            let known = state.world.channels.get(&channel);
            // Threads have no permissions of their own.
            let known = known.filter(|channel| channel.kind == ChannelKind::Text);
            let mut channel = known.ok_or(Refused::NoSuchChannel)?.clone();
            channel.bot_permissions = held;
            Ok(state.put_channel("CHANNEL_UPDATE", channel)?)
        })
    }

    /// Somebody deletes a channel with its threads, or a thread.
    ///
    /// # Errors
    /// When there is no such channel, or the change cannot be written.
    pub fn delete_channel(&self, channel: Snowflake) -> Result<(), Refused> {
        self.inner.with(|state| {
            let known = state.world.channels.get(&channel);
            let known = known.filter(|channel| !channel.is_direct());
            let channel = known.ok_or(Refused::NoSuchChannel)?.clone();
            Ok(channels::remove(state, &channel)?)
        })
    }

    /// Somebody deletes a message.
    ///
    /// # Errors
    /// When there is no such message, or the change cannot be written.
    pub fn delete_message(&self, message: Snowflake) -> Result<(), Refused> {
        self.inner.with(|state| {
            let known = state.world.message(message);
            let message = known.ok_or(Refused::NoSuchMessage)?.clone();
            Ok(messages::remove(state, &message, Vec::new())?)
        })
    }

    /// Somebody puts a thread away.
    ///
    /// # Errors
    /// When there is no such thread, or the change cannot be written.
    pub fn archive_thread(&self, thread: Snowflake, lock: ThreadLock) -> Result<(), Refused> {
        self.change_thread(thread, |thread, now| {
            thread.archived = true;
            thread.locked = lock == ThreadLock::Locked;
            thread.archive_ms = now;
        })
    }

    /// Somebody who manages threads brings one back and unlocks it.
    ///
    /// # Errors
    /// When there is no such thread, or the change cannot be written.
    pub fn open_thread(&self, thread: Snowflake) -> Result<(), Refused> {
        self.change_thread(thread, |thread, now| {
            thread.archived = false;
            thread.locked = false;
            thread.archive_ms = now;
        })
    }

    pub(crate) fn change_thread(
        &self,
        id: Snowflake,
        change: impl FnOnce(&mut Thread, u64),
    ) -> Done<()> {
        self.inner.with(|state| {
            let now = state.now();
            let known = state.world.channels.get(&id);
            let mut channel = known.ok_or(Refused::NoSuchChannel)?.clone();
            change(channel.thread_mut().ok_or(Refused::NoSuchChannel)?, now);
            Ok(state.put_channel("THREAD_UPDATE", channel)?)
        })
    }

    /// Chooses the language of the guild, as Discord names it. It is not kept beyond the end.
    pub fn set_guild_locale(&self, locale: &str) {
        self.inner.with(|state| state.world.guild_locale = Some(locale.to_owned()));
    }
}

/// The event that the guild is out of the bot's reach for good.
fn guild_gone() -> Event {
    Event::of_guild("GUILD_DELETE", json!({"id": GUILD}))
}

/// The threads of a user or of the bot in a guild as they are without them.
pub(super) fn threads_without(state: &State, user: Snowflake, guild: Snowflake) -> Vec<Channel> {
    let all = state.world.channels_in(guild).cloned();
    all.filter_map(|mut channel| {
        let left = channel.thread_mut()?.members.remove(&user);
        left.then_some(channel)
    })
    .collect()
}
