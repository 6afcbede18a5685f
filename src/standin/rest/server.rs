//! Who the bot is, the guild and its members, conversations and emojis.

use serde_json::{Value, json};

use super::{Answer, Call, error::ApiError, read};
use crate::standin::{
    gateway::Event,
    snowflake,
    wire::{self, Wire},
    world::{APPLICATION, Change, Channel, ChannelKind, GUILD},
};

/// Answers what no other part does.
pub(super) fn answer(call: &mut Call<'_>, verb: &str, steps: &[&str]) -> Answer {
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
        ("GET", ["users", id]) => {
            let id = read(id)?;
            if id != APPLICATION && !call.state.world.users.contains_key(&id) {
                return Err(ApiError::unknown_user());
            }
            Ok(call.wire().user(id))
        }
        ("POST", ["users", "@me", "channels"]) => open_direct(call),
        ("GET", ["guilds", guild, rest @ ..]) => {
            if read(guild)? != GUILD {
                return Err(ApiError::unknown_guild());
            }
            guild_part(call, rest)
        }
        (_, ["applications", _, "emojis", rest @ ..]) => emojis(call, verb, rest),
        _ => Err(ApiError::not_found()),
    }
}

fn guild_part(call: &Call<'_>, rest: &[&str]) -> Answer {
    let wire = call.wire();
    match rest {
        [] => Ok(wire.guild()),
        ["channels"] => {
            let all = call.state.world.channels.values();
            let text = all.filter(|channel| channel.kind == ChannelKind::Text);
            Ok(text.map(|channel| wire.channel(channel)).collect())
        }
        ["roles"] => Ok(wire.guild()["roles"].take()),
        ["threads", "active"] => {
            let all = call.state.world.channels.values();
            let open = all.filter(|one| one.thread().is_some_and(|thread| !thread.archived));
            let threads: Vec<_> = open.map(|channel| wire.channel(channel)).collect();
            Ok(json!({"threads": threads, "members": [], "has_more": false}))
        }
        ["members", id] => {
            let id = if *id == "@me" { APPLICATION } else { read(id)? };
            if id != APPLICATION && !call.state.world.users.contains_key(&id) {
                return Err(ApiError::unknown_member());
            }
            Ok(wire.member(id))
        }
        _ => Err(ApiError::not_found()),
    }
}

/// Opens the conversation with a user, or finds it. Closed direct messages show only on sending.
fn open_direct(call: &mut Call<'_>) -> Answer {
    let user = snowflake::read(&call.json["recipient_id"]);
    let user = user.filter(|id| call.state.world.users.contains_key(id));
    let user = user.ok_or_else(ApiError::unknown_user)?;
    if call.state.world.direct(user).is_none() {
        let id = call.state.fresh_id();
        let channel = Channel::new(id, "", ChannelKind::Direct { with: user });
        call.commit(vec![Change::Channel(channel)])?;
    }
    let world = &call.state.world;
    let channel = world.direct(user).ok_or_else(ApiError::unknown_channel)?;
    Ok(call.wire().channel(channel))
}

fn emojis(call: &mut Call<'_>, verb: &str, rest: &[&str]) -> Answer {
    let all = call.state.world.emojis.clone();
    let find = |id: &str| all.iter().position(|emoji| emoji["id"] == id);
    match (verb, rest) {
        ("GET", []) => Ok(json!({"items": all})),
        ("GET", [id]) => match find(id) {
            Some(at) => Ok(all.get(at).cloned().unwrap_or_default()),
            None => Err(ApiError::unknown_emoji()),
        },
        ("POST", []) => {
            let name = call.json["name"].as_str().unwrap_or_default();
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
            if !(2..=32).contains(&name.len()) || !name.chars().all(plain) {
                return Err(ApiError::length("name", 32));
            }
            if !call.json["image"].is_string() {
                return Err(ApiError::required("image"));
            }
            let user = wire::bot_user();
            let emoji = json!({
                "id": call.state.fresh_id(), "name": name, "roles": [], "user": user,
                "require_colons": true, "managed": false, "animated": false, "available": true,
                // Not Discord's: the page shows the picture from here.
                "image": call.json["image"],
            });
            let mut all = all;
            all.push(emoji.clone());
            change_emojis(call, all, emoji)
        }
        ("PATCH", [id]) => {
            let mut all = all.clone();
            let at = find(id).and_then(|at| all.get_mut(at));
            let emoji = at.ok_or_else(ApiError::unknown_emoji)?;
            emoji["name"] = call.json["name"].clone();
            let emoji = emoji.clone();
            change_emojis(call, all, emoji)
        }
        ("DELETE", [id]) => {
            let at = find(id).ok_or_else(ApiError::unknown_emoji)?;
            let mut all = all;
            all.remove(at);
            change_emojis(call, all, Value::Null)
        }
        _ => Err(ApiError::not_found()),
    }
}

fn change_emojis(call: &mut Call<'_>, all: Vec<Value>, answer: Value) -> Answer {
    call.commit(vec![Change::Emojis(all)])?;
    Ok(answer)
}

/// The event that a channel or thread is new, different or gone.
pub(super) fn channel_event(name: &'static str, wire: Wire<'_>, channel: &Channel) -> Event {
    Event::of_guild(name, wire.channel(channel))
}
