//! Server-side events beyond the bot's control: removal, and deleted channels and messages.

use crate::prelude::*;
use crate::rest::{channels, messages};
use crate::state::State;
use crate::world::{ORDINARY, OtherGuild, Role, Thread};

/// Start or end of an outage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outage {
    /// The guild becomes unavailable.
    Begins,
    /// The guild is available again.
    Ends,
}

/// Who may unarchive a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreadLock {
    /// Everyone who may post in it.
    Open,
    /// Only users who manage threads.
    Locked,
}

impl FakeDiscord {
    /// Creates another guild with the bot, two text channels and all users.
    pub fn found_guild(&self, name: &str) -> Done<Snowflake> {
        self.found(name, GuildStanding::Joined)
    }

    /// Creates further guilds with the bot, each with channels beside the usual two and with
    /// roles. Their ids spread over shards evenly. Nothing is dispatched: for worlds made before
    /// the bot connects.
    pub fn found_guilds(&self, count: u64, channels: u64, roles: u64) -> Done<Vec<Snowflake>> {
        self.inner.with(|state| {
            // A millisecond each, and a year ago, where no other ids are.
            let first = state.now().saturating_sub(365 * 24 * 60 * 60 * 1000);
            let mut guilds = vec![];
            for number in 0..count {
                let base = Snowflake::at(first + number).0;
                let id = Snowflake(base);
                let guild =
                    OtherGuild { id, name: format!("Guild {number}"), ..OtherGuild::default() };
                let mut changes = vec![Change::OtherGuild(guild)];
                let names = ["lobby".to_owned(), "games".to_owned()].into_iter();
                let names = names.chain((0..channels).map(|channel| format!("channel-{channel}")));
                changes.extend((1..).zip(names).map(|(nth, name)| {
                    let channel = Channel::new(Snowflake(base + nth), &name, ChannelKind::Text);
                    Change::Channel(channel.in_guild(id))
                }));
                changes.extend((0..roles).map(|role| {
                    let name = format!("role-{role}");
                    let id_of_role = Snowflake(base + 3 + channels + role);
                    Change::Role(Role { id: id_of_role, name, permissions: ORDINARY, guild: id })
                }));
                state.commit(changes)?;
                guilds.push(id);
            }
            Ok(guilds)
        })
    }

    /// Like `found_guild`, but without the bot.
    pub fn found_guild_without_bot(&self, name: &str) -> Done<Snowflake> {
        self.found(name, GuildStanding::Removed)
    }

    pub(crate) fn found(&self, name: &str, standing: GuildStanding) -> Done<Snowflake> {
        let name = name.trim();
        ensure!(!name.is_empty() && name.chars().count() <= 100, Refused::Length);
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

    /// Removes the bot from a guild other than the first one.
    pub fn remove_bot_from(&self, guild: Snowflake) -> Done<()> {
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

    /// Removes the bot from the first guild.
    pub fn remove_bot(&self) -> Done<()> {
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

    /// Invites the bot back into the first guild.
    ///
    /// # Errors
    /// When the guild is deleted.
    pub fn invite_bot(&self) -> Done<()> {
        self.guild_becomes_available(GuildStanding::Removed)
    }

    /// Irreversibly deletes the first guild.
    pub fn delete_guild(&self) -> Done<()> {
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

    /// Starts or ends an outage of the first guild; the bot receives none of its events.
    ///
    /// # Errors
    /// When the bot is not in the guild.
    pub fn outage(&self, end: Outage) -> Done<()> {
        match end {
            Outage::Ends => self.guild_becomes_available(GuildStanding::Outage),
            Outage::Begins => self.inner.with(|state| {
                ensure!(state.world.guild.has_bot(), Refused::NoGuild);
                state.commit(vec![Change::Guild(GuildStanding::Outage)])?;
                let data = json!({"id": GUILD, "unavailable": true});
                state.tell([Event::of_guild("GUILD_DELETE", data)]);
                Ok(())
            }),
        }
    }

    /// Sets the bot's status in a guild.
    ///
    /// # Errors
    /// When the guild does not exist or the transition is impossible.
    pub fn set_bot_standing(&self, guild: Snowflake, standing: GuildStanding) -> Done<()> {
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
            ensure!(standing == from, Refused::NoGuild);
            state.commit(vec![Change::Guild(GuildStanding::Joined)])?;
            let wire = state.wire();
            let event = Event::of_guild("GUILD_CREATE", wire.whole_guild(GUILD));
            state.tell([event]);
            Ok(())
        })
    }

    /// Sets the bot's [`crate::permissions`] in a channel and its threads.
    pub fn set_bot_permissions(&self, channel: Snowflake, held: u64) -> Done<()> {
        self.inner.with(|state| {
            let known = state.world.channels.get(&channel);
            // Threads have no permissions of their own.
            let known = known.filter(|channel| channel.kind == ChannelKind::Text);
            let mut channel = known.ok_or(Refused::NoSuchChannel)?.clone();
            channel.bot_permissions = held;
            Ok(state.put_channel("CHANNEL_UPDATE", channel)?)
        })
    }

    /// Deletes a channel with its threads, or a thread.
    pub fn delete_channel(&self, channel: Snowflake) -> Done<()> {
        self.inner.with(|state| {
            let known = state.world.channels.get(&channel);
            let known = known.filter(|channel| !channel.is_direct());
            let channel = known.ok_or(Refused::NoSuchChannel)?.clone();
            Ok(channels::remove(state, &channel)?)
        })
    }

    /// Deletes a message.
    pub fn delete_message(&self, message: Snowflake) -> Done<()> {
        self.inner.with(|state| {
            let known = state.world.message(message);
            let message = known.ok_or(Refused::NoSuchMessage)?.clone();
            Ok(messages::remove(state, &message, Vec::new())?)
        })
    }

    /// Archives a thread.
    pub fn archive_thread(&self, thread: Snowflake, lock: ThreadLock) -> Done<()> {
        self.change_thread(thread, |thread, now| {
            thread.archived = true;
            thread.locked = lock == ThreadLock::Locked;
            thread.archive_ms = now;
        })
    }

    /// Unarchives and unlocks a thread.
    pub fn open_thread(&self, thread: Snowflake) -> Done<()> {
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

    /// Sets the first guild's Discord locale; not persisted.
    pub fn set_guild_locale(&self, locale: &str) {
        self.inner.with(|state| state.world.guild_locale = Some(locale.to_owned()));
    }
}

fn guild_gone() -> Event {
    Event::of_guild("GUILD_DELETE", json!({"id": GUILD}))
}

pub(super) fn threads_without(state: &State, user: Snowflake, guild: Snowflake) -> Vec<Channel> {
    let all = state.world.channels_in(guild).cloned();
    all.filter_map(|mut channel| {
        let left = channel.thread_mut()?.members.remove(&user);
        left.then_some(channel)
    })
    .collect()
}
