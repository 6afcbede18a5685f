//! Lists of threads.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::rest::error::ApiError;
use crate::rest::query::{decoded, number};
use crate::rest::{Answer, RestCall, access, validate};
use crate::world::{APPLICATION, Channel, ChannelKind, Snowflake, Thread, permissions};

/// Which archived threads are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Public,
    Private,
    Joined,
}

/// All threads of the guild that are not put away and that the bot sees.
pub(crate) fn active(call: &RestCall<'_>) -> Answer {
    let all = call.state.world.channels.values();
    let open = all.filter(|one| one.thread().is_some_and(|thread| !thread.archived));
    let seen: Vec<_> = open
        .filter_map(|channel| access::visible(call, channel.id).ok())
        .collect();
    let (threads, members) = (shown(call, &seen), own(call, &seen));
    Ok(json!({"threads": threads, "members": members, "has_more": false}))
}

/// The public or private threads below a channel that were put away.
pub(crate) fn archived(call: &RestCall<'_>, parent: &Channel, which: &str) -> Answer {
    let which = match which {
        "public" => Which::Public,
        "private" => Which::Private,
        _ => return Err(ApiError::not_found()),
    };
    list(call, parent, which)
}

/// The private threads below a channel that were put away and that the bot is in.
pub(crate) fn joined_archived(call: &RestCall<'_>, parent: &Channel) -> Answer {
    list(call, parent, Which::Joined)
}

fn list(call: &RestCall<'_>, parent: &Channel, which: Which) -> Answer {
    if parent.kind != ChannelKind::Text {
        return Err(ApiError::wrong_kind_of_channel());
    }
    let managing = match which {
        Which::Public | Which::Joined => 0,
        Which::Private => permissions::MANAGE_THREADS,
    };
    access::need(call, parent, permissions::READ_MESSAGE_HISTORY | managing)?;
    let limit = call.asked("limit").map_or(Value::Null, number);
    let limit = validate::whole(&limit, "limit", 2, 100)?.unwrap_or(50);
    let limit = usize::try_from(limit).unwrap_or(50);
    let fits = |thread: &Thread| {
        thread.archived
            && match which {
                Which::Public => !thread.private,
                Which::Private => thread.private,
                Which::Joined => thread.private && thread.members.contains(&APPLICATION),
            }
    };
    let put_away = |channel: &Channel| channel.thread().map_or(0, |thread| thread.archive_ms);
    let below = call.state.world.threads_of(parent.id);
    let below = below.filter(|one| one.thread().is_some_and(fits)).cloned();
    let mut found: Vec<Channel> = below.collect();
    let before = call.asked("before");
    if which == Which::Joined {
        found.sort_by_key(|channel| std::cmp::Reverse(channel.id));
        let before = before.and_then(|id| id.parse::<Snowflake>().ok());
        found.retain(|channel| before.is_none_or(|before| channel.id < before));
    } else {
        found.sort_by_key(|channel| std::cmp::Reverse(put_away(channel)));
        let before = before.map(decoded);
        found.retain(|one| {
            before
                .as_ref()
                .is_none_or(|before| iso(put_away(one)) < *before)
        });
    }
    let more = found.len() > limit;
    found.truncate(limit);
    let (threads, members) = (shown(call, &found), own(call, &found));
    Ok(json!({"threads": threads, "members": members, "has_more": more}))
}

fn shown(call: &RestCall<'_>, threads: &[Channel]) -> Vec<Value> {
    let wire = call.wire();
    threads
        .iter()
        .map(|channel| wire.channel(channel))
        .collect()
}

/// The bot's own membership in those of the threads it is in.
fn own(call: &RestCall<'_>, threads: &[Channel]) -> Vec<Value> {
    let wire = call.wire();
    let inside = |channel: &&Channel| {
        let thread = channel.thread();
        thread.is_some_and(|thread| thread.members.contains(&APPLICATION))
    };
    let joined = threads.iter().filter(inside);
    joined
        .map(|one| wire.thread_member(one.id, APPLICATION))
        .collect()
}
