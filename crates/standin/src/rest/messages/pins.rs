//! Pinned messages.

use serde_json::{Value, json};

use super::publish::republish;
use super::read::find;
use crate::clock::iso;
use crate::gateway::Event;
use crate::rest::error::ApiError;
use crate::rest::query::{decoded, number};
use crate::rest::{Answer, RestCall, access, validate};
use crate::world::{Channel, GUILD, Message, Snowflake, permissions};

/// The most messages a channel may have pinned.
const MOST: usize = 250;

/// Whether a message is to be pinned or no longer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pin {
    /// It is to be pinned.
    Set,
    /// It is no longer to be pinned.
    Taken,
}

/// Which address is asked for the pinned messages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PinList {
    /// The old one, which gives a plain list.
    Plain,
    /// The newer one, which gives pages with times.
    Pages,
}

/// The pinned messages of a channel, the last one pinned first.
fn pinned<'a>(call: &'a RestCall<'_>, channel: Snowflake) -> Vec<&'a Message> {
    let room = call.state.world.messages.get(&channel).into_iter();
    let all = room.flat_map(std::collections::BTreeMap::values);
    let mut pinned: Vec<_> = all.filter(|message| message.pinned).collect();
    pinned.sort_by_key(|message| std::cmp::Reverse((pinned_at(message), message.id)));
    pinned
}

fn pinned_at(message: &Message) -> u64 {
    message.pinned_ms.unwrap_or(message.id.unix_ms())
}

/// Pins a message or takes its pin away.
pub(crate) fn pin(call: &mut RestCall<'_>, channel: &Channel, id: Snowflake, pin: Pin) -> Answer {
    access::need(call, channel, permissions::PIN_MESSAGES)?;
    let mut message = find(call, channel.id, id)?;
    access::awake(channel)?;
    let set = pin == Pin::Set;
    if message.pinned == set {
        return Ok(Value::Null);
    }
    if set && pinned(call, channel.id).len() >= MOST {
        return Err(ApiError::too_many_pins());
    }
    message.pinned = set;
    message.pinned_ms = set.then(|| call.state.now());
    republish(call, message, Vec::new())?;
    let last = pinned(call, channel.id)
        .first()
        .map(|last| iso(pinned_at(last)));
    let mut data = json!({"channel_id": channel.id, "last_pin_timestamp": last});
    if !channel.is_direct() {
        data["guild_id"] = json!(GUILD);
    }
    call.state
        .tell([Event::of_guild("CHANNEL_PINS_UPDATE", data)]);
    Ok(Value::Null)
}

/// The pinned messages of a channel. Whoever may not read what was said before is shown none.
pub(crate) fn pins(call: &RestCall<'_>, channel: &Channel, list: PinList) -> Answer {
    let pinned = if access::reads_history(call, channel) {
        pinned(call, channel.id)
    } else {
        Vec::new()
    };
    let wire = call.wire();
    if list == PinList::Plain {
        return Ok(pinned
            .iter()
            .take(50)
            .map(|one| wire.message(one))
            .collect());
    }
    let limit = call.asked("limit").map_or(Value::Null, number);
    let limit = validate::whole(&limit, "limit", 1, 50)?.unwrap_or(50);
    let limit = usize::try_from(limit).unwrap_or(50);
    let item = |message: &&Message| json!({"pinned_at": iso(pinned_at(message)), "message": wire.message(message)});
    let mut items: Vec<_> = pinned.iter().map(item).collect();
    if let Some(before) = call.asked("before").map(decoded) {
        // Times compare as texts, since all are written alike.
        items.retain(|item| item["pinned_at"].as_str() < Some(before.as_str()));
    }
    let more = items.len() > limit;
    items.truncate(limit);
    Ok(json!({"items": items, "has_more": more}))
}
