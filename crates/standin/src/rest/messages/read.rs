//! Reading messages.

use serde_json::{Value, json};

use crate::rest::error::ApiError;
use crate::rest::{Answer, RestCall, access, query, validate};
use crate::world::{Channel, Message, Snowflake};

/// A message of a channel that REST shows: ephemeral ones are known to nobody but their token.
pub(super) fn find(
    call: &RestCall<'_>,
    channel: Snowflake,
    id: Snowflake,
) -> Result<Message, ApiError> {
    let room = call.state.world.messages.get(&channel);
    let message = room.and_then(|room| room.get(&id));
    let message = message.filter(|message| !message.is_ephemeral());
    message.cloned().ok_or_else(ApiError::unknown_message)
}

/// Shows one message.
pub(crate) fn get(call: &RestCall<'_>, channel: &Channel, id: Snowflake) -> Answer {
    if !access::reads_history(call, channel) {
        return Err(ApiError::missing_access());
    }
    find(call, channel.id, id).map(|message| call.wire().message(&message))
}

/// Shows messages, youngest first. Whoever may not read what was said before is shown none.
pub(crate) fn list(call: &RestCall<'_>, channel: &Channel) -> Answer {
    let id = |name: &str| call.asked(name).and_then(|text| text.parse::<u64>().ok());
    let limit = call.asked("limit").map_or(Value::Null, query::number);
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
