//! Messages in a channel: sending, reading, changing, deleting, pinning.

use serde_json::{Value, json};

use super::{
    Answer, Call,
    draft::{Draft, Mode, named},
    error::ApiError,
};
use crate::standin::{
    gateway::Event,
    snowflake::{self, Snowflake},
    wire::Wire,
    world::{APPLICATION, Change, Channel, ChannelKind, GUILD, Message, permissions},
};

/// How long a nonce is remembered.
const NONCE_MS: u64 = 3 * 60 * 1000;

/// Whether the bot may send messages with such content in a channel.
fn check_sending(call: &Call<'_>, channel: Snowflake) -> Result<Channel, ApiError> {
    let world = &call.state.world;
    let channel = world.channels.get(&channel);
    let channel = channel.ok_or_else(ApiError::unknown_channel)?.clone();
    let needed = match &channel.kind {
        ChannelKind::Direct { with } => {
            let closed = world.users.get(with).is_some_and(|user| user.dms_closed);
            return if closed {
                Err(ApiError::dms_closed())
            } else {
                Ok(channel)
            };
        }
        ChannelKind::Text => permissions::SEND_MESSAGES,
        ChannelKind::Thread(thread) if thread.archived && thread.locked => {
            return Err(ApiError::archived());
        }
        ChannelKind::Thread(_) => permissions::SEND_MESSAGES_IN_THREADS,
    };
    let held = bot_permissions(call, &channel);
    if held & permissions::VIEW_CHANNEL == 0 {
        return Err(ApiError::missing_access());
    }
    let files = if call.files.is_empty() {
        0
    } else {
        permissions::ATTACH_FILES
    };
    if held & needed == 0 || held & files != files {
        return Err(ApiError::missing_permissions());
    }
    Ok(channel)
}

/// What the bot may do in a channel; in a thread, what it may do in the channel above.
pub(super) fn bot_permissions(call: &Call<'_>, channel: &Channel) -> u64 {
    let parent = channel.thread().map(|thread| thread.parent);
    let parent = parent.and_then(|id| call.state.world.channels.get(&id));
    parent.unwrap_or(channel).bot_permissions
}

/// Sends a message.
pub(super) fn create(call: &mut Call<'_>, channel: Snowflake) -> Answer {
    let channel = check_sending(call, channel)?;
    let draft = Draft::read(call.json, call.files)?;
    let nonce = match &call.json["nonce"] {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    };
    if let Some(nonce) = &nonce
        && nonce.chars().count() > 25
    {
        return Err(ApiError::length("nonce", 25));
    }
    if call.json["enforce_nonce"] == true
        && let Some(known) = known_nonce(call, channel.id, nonce.as_deref())
    {
        return Ok(call.wire().message(&known));
    }
    let mut message = Message::new(call.state.fresh_id(), channel.id, APPLICATION);
    message.nonce = nonce;
    if let Some(target) = snowflake::read(&call.json["message_reference"]["message_id"]) {
        let room = call.state.world.messages.get(&channel.id);
        let there = room.is_some_and(|room| room.contains_key(&target));
        if there {
            message.reply_to = Some(target);
            message.kind = 19;
        } else if call.json["message_reference"]["fail_if_not_exists"] != false {
            let (path, code) = ("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE");
            return Err(ApiError::invalid(path, code, "Unknown message"));
        }
    }
    message.flags = draft.flags() & !crate::standin::world::flags::EPHEMERAL;
    draft.fill(call.state, &mut message, Mode::Make)?;
    publish(call, message, Vec::new())
}

/// The message this author sent with this nonce in the last minutes.
fn known_nonce(call: &Call<'_>, channel: Snowflake, nonce: Option<&str>) -> Option<Message> {
    let nonce = nonce?;
    let since = Snowflake::at(call.state.now().saturating_sub(NONCE_MS));
    let room = call.state.world.messages.get(&channel)?;
    let mut young = room.range(since..).map(|(_, message)| message);
    let known = young.find(|one| one.author == APPLICATION && one.nonce.as_deref() == Some(nonce));
    known.cloned()
}

/// Writes a new message down together with other changes, and tells everybody. It brings an
/// archived thread back, and whoever is named in a thread joins it.
pub(crate) fn publish(call: &mut Call<'_>, message: Message, mut also: Vec<Change>) -> Answer {
    let world = &call.state.world;
    let mut thread_event = None;
    if let Some(mut channel) = world.channels.get(&message.channel).cloned()
        && let Some(thread) = channel.thread_mut()
    {
        let before = thread.clone();
        if !message.is_ephemeral() {
            if thread.archived {
                thread.archived = false;
                thread.archive_ms = call.state.now();
            }
            thread.members.insert(message.author);
        }
        let people = named(&message.content);
        let people = people.into_iter().filter(|id| world.users.contains_key(id));
        thread.members.extend(people);
        let news = *thread != before;
        let woken = thread.archived != before.archived;
        if news {
            if woken {
                thread_event = Some(channel.clone());
            }
            also.push(Change::Channel(channel));
        }
    }
    also.push(Change::Message(Box::new(message.clone())));
    call.commit(also)?;
    let wire = call.wire();
    let mut events = Vec::new();
    if let Some(channel) = thread_event {
        events.push(Event::of_guild("THREAD_UPDATE", wire.channel(&channel)));
    }
    events.extend(Event::of_message("MESSAGE_CREATE", wire, &message));
    let out = wire.message(&message);
    call.state.tell(events);
    Ok(out)
}

/// Writes a changed message down together with other changes, and tells everybody.
pub(crate) fn republish(call: &mut Call<'_>, message: Message, mut also: Vec<Change>) -> Answer {
    also.push(Change::Message(Box::new(message.clone())));
    call.commit(also)?;
    let wire = call.wire();
    let event = Event::of_message("MESSAGE_UPDATE", wire, &message);
    let out = wire.message(&message);
    call.state.tell(event);
    Ok(out)
}

/// Takes a message away together with other changes, and tells everybody.
pub(crate) fn remove(
    call: &mut Call<'_>,
    message: &Message,
    mut also: Vec<Change>,
) -> Result<(), ApiError> {
    let (channel, id) = (message.channel, message.id);
    also.push(Change::MessageGone { channel, id });
    call.commit(also)?;
    let event = Event::message_gone(&call.state.world, message);
    call.state.tell(event);
    Ok(())
}

/// A message of a channel that REST shows: ephemeral ones are known to nobody but their token.
fn find(call: &Call<'_>, channel: Snowflake, id: Snowflake) -> Result<Message, ApiError> {
    let room = call.state.world.messages.get(&channel);
    let message = room.and_then(|room| room.get(&id));
    let message = message.filter(|message| !message.is_ephemeral());
    message.cloned().ok_or_else(ApiError::unknown_message)
}

/// Shows one message.
pub(super) fn get(call: &Call<'_>, channel: Snowflake, id: Snowflake) -> Answer {
    find(call, channel, id).map(|message| call.wire().message(&message))
}

/// Shows messages, youngest first.
pub(super) fn list(call: &Call<'_>, channel: Snowflake) -> Answer {
    let number = |name: &str| call.asked(name).and_then(|text| text.parse::<u64>().ok());
    let limit = match number("limit") {
        None => 50,
        Some(limit @ 1..=100) => usize::try_from(limit).unwrap_or(100),
        Some(_) => {
            let message = "int value should be between 1 and 100.";
            return Err(ApiError::invalid("limit", "NUMBER_TYPE_MAX", message));
        }
    };
    let room = call.state.world.messages.get(&channel);
    let all: Vec<_> = room
        .into_iter()
        .flat_map(std::collections::BTreeMap::values)
        .filter(|message| !message.is_ephemeral())
        .collect();
    let before = |id: u64| all.partition_point(|message| message.id.0 < id);
    let after = |id: u64| all.partition_point(|message| message.id.0 <= id);
    let (from, to) = match (number("before"), number("after"), number("around")) {
        (Some(id), _, _) => (before(id).saturating_sub(limit), before(id)),
        (None, Some(id), _) => (after(id), all.len().min(after(id) + limit)),
        (None, None, Some(id)) => {
            let from = before(id).saturating_sub(limit / 2);
            (from, all.len().min(from + limit))
        }
        (None, None, None) => (all.len().saturating_sub(limit), all.len()),
    };
    let wire = call.wire();
    let shown = all.get(from..to).unwrap_or_default().iter().rev();
    Ok(shown.map(|message| wire.message(message)).collect())
}

/// Changes a message of the bot's own.
pub(super) fn edit(call: &mut Call<'_>, channel: Snowflake, id: Snowflake) -> Answer {
    let mut message = find(call, channel, id)?;
    if message.author != APPLICATION {
        return Err(ApiError::not_the_author());
    }
    // Changing one's own message needs no permission, but the thread must be open.
    let place = call.state.world.channels.get(&channel);
    if place
        .and_then(Channel::thread)
        .is_some_and(|one| one.archived)
    {
        return Err(ApiError::archived());
    }
    let draft = Draft::read(call.json, call.files)?;
    draft.fill(call.state, &mut message, Mode::Change)?;
    republish(call, message, Vec::new())
}

/// Takes a message away.
pub(super) fn delete(call: &mut Call<'_>, channel: Snowflake, id: Snowflake) -> Answer {
    let message = find(call, channel, id)?;
    if message.author != APPLICATION {
        let channel = call.state.world.channels.get(&channel);
        let channel = channel.ok_or_else(ApiError::unknown_channel)?;
        if bot_permissions(call, channel) & permissions::MANAGE_MESSAGES == 0 {
            return Err(ApiError::missing_permissions());
        }
    }
    remove(call, &message, Vec::new())?;
    Ok(Value::Null)
}

/// Pins a message or takes its pin away.
pub(super) fn pin(call: &mut Call<'_>, channel: Snowflake, id: Snowflake, pinned: bool) -> Answer {
    let mut message = find(call, channel, id)?;
    let place = call.state.world.channels.get(&channel);
    let place = place.ok_or_else(ApiError::unknown_channel)?;
    let allowed = bot_permissions(call, place) & permissions::PIN_MESSAGES != 0;
    if !allowed && !place.is_direct() {
        return Err(ApiError::missing_permissions());
    }
    if message.pinned != pinned {
        message.pinned = pinned;
        republish(call, message, Vec::new())?;
        let data = json!({"guild_id": GUILD, "channel_id": channel});
        call.state
            .tell([Event::of_guild("CHANNEL_PINS_UPDATE", data)]);
    }
    Ok(Value::Null)
}

/// The pinned messages of a channel: a plain list, or as the newer address gives them.
pub(super) fn pins(call: &Call<'_>, channel: Snowflake, newer: bool) -> Answer {
    let room = call.state.world.messages.get(&channel);
    let all = room
        .into_iter()
        .flat_map(std::collections::BTreeMap::values);
    let pinned = all.filter(|message| message.pinned).rev();
    let wire: Wire<'_> = call.wire();
    if !newer {
        return Ok(pinned.map(|message| wire.message(message)).collect());
    }
    let items: Vec<_> = pinned
        .map(|message| {
            let at = crate::standin::clock::iso(message.id.unix_ms());
            json!({"pinned_at": at, "message": wire.message(message)})
        })
        .collect();
    Ok(json!({"items": items, "has_more": false}))
}
