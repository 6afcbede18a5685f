//! Channels and what is addressed through them.

use serde_json::Value;

use super::{
    Answer, Call, error::ApiError, messages, read, server::channel_event, threads, validate,
};
use crate::standin::{
    snowflake::Snowflake,
    world::{Change, ChannelKind, permissions},
};

/// Answers a request about a channel.
pub(super) fn answer(call: &mut Call<'_>, verb: &str, channel: Snowflake, rest: &[&str]) -> Answer {
    let known = call.state.world.channels.get(&channel);
    let known = known.ok_or_else(ApiError::unknown_channel)?;
    let hidden = messages::bot_permissions(call, known) & permissions::VIEW_CHANNEL == 0;
    if hidden && !known.is_direct() {
        return Err(ApiError::missing_access());
    }
    match (verb, rest) {
        ("GET", []) => Ok(call.wire().channel(known)),
        ("PATCH", []) => edit(call, channel),
        ("DELETE", []) => delete(call, channel),
        ("POST", ["typing"]) => Ok(Value::Null),
        ("GET", ["messages"]) => messages::list(call, channel),
        ("POST", ["messages"]) => messages::create(call, channel),
        ("GET", ["messages", "pins"]) => messages::pins(call, channel, true),
        ("GET", ["pins"]) => messages::pins(call, channel, false),
        ("PUT", ["messages", "pins", id] | ["pins", id]) => {
            messages::pin(call, channel, read(id)?, true)
        }
        ("DELETE", ["messages", "pins", id] | ["pins", id]) => {
            messages::pin(call, channel, read(id)?, false)
        }
        ("GET", ["messages", id]) => messages::get(call, channel, read(id)?),
        ("PATCH", ["messages", id]) => messages::edit(call, channel, read(id)?),
        ("DELETE", ["messages", id]) => messages::delete(call, channel, read(id)?),
        ("POST", ["threads"]) => threads::start(call, channel, None),
        ("POST", ["messages", id, "threads"]) => threads::start(call, channel, Some(read(id)?)),
        (_, ["thread-members", rest @ ..]) => threads::members(call, verb, channel, rest),
        _ => Err(ApiError::not_found()),
    }
}

/// Changes a channel's name, or a thread's name and state.
fn edit(call: &mut Call<'_>, id: Snowflake) -> Answer {
    let known = call.state.world.channels.get(&id);
    let mut channel = known.ok_or_else(ApiError::unknown_channel)?.clone();
    validate::at_most(&call.json["name"], "name", 100)?;
    let now = call.state.now();
    let held = messages::bot_permissions(call, &channel);
    let event = match &mut channel.kind {
        ChannelKind::Direct { .. } => return Err(ApiError::wrong_kind_of_channel()),
        ChannelKind::Text => "CHANNEL_UPDATE",
        ChannelKind::Thread(thread) => {
            let own = thread.owner == crate::standin::world::APPLICATION;
            let locking = !call.json["locked"].is_null();
            if held & permissions::MANAGE_THREADS == 0 && (locking || !own) {
                return Err(ApiError::missing_permissions());
            }
            let changes_more = call.json.as_object().is_some_and(|fields| {
                fields
                    .keys()
                    .any(|key| key != "archived" && key != "locked")
            });
            if thread.archived && call.json["archived"] != false && changes_more {
                return Err(ApiError::archived());
            }
            if let Some(archived) = call.json["archived"].as_bool() {
                if thread.archived != archived {
                    thread.archive_ms = now;
                }
                thread.archived = archived;
            }
            if let Some(locked) = call.json["locked"].as_bool() {
                thread.locked = locked;
            }
            if let Some(invitable) = call.json["invitable"].as_bool() {
                thread.invitable = invitable;
            }
            if let Some(minutes) = call.json["auto_archive_duration"].as_u64() {
                thread.auto_archive = minutes;
            }
            "THREAD_UPDATE"
        }
    };
    if let Some(name) = call.json["name"].as_str() {
        if name.is_empty() {
            return Err(ApiError::length("name", 100));
        }
        name.clone_into(&mut channel.name);
    }
    call.commit(vec![Change::Channel(channel.clone())])?;
    let event = channel_event(event, call.wire(), &channel);
    call.state.tell([event]);
    Ok(call.wire().channel(&channel))
}

/// Takes a channel or thread away.
fn delete(call: &mut Call<'_>, id: Snowflake) -> Answer {
    let known = call.state.world.channels.get(&id);
    let channel = known.ok_or_else(ApiError::unknown_channel)?.clone();
    let out = call.wire().channel(&channel);
    let name = match &channel.kind {
        // Closing a conversation hides it from the bot; its messages stay.
        ChannelKind::Direct { .. } => return Ok(out),
        ChannelKind::Text => "CHANNEL_DELETE",
        ChannelKind::Thread(_) => "THREAD_DELETE",
    };
    let held = messages::bot_permissions(call, &channel);
    if held & (permissions::MANAGE_THREADS | permissions::MANAGE_CHANNELS) == 0 {
        return Err(ApiError::missing_permissions());
    }
    let event = channel_event(name, call.wire(), &channel);
    call.commit(vec![Change::ChannelGone(id)])?;
    call.state.tell([event]);
    Ok(out)
}
