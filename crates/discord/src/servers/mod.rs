//! The servers that the bot is on, kept current by events. A resumed session does not tell them
//! again: after a restart each is looked up when it is needed first.

mod look_up;
mod look_ups;
mod read;
mod server;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use parking_lot::RwLock;

use crate::prelude::*;
use look_ups::LookUps;
use read::{ChannelRead, RoleRead};

pub use read::{GuildRead, WithId};
pub use server::{MEDIA, Server, suffices};

/// Clones share it.
#[derive(Clone)]
pub struct Servers(Arc<Inner>);

struct Inner {
    http: Arc<Http>,
    metrics: Metrics,
    known: RwLock<HashMap<GuildId, Known>>,
    shards: ShardCount,
    /// Shards whose READY has listed their servers.
    listed: RwLock<BTreeSet<u32>>,
    look_ups: Mutex<LookUps>,
}

enum Known {
    /// No more has been sent.
    Listed,
    On(Box<Server>),
    NotOn,
}

/// What is known of the bot on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Membership {
    On,
    /// The bot is on other servers only.
    NotOn,
    Untold,
}

#[derive(Deserialize)]
struct OfGuild {
    guild_id: GuildId,
}

#[derive(Deserialize)]
struct RoleEvent {
    role: Option<RoleRead>,
    role_id: Option<RoleId>,
}

impl Servers {
    pub fn new(shards: ShardCount, http: Arc<Http>, metrics: Metrics) -> Servers {
        Servers(Arc::new(Inner {
            http,
            metrics,
            known: RwLock::default(),
            shards,
            listed: RwLock::default(),
            look_ups: Mutex::default(),
        }))
    }

    /// READY: these are all that the shard has.
    pub fn ready(&self, shard: u32, servers: &[ServerId]) {
        let mut known = self.0.known.write();
        let of_shard = |guild: GuildId| self.0.shards.of(ServerId(guild.get())).number() == shard;
        known.retain(|guild, _| !of_shard(*guild));
        known.extend(servers.iter().map(|server| (GuildId::new(server.0.max(1)), Known::Listed)));
        drop(known);
        self.0.listed.write().insert(shard);
    }

    pub fn is_on(&self, server: Server) {
        self.0.known.write().insert(server.id(), Known::On(Box::new(server)));
    }

    /// It is the bot's, and nothing is known of it.
    pub fn unavailable(&self, guild: GuildId) {
        self.0.known.write().insert(guild, Known::Listed);
    }

    pub fn left(&self, guild: GuildId) {
        self.0.known.write().insert(guild, Known::NotOn);
    }

    pub fn membership(&self, guild: GuildId) -> Membership {
        match self.0.known.read().get(&guild) {
            Some(Known::Listed | Known::On(_)) => Membership::On,
            Some(Known::NotOn) => Membership::NotOn,
            None => match self.is_listed(guild) {
                true => Membership::NotOn,
                false => Membership::Untold,
            },
        }
    }

    fn is_listed(&self, guild: GuildId) -> bool {
        let shard = self.0.shards.of(ServerId(guild.get()));
        self.0.listed.read().contains(&shard.number())
    }

    /// `None` if the gateway has not told of it.
    pub fn with<T>(&self, server: ServerId, look: impl FnOnce(&Server) -> T) -> Option<T> {
        match self.0.known.read().get(&GuildId::new(server.0.max(1))) {
            Some(Known::On(server)) => Some(look(server)),
            Some(Known::Listed | Known::NotOn) | None => None,
        }
    }

    /// A change of a server. Other events change nothing.
    pub fn changed(&self, event: &str, data: &RawValue) {
        // A change that cannot be read is like none.
        let _ = self.change(event, data.get());
    }

    fn change(&self, event: &str, data: &str) -> serde_json::Result<()> {
        match event {
            "GUILD_UPDATE" => {
                let guild: GuildRead<'_> = serde_json::from_str(data)?;
                self.change_one(guild.id, |server| {
                    if let Some(owner) = guild.owner() {
                        server.has_roles(owner, guild.roles());
                    }
                });
            }
            "GUILD_ROLE_CREATE" | "GUILD_ROLE_UPDATE" | "GUILD_ROLE_DELETE" => {
                let of: OfGuild = serde_json::from_str(data)?;
                let said: RoleEvent = serde_json::from_str(data)?;
                self.change_one(of.guild_id, |server| {
                    if let Some(role) = &said.role {
                        server.has_role(role);
                    }
                    if let Some(gone) = said.role_id {
                        server.lost_role(gone);
                    }
                });
            }
            "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE" => {
                let channel: ChannelRead = serde_json::from_str(data)?;
                let Some(guild) = channel.guild_id else {
                    return Ok(());
                };
                self.change_one(guild, |server| match event {
                    "CHANNEL_DELETE" => server.lost_channel(channel.id),
                    _ => server.has_channel(channel),
                });
            }
            _ => {}
        }
        Ok(())
    }

    fn change_one(&self, guild: GuildId, change: impl FnOnce(&mut Server)) {
        match self.0.known.write().get_mut(&guild) {
            Some(Known::On(server)) => change(server),
            Some(Known::Listed | Known::NotOn) | None => self.0.look_ups.lock().outdates(guild),
        }
    }

    /// Of a channel in which games or their forums can be.
    pub fn kind_of(&self, server: ServerId, channel: ChannelId) -> Option<ChannelType> {
        self.with(server, |server| server.kind_of(channel)).flatten()
    }

    pub fn everybody_sees(&self, server: ServerId, RoomId(channel): RoomId) -> bool {
        let channel = ChannelId::new(channel.max(1));
        self.with(server, |server| server.everybody_sees(channel)).unwrap_or(false)
    }
}
