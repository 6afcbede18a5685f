//! Gateway events.

use super::payload::Closing;
use crate::prelude::*;

#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) name: &'static str,
    pub(crate) data: Value,
    /// Required intent, or 0.
    pub(crate) intent: u64,
    /// Payload for sessions without the message content intent.
    pub(crate) without_content: Option<Value>,
}

impl Event {
    pub(crate) const fn always(name: &'static str, data: Value) -> Event {
        Event::needing(name, data, 0)
    }

    pub(crate) const fn of_guild(name: &'static str, data: Value) -> Event {
        Event::needing(name, data, intents::GUILDS)
    }

    pub(crate) const fn needing(name: &'static str, data: Value, intent: u64) -> Event {
        Event { name, data, intent, without_content: None }
    }

    /// `None` for ephemeral messages, which are never dispatched.
    pub(crate) fn of_message(
        name: &'static str,
        wire: Wire<'_>,
        message: &Message,
    ) -> Option<Event> {
        if message.is_ephemeral() || !is_heard(wire.world, message) {
            return None;
        }
        let mut data = wire.message(message);
        let intent = place(wire.world, message.channel, &mut data);
        if intent == intents::GUILD_MESSAGES && wire.world.users.contains_key(&message.author) {
            let guild = wire.world.guild_of(message.channel);
            data["member"] = wire.member_without_user(message.author, guild);
        }
        let own = message.author == APPLICATION || message.mentions.contains(&APPLICATION);
        let blank = (!own && intent == intents::GUILD_MESSAGES).then(|| {
            let mut blank = data.clone();
            let nothing = json!({
                "content": "", "embeds": [], "attachments": [], "components": [],
            });
            wire::merge(&mut blank, nothing);
            blank
        });
        Some(Event { name, data, intent, without_content: blank })
    }

    pub(crate) fn guild(&self) -> Option<Snowflake> {
        snowflake::read(&self.data["guild_id"])
    }

    /// In guilds without the bot, it only receives interactions from user installations.
    pub(crate) fn is_told(&self, standing: GuildStanding) -> bool {
        match standing {
            GuildStanding::Joined => true,
            GuildStanding::Removed => {
                let by_user = &self.data["authorizing_integration_owners"]["1"];
                self.name == "INTERACTION_CREATE" && !by_user.is_null()
            }
            GuildStanding::Outage | GuildStanding::Deleted => false,
        }
    }

    /// The guild that determines the shard.
    pub(crate) fn shard_guild(&self) -> Option<Snowflake> {
        let own = matches!(self.name, "GUILD_CREATE" | "GUILD_UPDATE" | "GUILD_DELETE");
        match own {
            true => snowflake::read(&self.data["id"]),
            false => self.guild(),
        }
    }

    pub(crate) fn message_gone(world: &World, message: &Message) -> Option<Event> {
        if message.is_ephemeral() || !is_heard(world, message) {
            return None;
        }
        let mut data = json!({"id": message.id, "channel_id": message.channel});
        let intent = place(world, message.channel, &mut data);
        Some(Event::needing("MESSAGE_DELETE", data, intent))
    }
}

fn is_heard(world: &World, message: &Message) -> bool {
    let channel = world.channels.get(&message.channel);
    channel.is_none_or(|channel| world.has_bot(channel))
}

/// Adds the guild id and returns the required intent.
fn place(world: &World, channel: Snowflake, data: &mut Value) -> u64 {
    let channel = world.channels.get(&channel);
    if channel.is_some_and(|channel| channel.is_direct()) {
        return intents::DIRECT_MESSAGES;
    }
    data["guild_id"] = json!(channel.map_or(GUILD, |channel| channel.guild));
    intents::GUILD_MESSAGES
}

#[derive(Debug)]
pub(crate) enum ToSocket {
    Send(String),
    /// Drop without a close frame.
    Break,
    Reset,
    /// Keep the connection open but send nothing.
    Silence,
    Close(Option<Closing>),
    /// Send this, and detach the session: the bot may identify or resume again.
    Forget(String),
}

pub(crate) fn bare(code: u64, data: Value) -> String {
    json!({"op": code, "d": data, "s": null, "t": null}).to_string()
}
