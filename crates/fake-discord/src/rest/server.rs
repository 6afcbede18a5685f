//! Routes for the gateway URL, users, members and DMs.

use super::{Answer, commands, emojis, read};
use crate::prelude::*;

pub(super) fn answer(call: &mut RestCall<'_>, verb: &str, steps: &[&str]) -> Answer {
    let gateway = call.state.base.replacen("http", "ws", 1);
    match (verb, steps) {
        ("GET", ["gateway"]) => Ok(json!({"url": gateway})),
        ("GET", ["gateway", "bot"]) => Ok(json!({
            "url": gateway, "shards": call.state.sessions.sharding.recommended,
            "session_start_limit": call.state.sessions.starts.wire(call.state.now()),
        })),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(wire::application(&call.state.world))
        }
        ("GET", ["users", "@me"]) => Ok(wire::own_user()),
        ("POST", ["users", "@me", "channels"]) => open_direct(call),
        ("GET", ["guilds", guild]) => {
            let guild = joined(call, guild)?;
            Ok(call.wire().guild(guild))
        }
        ("GET", ["guilds", guild, "channels"]) => {
            let guild = joined(call, guild)?;
            Ok(call.wire().guild_channels(guild))
        }
        ("GET", ["guilds", guild, "members", user]) => member(call, guild, user),
        ("GET", ["applications", _, "commands"]) => Ok(commands::list(call)),
        ("PUT", ["applications", _, "commands"]) => commands::register(call),
        (verb, ["applications", _, "emojis", rest @ ..]) => emojis::answer(call, verb, rest),
        _ => Err(ApiError::not_found()),
    }
}

/// A guild of the bot.
fn joined(call: &RestCall<'_>, guild: &str) -> Result<Snowflake, ApiError> {
    let guild = read(guild)?;
    ensure!(call.state.world.standing(guild).has_bot(), ApiError::unknown_guild());
    Ok(guild)
}

fn member(call: &RestCall<'_>, guild: &str, user: &str) -> Answer {
    let guild = joined(call, guild)?;
    let world = &call.state.world;
    let user = read(user)?;
    ensure!(user == APPLICATION || world.has_account(user), ApiError::unknown_user());
    ensure!(user == APPLICATION || world.is_member_of(user, guild), ApiError::unknown_member());
    Ok(call.wire().member(user, guild))
}

/// The user need not share a guild with the bot.
fn open_direct(call: &mut RestCall<'_>) -> Answer {
    let user = validate::id(&call.json["recipient_id"], "recipient_id")?;
    ensure!(user != APPLICATION, ApiError::to_itself());
    ensure!(call.state.world.has_account(user), ApiError::unknown_user());
    if call.state.world.direct(user).is_none() {
        let id = call.state.fresh_id();
        let channel = Channel::new(id, "", ChannelKind::Direct { with: user });
        call.state.commit(vec![Change::Channel(channel)])?;
    }
    let channel = call.state.world.direct(user);
    let channel = channel.ok_or_else(ApiError::unknown_channel)?;
    Ok(call.wire().channel(channel))
}
