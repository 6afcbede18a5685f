//! Changing messages and taking them away.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::create::is_notice;
use super::publish::{remove, republish};
use super::read::find;
use crate::gateway::Event;
use crate::rest::draft::{Draft, Mode};
use crate::rest::error::ApiError;
use crate::rest::{Answer, RestCall, access, validate};
use crate::world::{APPLICATION, Change, Channel, Snowflake, permissions, snowflake};

/// How old messages may be that are taken away together.
const TWO_WEEKS: u64 = 14 * 24 * 60 * 60 * 1000;

/// Changes a message of the bot's own.
pub(crate) fn edit(call: &mut RestCall<'_>, channel: &Channel, id: Snowflake) -> Answer {
    let mut message = find(call, channel.id, id)?;
    if is_notice(&message) {
        return Err(ApiError::system_message());
    }
    if message.author != APPLICATION {
        return Err(ApiError::not_the_author());
    }
    // Changing one's own message needs no permission, but the thread must be open.
    access::awake(channel)?;
    let locked = channel.thread().is_some_and(|thread| thread.locked);
    if locked && access::need(call, channel, permissions::MANAGE_THREADS).is_err() {
        return Err(ApiError::locked());
    }
    if !call.files.is_empty() {
        access::need(call, channel, permissions::ATTACH_FILES)?;
    }
    let draft = Draft::read(call.json, call.files, message.flags)?;
    let now = call.state.now();
    (call.state.old_edits.count(message.id, now)).map_err(ApiError::too_many_old_edits)?;
    draft.fill(call.state, &mut message, Mode::Change)?;
    republish(call, message, Vec::new())
}

/// Takes a message away.
pub(crate) fn delete(call: &mut RestCall<'_>, channel: &Channel, id: Snowflake) -> Answer {
    let message = find(call, channel.id, id)?;
    if message.author != APPLICATION {
        if channel.is_direct() {
            return Err(ApiError::not_in_conversations());
        }
        access::need(call, channel, permissions::MANAGE_MESSAGES)?;
    }
    let shut = channel
        .thread()
        .is_some_and(|thread| thread.archived && thread.locked);
    if shut {
        return Err(ApiError::archived());
    }
    remove(call, &message, Vec::new())?;
    Ok(Value::Null)
}

/// Takes several messages away together. Those that are not there are passed over.
pub(crate) fn delete_many(call: &mut RestCall<'_>, channel: &Channel) -> Answer {
    if channel.is_direct() {
        return Err(ApiError::not_in_conversations());
    }
    access::need(call, channel, permissions::MANAGE_MESSAGES)?;
    let given = validate::list(&call.json["messages"], "messages", usize::MAX)?;
    if !(2..=100).contains(&given.len()) {
        return Err(ApiError::bad_count_to_delete());
    }
    let mut ids = BTreeSet::new();
    for (number, id) in given.iter().enumerate() {
        let path = format!("messages.{number}");
        let Some(id) = snowflake::read(id) else {
            let message = format!("Value {id} is not snowflake.");
            return Err(ApiError::invalid(&path, "NUMBER_TYPE_COERCE", &message));
        };
        if !ids.insert(id) {
            let message = "The set already contains this value";
            return Err(ApiError::invalid(
                &path,
                "SET_TYPE_ALREADY_CONTAINS_VALUE",
                message,
            ));
        }
        if id.unix_ms() + TWO_WEEKS < call.state.now() {
            return Err(ApiError::too_old_to_delete());
        }
    }
    let found: Vec<_> = ids
        .into_iter()
        .filter_map(|id| find(call, channel.id, id).ok())
        .collect();
    let gone = |id| Change::MessageGone {
        channel: channel.id,
        id,
    };
    call.commit(found.iter().map(|message| gone(message.id)).collect())?;
    let ids: Vec<_> = found.iter().map(|message| message.id).collect();
    let data = json!({"ids": ids, "channel_id": channel.id});
    let event = Event::of_messages("MESSAGE_DELETE_BULK", &call.state.world, channel.id, data);
    call.state.tell([event]);
    Ok(Value::Null)
}
