//! The guild, its members and its list of channels.

use std::io;

use serde_json::{Value, json};

use super::channels::channel_name;
use super::error::ApiError;
use super::{Answer, RestCall, read, threads, validate};
use crate::gateway::Event;
use crate::state::State;
use crate::world::{
    APPLICATION, Change, Channel, ChannelKind, EVERYTHING, GUILD, GUILD_NAME, GuildStanding,
    Snowflake, permissions,
};

/// The most channels of a guild, not counting threads.
const MOST: usize = 500;

/// Answers a request about a guild. Guilds the bot is not in are unknown to it.
pub(super) fn answer(call: &mut RestCall<'_>, verb: &str, guild: &str, rest: &[&str]) -> Answer {
    if read(guild)? != GUILD || !call.state.world.guild.has_bot() {
        return Err(ApiError::unknown_guild());
    }
    let wire = call.wire();
    match (verb, rest) {
        ("GET", []) => Ok(wire.guild()),
        ("GET", ["channels"]) => {
            let all = call.state.world.channels.values();
            let text = all.filter(|channel| channel.kind == ChannelKind::Text);
            Ok(text.map(|channel| wire.channel(channel)).collect())
        }
        ("POST", ["channels"]) => create_channel(call),
        ("GET", ["roles"]) => Ok(wire.guild()["roles"].take()),
        ("GET", ["threads", "active"]) => threads::active(call),
        ("GET", ["members", id]) => {
            let id = if *id == "@me" { APPLICATION } else { read(id)? };
            let world = &call.state.world;
            if id != APPLICATION && !world.has_account(id) {
                return Err(ApiError::unknown_user());
            }
            if id != APPLICATION && !world.is_member(id) {
                return Err(ApiError::unknown_member());
            }
            Ok(wire.member(id))
        }
        _ => Err(ApiError::not_found()),
    }
}

/// The guilds the bot is in, as a list of its own gives them.
pub(super) fn own_guilds(call: &RestCall<'_>) -> Value {
    if !call.state.world.guild.has_bot() {
        return json!([]);
    }
    json!([{
        "id": GUILD, "name": GUILD_NAME, "icon": null, "banner": null, "owner": false,
        "permissions": EVERYTHING.to_string(), "features": [],
    }])
}

/// Makes a text channel; other kinds are not pretended. Discord asks whether the bot manages the
/// guild's channels; here whoever manages one channel may make another.
fn create_channel(call: &mut RestCall<'_>) -> Answer {
    validate::object(call.json, "")?;
    validate::needed(&call.json["name"], "name", 100)?;
    validate::one_of(Some(call.json["type"].as_u64().unwrap_or(0)), "type", &[0])?;
    let all = call.state.world.channels.values();
    let texts = all.filter(|channel| channel.kind == ChannelKind::Text);
    let texts: Vec<_> = texts.map(|channel| channel.bot_permissions).collect();
    let manages = |held: &u64| held & permissions::MANAGE_CHANNELS != 0;
    if !texts.is_empty() && !texts.iter().any(manages) {
        return Err(ApiError::missing_permissions());
    }
    if texts.len() >= MOST {
        return Err(ApiError::too_many_channels());
    }
    let name = channel_name(call.json["name"].as_str().unwrap_or_default());
    let channel = Channel::new(call.state.fresh_id(), name, ChannelKind::Text);
    call.commit(vec![Change::Channel(channel.clone())])?;
    let event = Event::of_channel("CHANNEL_CREATE", call.wire(), &channel);
    call.state.tell([event]);
    Ok(call.wire().channel(&channel))
}

/// The event that the bot is no longer in the guild, or that the guild is gone.
pub(crate) fn gone() -> Event {
    Event::of_guild("GUILD_DELETE", json!({"id": GUILD}))
}

/// Takes the bot out of the guild, with the commands it registered there. Nothing happens if it is
/// not in it.
pub(crate) fn remove_bot(state: &mut State) -> io::Result<()> {
    if !state.world.guild.has_bot() {
        return Ok(());
    }
    let mut changes = vec![Change::Guild(GuildStanding::Removed), no_commands()];
    changes.extend(
        threads_without(state, APPLICATION)
            .into_iter()
            .map(Change::Channel),
    );
    state.commit(changes)?;
    state.tell([gone()]);
    Ok(())
}

/// The change that the guild has no commands any more.
pub(crate) fn no_commands() -> Change {
    Change::Commands {
        guild: Some(GUILD),
        commands: Vec::new(),
    }
}

/// The threads a user is in, as they are without them.
pub(crate) fn threads_without(state: &State, user: Snowflake) -> Vec<Channel> {
    let all = state.world.channels.values().cloned();
    all.filter_map(|mut channel| {
        let left = channel.thread_mut()?.members.remove(&user);
        left.then_some(channel)
    })
    .collect()
}
