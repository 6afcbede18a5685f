//! Writing messages down and telling everybody.

use crate::gateway::Event;
use crate::rest::draft::named;
use crate::rest::error::ApiError;
use crate::rest::{Answer, RestCall, threads};
use crate::world::{Change, Message, Snowflake};

/// Writes a new message down together with other changes, and tells everybody. It brings an
/// archived thread back, and whoever is named in a thread joins it.
pub(crate) fn publish(call: &mut RestCall<'_>, message: Message, mut also: Vec<Change>) -> Answer {
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

/// Writes a changed message down together with other changes, and tells everybody. Whoever an edit names in a thread joins
/// it, but nobody is notified by an edit.
pub(crate) fn republish(
    call: &mut RestCall<'_>,
    message: Message,
    mut also: Vec<Change>,
) -> Answer {
    let joined = named_by_an_edit(call, &message, &mut also);
    also.push(Change::Message(Box::new(message.clone())));
    call.commit(also)?;
    let wire = call.wire();
    let mut events = Vec::new();
    if !joined.is_empty() {
        events.push(threads::members_event(wire, message.channel, &joined, &[]));
    }
    events.extend(Event::of_message("MESSAGE_UPDATE", wire, &message));
    let out = wire.message(&message);
    call.state.tell(events);
    Ok(out)
}

/// Lets those join a thread whom a changed message names and may mention.
fn named_by_an_edit(
    call: &RestCall<'_>,
    message: &Message,
    also: &mut Vec<Change>,
) -> Vec<Snowflake> {
    let world = &call.state.world;
    let Some(mut channel) = world.channels.get(&message.channel).cloned() else {
        return Vec::new();
    };
    let Some(thread) = channel.thread_mut().filter(|_| !message.is_ephemeral()) else {
        return Vec::new();
    };
    let mentioned = message.mentions.iter().copied();
    let comers = mentioned.filter(|id| world.is_member(*id));
    let joined: Vec<Snowflake> = comers.filter(|id| thread.members.insert(*id)).collect();
    if !joined.is_empty() {
        also.push(Change::Channel(channel));
    }
    joined
}

/// Takes a message away together with other changes, and tells everybody.
pub(crate) fn remove(
    call: &mut RestCall<'_>,
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
