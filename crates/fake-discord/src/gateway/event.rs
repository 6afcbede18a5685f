//! Events: what the bot is told over the gateway.

use serde_json::{Value, json};

use super::intents;
use crate::wire;
use crate::wire::Wire;
use crate::world::{APPLICATION, GUILD, GuildStanding, Message, Snowflake, World, snowflake};

/// Something the bot is told if it asked for such events.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) name: &'static str,
    pub(crate) data: Value,
    /// The intent it needs; 0 if it needs none.
    pub(crate) intent: u64,
    /// What a session without the intent for message contents is told instead.
    pub(crate) without_content: Option<Value>,
}

impl Event {
    /// An event that every session is told.
    pub(crate) const fn always(name: &'static str, data: Value) -> Event {
        Event::needing(name, data, 0)
    }

    /// An event about the guild, its channels or its threads.
    pub(crate) const fn of_guild(name: &'static str, data: Value) -> Event {
        Event::needing(name, data, intents::GUILDS)
    }

    /// An event that needs an intent.
    pub(crate) const fn needing(name: &'static str, data: Value, intent: u64) -> Event {
        Event { name, data, intent, without_content: None }
    }

    /// An event about a message. Nobody's gateway is told of ephemeral ones.
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

    /// The guild inside which it happens.
    pub(crate) fn guild(&self) -> Option<Snowflake> {
        snowflake::read(&self.data["guild_id"])
    }

    /// Whether the bot is told of it, as it stands to the guild inside which it happens. Where the bot is not, it hears
    /// only the interactions that come by a user's own installation.
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

    /// The guild by which it is decided which shard is told of it.
    pub(crate) fn shard_guild(&self) -> Option<Snowflake> {
        let own = matches!(self.name, "GUILD_CREATE" | "GUILD_UPDATE" | "GUILD_DELETE");
        match own {
            true => snowflake::read(&self.data["id"]),
            false => self.guild(),
        }
    }

    /// The event that a message is gone.
    pub(crate) fn message_gone(world: &World, message: &Message) -> Option<Event> {
        if message.is_ephemeral() || !is_heard(world, message) {
            return None;
        }
        let mut data = json!({"id": message.id, "channel_id": message.channel});
        let intent = place(world, message.channel, &mut data);
        Some(Event::needing("MESSAGE_DELETE", data, intent))
    }
}

/// Whether the bot is where a message stands.
fn is_heard(world: &World, message: &Message) -> bool {
    let channel = world.channels.get(&message.channel);
    channel.is_none_or(|channel| world.has_bot(channel))
}

/// Names the guild of a channel in an event's data, and says which intent messages there need.
fn place(world: &World, channel: Snowflake, data: &mut Value) -> u64 {
    let channel = world.channels.get(&channel);
    if channel.is_some_and(|channel| channel.is_direct()) {
        return intents::DIRECT_MESSAGES;
    }
    data["guild_id"] = json!(channel.map_or(GUILD, |channel| channel.guild));
    intents::GUILD_MESSAGES
}
