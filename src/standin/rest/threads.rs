//! Threads and who is in them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{Answer, Call, error::ApiError, messages, read};
use crate::standin::{
    gateway::Event,
    snowflake::Snowflake,
    world::{
        APPLICATION, Change, Channel, ChannelKind, GUILD, Message, Thread, flags, permissions,
    },
};

/// Starts a thread, from a message or from nothing.
pub(super) fn start(call: &mut Call<'_>, parent: Snowflake, from: Option<Snowflake>) -> Answer {
    let name = call.json["name"].as_str().unwrap_or_default();
    if name.is_empty() || name.chars().count() > 100 {
        return Err(ApiError::length("name", 100));
    }
    let place = call.state.world.channels.get(&parent);
    let place = place.ok_or_else(ApiError::unknown_channel)?;
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
    if place.bot_permissions & needed == 0 {
        return Err(ApiError::missing_permissions());
    }
    let auto_archive = call.json["auto_archive_duration"].as_u64().unwrap_or(4320);
    if ![60, 1440, 4320, 10080].contains(&auto_archive) {
        let message = "Value must be one of (60, 1440, 4320, 10080).";
        let path = "auto_archive_duration";
        return Err(ApiError::invalid(path, "BASE_TYPE_CHOICES", message));
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
    channel.bot_permissions = place_permissions(call, parent);
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

fn place_permissions(call: &Call<'_>, parent: Snowflake) -> u64 {
    let place = call.state.world.channels.get(&parent);
    place.map_or(0, |channel| channel.bot_permissions)
}

/// Answers a request about a thread's members.
pub(super) fn members(call: &mut Call<'_>, verb: &str, thread: Snowflake, rest: &[&str]) -> Answer {
    let known = call.state.world.channels.get(&thread);
    let mut channel = known.ok_or_else(ApiError::unknown_channel)?.clone();
    let held = messages::bot_permissions(call, &channel);
    let Some(state) = channel.thread_mut() else {
        return Err(ApiError::wrong_kind_of_channel());
    };
    let who = match rest {
        [] => None,
        ["@me"] => Some(APPLICATION),
        [user] => Some(read(user)?),
        _ => return Err(ApiError::not_found()),
    };
    let world = &call.state.world;
    match (verb, who) {
        ("GET", None) => {
            let wire = call.wire();
            let all = state
                .members
                .iter()
                .map(|id| wire.thread_member(thread, *id));
            Ok(all.collect())
        }
        ("GET", Some(user)) if state.members.contains(&user) => {
            Ok(call.wire().thread_member(thread, user))
        }
        ("GET", Some(_)) => Err(ApiError::unknown_member()),
        ("PUT" | "DELETE", Some(_)) if state.archived => Err(ApiError::archived()),
        ("PUT", Some(user)) => {
            if user != APPLICATION && !world.users.contains_key(&user) {
                return Err(ApiError::unknown_user());
            }
            let joined = state.members.insert(user);
            let added = if joined { vec![user] } else { Vec::new() };
            changed(call, channel, &added, &[])
        }
        ("DELETE", Some(user)) => {
            if user != APPLICATION && held & permissions::MANAGE_THREADS == 0 {
                return Err(ApiError::missing_permissions());
            }
            let left = state.members.remove(&user);
            let removed = if left { vec![user] } else { Vec::new() };
            changed(call, channel, &[], &removed)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// Writes a thread's members down, and tells the bot. Nothing happens if nobody came or left.
fn changed(
    call: &mut Call<'_>,
    channel: Channel,
    added: &[Snowflake],
    removed: &[Snowflake],
) -> Answer {
    if added.is_empty() && removed.is_empty() {
        return Ok(Value::Null);
    }
    let (id, count) = (
        channel.id,
        channel.thread().map_or(0, |one| one.members.len()),
    );
    call.commit(vec![Change::Channel(channel)])?;
    let wire = call.wire();
    let joined: Vec<_> = added
        .iter()
        .map(|user| {
            let mut member = wire.thread_member(id, *user);
            member["member"] = wire.member(*user);
            member
        })
        .collect();
    let data = json!({
        "id": id, "guild_id": GUILD, "member_count": count, "added_members": joined,
        "removed_member_ids": removed,
    });
    call.state
        .tell([Event::of_guild("THREAD_MEMBERS_UPDATE", data)]);
    Ok(Value::Null)
}
