//! Message routes: send, edit and delete.

use super::draft::{Draft, named};
use super::{Answer, access, threads};
use crate::prelude::*;
use crate::state::State;

/// An enforced nonce that is already known returns the earlier message.
pub(super) fn create(call: &mut RestCall<'_>, channel: &Channel) -> Answer {
    access::sending(call, channel)?;
    let draft = Draft::read(call.json, call.files)?;
    let nonce = nonce(&call.json["nonce"])?;
    validate::flag(&call.json["enforce_nonce"], "enforce_nonce")?;
    if call.json["enforce_nonce"] == true
        && let Some(nonce) = &nonce
        && let Some(known) = call.state.with_nonce(channel.id, nonce)
    {
        return Ok(call.wire().message(&known));
    }
    let mut message = Message::new(call.state.fresh_id(), channel.id, APPLICATION);
    message.nonce = nonce;
    draft.fill(call.state, &mut message, Mode::Make)?;
    publish(call.state, Mode::Make, message, Vec::new())
}

fn nonce(given: &Value) -> Result<Option<String>, ApiError> {
    validate::text(given, "nonce")?;
    let nonce = match given {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    };
    let fits = nonce.as_ref().is_none_or(|one| one.chars().count() <= 25);
    ensure!(fits, ApiError::longer_than("nonce", 25));
    Ok(nonce)
}

/// Ephemeral messages cannot be fetched.
fn find(state: &State, channel: &Channel, id: Snowflake) -> Result<Message, ApiError> {
    let message = state.world.message(id);
    let message = message.filter(|one| one.channel == channel.id && !one.is_ephemeral());
    message.cloned().ok_or_else(ApiError::unknown_message)
}

/// Newest first; empty without permission to read the history.
pub(super) fn list(call: &RestCall<'_>, channel: &Channel) -> Answer {
    let number =
        |name| call.asked(name).map(|text| text.parse().map_or(json!(text), |n: u64| json!(n)));
    let limit = number("limit").unwrap_or_default();
    let limit = validate::whole(&limit, "limit", 1, 100)?.unwrap_or(50);
    let limit = usize::try_from(limit).unwrap_or(100);
    let after = number("after").and_then(|id| id.as_u64());
    if access::need(call, channel, permissions::READ_MESSAGE_HISTORY).is_err() {
        return Ok(json!([]));
    }
    let room = call.state.world.messages.get(&channel.id).into_iter();
    let room = room.flat_map(BTreeMap::values).filter(|one| !one.is_ephemeral());
    let mut shown: Vec<&Message> = match after {
        Some(after) => room.filter(|one| one.id.0 > after).take(limit).collect(),
        None => room.collect(),
    };
    shown.reverse();
    shown.truncate(limit);
    let wire = call.wire();
    Ok(shown.into_iter().map(|one| wire.message(one)).collect())
}

pub(super) fn edit(call: &mut RestCall<'_>, channel: &Channel, id: Snowflake) -> Answer {
    let mut message = find(call.state, channel, id)?;
    ensure!(message.author == APPLICATION, ApiError::not_the_author());
    // Editing one's own message needs no permission, but the thread must be open.
    access::awake(channel)?;
    let locked = channel.thread().is_some_and(|thread| thread.locked);
    ensure!(
        !locked || access::need(call, channel, permissions::MANAGE_THREADS).is_ok(),
        ApiError::locked()
    );
    if !call.files.is_empty() {
        access::need(call, channel, permissions::ATTACH_FILES)?;
    }
    let draft = Draft::read(call.json, call.files)?;
    let now = call.state.now();
    (call.state.old_edits.count(message.id, now)).map_err(ApiError::too_many_old_edits)?;
    draft.fill(call.state, &mut message, Mode::Change)?;
    publish(call.state, Mode::Change, message, Vec::new())
}

pub(super) fn delete(call: &mut RestCall<'_>, channel: &Channel, id: Snowflake) -> Answer {
    let message = find(call.state, channel, id)?;
    if message.author != APPLICATION {
        ensure!(!channel.is_direct(), ApiError::not_in_conversations());
        access::need(call, channel, permissions::MANAGE_MESSAGES)?;
    }
    ensure!(!channel.is_shut(), ApiError::archived());
    remove(call.state, &message, Vec::new())?;
    Ok(Value::Null)
}

/// A new message unarchives its thread. Mentioned users join the thread; on edits only those in
/// `allowed_mentions`.
pub(crate) fn publish(
    state: &mut State,
    mode: Mode,
    message: Message,
    mut also: Vec<Change>,
) -> Answer {
    let (making, hidden) = (mode == Mode::Make, message.is_ephemeral());
    let mut comers = match mode {
        Mode::Make => named(&message.content),
        Mode::Change if hidden => Vec::new(),
        Mode::Change => message.mentions.clone(),
    };
    let guild = state.world.guild_of(message.channel);
    comers.retain(|id| state.world.is_member_of(*id, guild));
    if making && !hidden {
        comers.push(message.author);
    }
    let (mut woken, mut joined) = (None, Vec::new());
    let channel = state.world.channels.get(&message.channel).cloned();
    if let Some(mut channel) = channel
        && let Some(thread) = channel.thread_mut()
    {
        joined.extend(comers.into_iter().filter(|id| thread.members.insert(*id)));
        let wakes = making && !hidden && thread.archived;
        if wakes {
            thread.archived = false;
            thread.archive_ms = state.now();
            woken = Some(channel.clone());
        }
        if wakes || !joined.is_empty() {
            also.push(Change::Channel(channel));
        }
    }
    also.push(Change::Message(Box::new(message.clone())));
    state.commit(also)?;
    let wire = state.wire();
    let woken = woken.map(|channel| Event::of_guild("THREAD_UPDATE", wire.channel(&channel)));
    let mut events = Vec::from_iter(woken);
    if !joined.is_empty() {
        events.push(threads::members_event(wire, message.channel, &joined, &[]));
    }
    let name = match mode {
        Mode::Make => "MESSAGE_CREATE",
        Mode::Change => "MESSAGE_UPDATE",
    };
    events.extend(Event::of_message(name, wire, &message));
    let out = wire.message(&message);
    state.tell(events);
    Ok(out)
}

pub(crate) fn remove(
    state: &mut State,
    message: &Message,
    mut also: Vec<Change>,
) -> std::io::Result<()> {
    let (channel, id) = (message.channel, message.id);
    also.push(Change::MessageGone { channel, id });
    state.commit(also)?;
    let event = Event::message_gone(&state.world, message);
    state.tell(event);
    Ok(())
}
