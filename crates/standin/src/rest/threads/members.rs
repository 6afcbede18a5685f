//! Who is in a thread.

use serde_json::{Value, json};

use super::members_event;
use crate::rest::error::ApiError;
use crate::rest::{Answer, RestCall, access, read};
use crate::world::{APPLICATION, Change, Channel, Snowflake, permissions};

/// The most members of a thread.
const MOST: usize = 1000;

/// Answers a request about a thread's members.
pub(crate) fn members(
    call: &mut RestCall<'_>,
    verb: &str,
    mut channel: Channel,
    rest: &[&str],
) -> Answer {
    let thread = channel.id;
    let manages = access::need(call, &channel, permissions::MANAGE_THREADS).is_ok();
    let awake = access::awake(&channel);
    let Some(state) = channel.thread_mut() else {
        return Err(ApiError::wrong_kind_of_channel());
    };
    let who = match rest {
        [] => None,
        ["@me"] => Some(APPLICATION),
        [user] => Some(read(user)?),
        _ => return Err(ApiError::not_found()),
    };
    match (verb, who) {
        ("GET", None) => {
            let all = state.members.iter();
            Ok(all.map(|id| shown(call, thread, *id)).collect())
        }
        ("GET", Some(user)) if state.members.contains(&user) => Ok(shown(call, thread, user)),
        ("GET", Some(_)) => Err(ApiError::unknown_member()),
        ("PUT", Some(user)) => {
            awake?;
            let world = &call.state.world;
            if user != APPLICATION && !world.has_account(user) {
                return Err(ApiError::unknown_user());
            }
            if user != APPLICATION && !world.is_member(user) {
                return Err(ApiError::unknown_member());
            }
            let own = user == APPLICATION || state.owner == APPLICATION;
            if state.locked && !manages {
                return Err(ApiError::locked());
            }
            if state.private && !state.invitable && !own && !manages {
                return Err(ApiError::missing_permissions());
            }
            if state.members.len() >= MOST && !state.members.contains(&user) {
                return Err(ApiError::too_many_thread_members());
            }
            let joined = state.members.insert(user);
            let added = if joined { vec![user] } else { Vec::new() };
            changed(call, channel, &added, &[])
        }
        ("DELETE", Some(user)) => {
            awake?;
            let own = user == APPLICATION || (state.private && state.owner == APPLICATION);
            if !own && !manages {
                return Err(ApiError::missing_permissions());
            }
            let left = state.members.remove(&user);
            let removed = if left { vec![user] } else { Vec::new() };
            changed(call, channel, &[], &removed)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// A thread's member, with the member of the guild if that is asked for.
fn shown(call: &RestCall<'_>, thread: Snowflake, user: Snowflake) -> Value {
    let wire = call.wire();
    let mut out = wire.thread_member(thread, user);
    if call.asked("with_member") == Some("true") {
        out["member"] = json!(wire.member(user));
    }
    out
}

/// Writes a thread's members down, and tells the bot. Nothing happens if nobody came or left.
fn changed(
    call: &mut RestCall<'_>,
    channel: Channel,
    added: &[Snowflake],
    removed: &[Snowflake],
) -> Answer {
    if added.is_empty() && removed.is_empty() {
        return Ok(Value::Null);
    }
    let id = channel.id;
    call.commit(vec![Change::Channel(channel)])?;
    let event = members_event(call.wire(), id, added, removed);
    call.state.tell([event]);
    Ok(Value::Null)
}
