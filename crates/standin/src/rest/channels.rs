//! Channels and what is addressed through them.

use serde_json::Value;

use super::error::ApiError;
use super::messages::{Pin, PinList};
use super::{Answer, RestCall, access, messages, read, threads, validate};
use crate::gateway::Event;
use crate::world::{APPLICATION, Change, Channel, ChannelKind, Snowflake, Thread, permissions};

/// Answers a request about a channel.
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
        ("DELETE", []) => delete(call, channel),
        ("POST", ["typing"]) => access::sending(call, channel).map(|()| Value::Null),
        ("GET", ["messages"]) => messages::list(call, channel),
        ("POST", ["messages"]) => messages::create(call, channel),
        ("POST", ["messages", "bulk-delete"]) => messages::delete_many(call, channel),
        ("GET", ["messages", "pins"]) => messages::pins(call, channel, PinList::Pages),
        ("GET", ["pins"]) => messages::pins(call, channel, PinList::Plain),
        ("PUT", ["messages", "pins", id] | ["pins", id]) => {
            messages::pin(call, channel, read(id)?, Pin::Set)
        }
        ("DELETE", ["messages", "pins", id] | ["pins", id]) => {
            messages::pin(call, channel, read(id)?, Pin::Taken)
        }
        ("GET", ["messages", id]) => messages::get(call, channel, read(id)?),
        ("PATCH", ["messages", id]) => messages::edit(call, channel, read(id)?),
        ("DELETE", ["messages", id]) => messages::delete(call, channel, read(id)?),
        ("POST", ["threads"]) => threads::start(call, channel, None),
        ("POST", ["messages", id, "threads"]) => threads::start(call, channel, Some(read(id)?)),
        ("GET", ["threads", "archived", which]) => threads::archived(call, channel, which),
        ("GET", ["users", "@me", "threads", "archived", "private"]) => {
            threads::joined_archived(call, channel)
        }
        (_, ["thread-members", rest @ ..]) => threads::members(call, verb, known, rest),
        _ => Err(ApiError::not_found()),
    }
}

/// Changes a channel's name, or a thread's name and state.
fn edit(call: &mut RestCall<'_>, mut channel: Channel) -> Answer {
    validate::object(call.json, "")?;
    validate::filled(&call.json["name"], "name", 100)?;
    let now = call.state.now();
    let manages = access::need(call, &channel, permissions::MANAGE_THREADS);
    let allowed = access::need(call, &channel, permissions::MANAGE_CHANNELS);
    let event = match &mut channel.kind {
        ChannelKind::Direct { .. } => return Err(ApiError::wrong_kind_of_channel()),
        ChannelKind::Text => {
            allowed?;
            "CHANNEL_UPDATE"
        }
        ChannelKind::Thread(thread) => {
            if manages.is_err() {
                may_edit_unmanaged(call.json, thread)?;
            }
            may_edit_archived(call.json, thread)?;
            edit_thread(call.json, thread, now)?;
            "THREAD_UPDATE"
        }
    };
    if let Some(name) = call.json["name"].as_str() {
        channel.name = match &channel.kind {
            ChannelKind::Text => channel_name(name),
            ChannelKind::Thread(_) | ChannelKind::Direct { .. } => name.to_owned(),
        };
    }
    call.commit(vec![Change::Channel(channel.clone())])?;
    let event = Event::of_channel(event, call.wire(), &channel);
    call.state.tell([event]);
    Ok(call.wire().channel(&channel))
}

/// A text channel's name as Discord keeps it.
pub(super) fn channel_name(name: &str) -> String {
    name.to_lowercase().replace(char::is_whitespace, "-")
}

/// Whether a bot that does not manage threads may change one like this. Its owner may change it; locking, and whatever
/// is locked, is for those who manage threads. Anyone inside may bring it back.
fn may_edit_unmanaged(asked: &Value, thread: &Thread) -> Result<(), ApiError> {
    let only_wakes = asked["archived"] == false && asks_only_for("archived", asked);
    let own = thread.owner == APPLICATION;
    let locks = !asked["locked"].is_null();
    if thread.locked || locks || !(own || only_wakes) {
        return Err(ApiError::missing_permissions());
    }
    Ok(())
}

/// Whether a thread may be changed like this as it is: an archived one only together with bringing it back.
fn may_edit_archived(asked: &Value, thread: &Thread) -> Result<(), ApiError> {
    if thread.archived && asked["archived"] != false && !asks_only_for("archived", asked) {
        return Err(ApiError::archived());
    }
    Ok(())
}

fn asks_only_for(field: &str, asked: &Value) -> bool {
    let fields = asked.as_object();
    fields.is_some_and(|fields| fields.keys().all(|key| key == field))
}

fn edit_thread(asked: &Value, thread: &mut Thread, now: u64) -> Result<(), ApiError> {
    for field in ["archived", "locked", "invitable"] {
        validate::flag(&asked[field], field)?;
    }
    if let Some(minutes) = threads::auto_archive(&asked["auto_archive_duration"])? {
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
    if let Some(locked) = asked["locked"].as_bool() {
        thread.locked = locked;
    }
    if let Some(invitable) = asked["invitable"].as_bool() {
        thread.invitable = invitable;
    }
    Ok(())
}

/// Takes a channel or thread away.
fn delete(call: &mut RestCall<'_>, channel: &Channel) -> Answer {
    let out = call.wire().channel(channel);
    let needed = match &channel.kind {
        // Closing a conversation hides it from the bot; its messages stay.
        ChannelKind::Direct { .. } => return Ok(out),
        ChannelKind::Text => permissions::MANAGE_CHANNELS,
        ChannelKind::Thread(_) => permissions::MANAGE_THREADS,
    };
    access::need(call, channel, needed)?;
    remove(call, channel)?;
    Ok(out)
}

/// Takes a channel away with its threads, or a thread, and tells the bot.
pub(crate) fn remove(call: &mut RestCall<'_>, channel: &Channel) -> Result<(), ApiError> {
    let name = match &channel.kind {
        ChannelKind::Direct { .. } | ChannelKind::Text => "CHANNEL_DELETE",
        ChannelKind::Thread(_) => "THREAD_DELETE",
    };
    let event = Event::of_channel(name, call.wire(), channel);
    let threads = call.state.world.threads_of(channel.id);
    let mut gone: Vec<_> = threads.map(|one| Change::ChannelGone(one.id)).collect();
    gone.push(Change::ChannelGone(channel.id));
    call.commit(gone)?;
    call.state.tell([event]);
    Ok(())
}
