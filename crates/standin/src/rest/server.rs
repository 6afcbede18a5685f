//! Where the gateway is, who the bot and other users are, and conversations with them.

use serde_json::json;

use super::error::ApiError;
use super::{Answer, RestCall, emojis, guild, read};
use crate::wire;
use crate::world::{APPLICATION, Change, Channel, ChannelKind, GUILD, snowflake};

/// Answers what no other part does.
pub(super) fn answer(call: &mut RestCall<'_>, verb: &str, steps: &[&str]) -> Answer {
    let gateway = call.base.replacen("http", "ws", 1);
    match (verb, steps) {
        ("GET", ["gateway"]) => Ok(json!({"url": gateway})),
        ("GET", ["gateway", "bot"]) => Ok(json!({
            "url": gateway, "shards": 1,
            "session_start_limit": call.state.sessions.starts.wire(call.state.now()),
        })),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(wire::application())
        }
        ("GET", ["users", "@me"]) => Ok(wire::own_user()),
        ("GET", ["users", "@me", "guilds"]) => Ok(guild::own_guilds(call)),
        ("DELETE", ["users", "@me", "guilds", guild]) => {
            if read(guild)? != GUILD || !call.state.world.guild.has_bot() {
                return Err(ApiError::unknown_guild());
            }
            let left = guild::remove_bot(call.state);
            left.map_err(|error| ApiError::internal(&error))?;
            Ok(serde_json::Value::Null)
        }
        ("POST", ["users", "@me", "channels"]) => open_direct(call),
        ("GET", ["users", id]) => {
            let id = read(id)?;
            if id != APPLICATION && !call.state.world.has_account(id) {
                return Err(ApiError::unknown_user());
            }
            Ok(call.wire().user(id))
        }
        (verb, ["guilds", guild, rest @ ..]) => guild::answer(call, verb, guild, rest),
        (verb, ["applications", _, "emojis", rest @ ..]) => emojis::answer(call, verb, rest),
        _ => Err(ApiError::not_found()),
    }
}

/// Opens the conversation with a user, or finds it. Closed direct messages show only on sending.
fn open_direct(call: &mut RestCall<'_>) -> Answer {
    let given = &call.json["recipient_id"];
    if given.is_null() {
        return Err(ApiError::required("recipient_id"));
    }
    let Some(user) = snowflake::read(given) else {
        let message = format!("Value {given} is not snowflake.");
        return Err(ApiError::invalid(
            "recipient_id",
            "NUMBER_TYPE_COERCE",
            &message,
        ));
    };
    if user == APPLICATION {
        return Err(ApiError::to_itself());
    }
    if !call.state.world.has_account(user) {
        return Err(ApiError::unknown_user());
    }
    if call.state.world.direct(user).is_none() {
        let id = call.state.fresh_id();
        let channel = Channel::new(id, "", ChannelKind::Direct { with: user });
        call.commit(vec![Change::Channel(channel)])?;
    }
    let world = &call.state.world;
    let channel = world.direct(user).ok_or_else(ApiError::unknown_channel)?;
    Ok(call.wire().channel(channel))
}
