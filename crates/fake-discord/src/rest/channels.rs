//! Channel routes.

use super::{Answer, access, messages, read, threads};
use crate::prelude::*;
use crate::state::State;

pub(super) fn answer(
    call: &mut RestCall<'_>,
    verb: &str,
    channel: Snowflake,
    rest: &[&str],
) -> Answer {
    let known = access::visible(call, channel)?;
    let channel = &known;
    match (verb, rest) {
        ("GET", []) => Ok(call.wire().channel(channel)),
        ("PATCH", []) => edit(call, known),
        ("GET", ["messages"]) => messages::list(call, channel),
        ("POST", ["messages"]) => messages::create(call, channel),
        ("PATCH", ["messages", id]) => messages::edit(call, channel, read(id)?),
        ("DELETE", ["messages", id]) => messages::delete(call, channel, read(id)?),
        ("POST", ["messages", id, "threads"]) => threads::start(call, channel, read(id)?),
        _ => Err(ApiError::not_found()),
    }
}

/// Only threads can be edited.
fn edit(call: &mut RestCall<'_>, mut channel: Channel) -> Answer {
    validate::object(call.json, "")?;
    validate::filled(&call.json["name"], "name", 100)?;
    for field in ["archived", "locked"] {
        validate::flag(&call.json[field], field)?;
    }
    let auto_archive = threads::auto_archive(&call.json["auto_archive_duration"])?;
    let asked = call.json;
    let manages = access::need(call, &channel, permissions::MANAGE_THREADS);
    let now = call.state.now();
    let Some(thread) = channel.thread_mut() else {
        return Err(ApiError::wrong_kind_of_channel());
    };
    // The owner may edit it; locking and locked threads need MANAGE_THREADS.
    if thread.locked || !asked["locked"].is_null() {
        manages?;
    }
    // An archived thread can only be edited while unarchiving it.
    let mut fields = asked.as_object().into_iter().flatten();
    let more = fields.any(|(field, _)| field != "archived");
    if thread.archived && asked["archived"] != false && more {
        return Err(ApiError::archived());
    }
    if let Some(minutes) = auto_archive {
        thread.auto_archive = minutes;
        if !thread.archived {
            thread.archive_ms = now;
        }
    }
    if let Some(archived) = asked["archived"].as_bool() {
        if thread.archived != archived {
            thread.archive_ms = now;
        }
        thread.archived = archived;
    }
    thread.locked = asked["locked"].as_bool().unwrap_or(thread.locked);
    if let Some(name) = asked["name"].as_str() {
        name.clone_into(&mut channel.name);
    }
    call.state.put_channel("THREAD_UPDATE", channel.clone())?;
    Ok(call.wire().channel(&channel))
}

pub(crate) fn remove(state: &mut State, channel: &Channel) -> std::io::Result<()> {
    let name = match &channel.kind {
        ChannelKind::Thread(_) => "THREAD_DELETE",
        _ => "CHANNEL_DELETE",
    };
    let event = Event::of_guild(name, state.wire().channel(channel));
    let threads = state.world.threads_of(channel.id);
    let mut gone: Vec<_> = threads.map(|one| Change::ChannelGone(one.id)).collect();
    gone.push(Change::ChannelGone(channel.id));
    state.commit(gone)?;
    state.tell([event]);
    Ok(())
}
