//! Starting threads.

use std::collections::BTreeSet;

use serde_json::json;

use super::auto_archive;
use crate::gateway::Event;
use crate::rest::error::ApiError;
use crate::rest::{Answer, RestCall, access, validate};
use crate::world::{
    APPLICATION, Change, Channel, ChannelKind, Message, Snowflake, Thread, flags, permissions,
};

/// The most threads of a guild that are not put away.
const MOST: usize = 1000;

/// Starts a thread, from a message or from nothing.
pub(crate) fn start(call: &mut RestCall<'_>, place: &Channel, from: Option<Snowflake>) -> Answer {
    let parent = place.id;
    validate::needed(&call.json["name"], "name", 100)?;
    let name = call.json["name"].as_str().unwrap_or_default();
    if place.kind != ChannelKind::Text {
        return Err(ApiError::wrong_kind_of_channel());
    }
    let private = match (from, call.json["type"].as_u64()) {
        (Some(_), _) | (None, Some(11)) => false,
        // Discord takes a private thread for granted when nothing is said.
        (None, Some(12) | None) => true,
        (None, Some(_)) => {
            let message = "Value must be one of (10, 11, 12).";
            return Err(ApiError::invalid("type", "BASE_TYPE_CHOICES", message));
        }
    };
    let needed = if private {
        permissions::CREATE_PRIVATE_THREADS
    } else {
        permissions::CREATE_PUBLIC_THREADS
    };
    access::need(call, place, needed)?;
    let auto_archive = auto_archive(&call.json["auto_archive_duration"])?.unwrap_or(4320);
    validate::flag(&call.json["invitable"], "invitable")?;
    validate::whole(
        &call.json["rate_limit_per_user"],
        "rate_limit_per_user",
        0,
        21_600,
    )?;
    let open = call.state.world.guild_channels();
    let open = open.filter(|one| one.thread().is_some_and(|thread| !thread.archived));
    if open.count() >= MOST {
        return Err(ApiError::too_many_threads());
    }
    let mut changes = Vec::new();
    let mut said = None;
    let id = match from {
        Some(message) => {
            // A thread that was begun by a message bears its identifier.
            if call.state.world.channels.contains_key(&message) {
                return Err(ApiError::thread_exists());
            }
            let room = call.state.world.messages.get(&parent);
            let source = room.and_then(|room| room.get(&message));
            let source = source.filter(|source| !source.is_ephemeral());
            let mut source = source.ok_or_else(ApiError::unknown_message)?.clone();
            if !access::reads_history(call, place) {
                return Err(ApiError::missing_access());
            }
            source.flags |= flags::HAS_THREAD;
            changes.push(Change::Message(Box::new(source)));
            message
        }
        None => {
            let id = call.state.fresh_id();
            if !private {
                let mut note = Message::new(call.state.fresh_id(), parent, APPLICATION);
                note.kind = 18;
                name.clone_into(&mut note.content);
                note.reply_to = Some(id);
                said = Some(note);
            }
            id
        }
    };
    let thread = Thread {
        parent,
        owner: APPLICATION,
        private,
        members: BTreeSet::from([APPLICATION]),
        archived: false,
        locked: false,
        auto_archive,
        invitable: call.json["invitable"].as_bool().unwrap_or(true),
        archive_ms: call.state.now(),
    };
    let mut channel = Channel::new(id, name, ChannelKind::Thread(thread));
    channel.bot_permissions = place.bot_permissions;
    changes.push(Change::Channel(channel.clone()));
    changes.extend(said.clone().map(|note| Change::Message(Box::new(note))));
    call.commit(changes)?;
    let wire = call.wire();
    let mut data = wire.channel(&channel);
    data["newly_created"] = json!(true);
    let mut events = vec![Event::of_guild("THREAD_CREATE", data)];
    events.extend(said.and_then(|note| Event::of_message("MESSAGE_CREATE", wire, &note)));
    let out = wire.channel(&channel);
    call.state.tell(events);
    Ok(out)
}
