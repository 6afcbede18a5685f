//! Messages in a channel: sending, reading, changing, deleting, pinning.

mod change;
mod create;
mod pins;

use serde_json::{Value, json};

use super::{Answer, Call, access, draft::named, error::ApiError, threads, validate};
use crate::{
    gateway::Event,
    snowflake::Snowflake,
    world::{Change, Channel, Message},
};
pub(super) use change::{delete, delete_many, edit};
pub(super) use create::create;
pub(super) use pins::{Pin, PinList, decoded, number, pin, pins};

/// Writes a new message down together with other changes, and tells everybody. It brings an
/// archived thread back, and whoever is named in a thread joins it.
pub(crate) fn publish(call: &mut Call<'_>, message: Message, mut also: Vec<Change>) -> Answer {
    let world = &call.state.world;
    let mut woken = None;
    let mut joined = Vec::new();
    if let Some(mut channel) = world.channels.get(&message.channel).cloned()
        && let Some(thread) = channel.thread_mut()
    {
        let mut comers = named(&message.content);
        comers.retain(|id| world.is_member(*id));
        let asleep = thread.archived && !message.is_ephemeral();
        if !message.is_ephemeral() {
            comers.push(message.author);
        }
        joined.extend(comers.into_iter().filter(|id| thread.members.insert(*id)));
        if asleep {
            thread.archived = false;
            thread.archive_ms = call.state.now();
            woken = Some(channel.clone());
        }
        if asleep || !joined.is_empty() {
            also.push(Change::Channel(channel));
        }
    }
    also.push(Change::Message(Box::new(message.clone())));
    call.commit(also)?;
    let wire = call.wire();
    let mut events = Vec::new();
    if let Some(channel) = woken {
        events.push(Event::of_guild("THREAD_UPDATE", wire.channel(&channel)));
    }
    if !joined.is_empty() {
        events.push(threads::members_event(wire, message.channel, &joined, &[]));
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
pub(super) fn get(call: &Call<'_>, channel: &Channel, id: Snowflake) -> Answer {
    if !access::reads_history(call, channel) {
        return Err(ApiError::missing_access());
    }
    find(call, channel.id, id).map(|message| call.wire().message(&message))
}

/// Shows messages, youngest first. Whoever may not read what was said before is shown none.
pub(super) fn list(call: &Call<'_>, channel: &Channel) -> Answer {
    let id = |name: &str| call.asked(name).and_then(|text| text.parse::<u64>().ok());
    let limit = call.asked("limit").map_or(Value::Null, pins::number);
    let limit = validate::whole(&limit, "limit", 1, 100)?.unwrap_or(50);
    let limit = usize::try_from(limit).unwrap_or(100);
    let asked = ["before", "after", "around"];
    if asked
        .iter()
        .filter(|name| call.asked(name).is_some())
        .count()
        > 1
    {
        let message = "before, after and around cannot be used together";
        return Err(ApiError::invalid("", "MESSAGE_LIST_EXCLUSIVE", message));
    }
    if !access::reads_history(call, channel) {
        return Ok(json!([]));
    }
    let room = call.state.world.messages.get(&channel.id);
    let all: Vec<_> = room
        .into_iter()
        .flat_map(std::collections::BTreeMap::values)
        .filter(|message| !message.is_ephemeral())
        .collect();
    let before = |id: u64| all.partition_point(|message| message.id.0 < id);
    let after = |id: u64| all.partition_point(|message| message.id.0 <= id);
    let (from, to) = match (id("before"), id("after"), id("around")) {
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
