//! What is kept of servers, and what members see by it.

use serde_json::json;
use serenity::all::Permissions;

use super::*;

const GUILD: u64 = 100 << 22;

fn servers(shards: u32) -> Servers {
    Servers::new(ShardCount::new(shards), Arc::new(Http::new("")), Metrics::default())
}

fn overwrite(id: u64, kind: u8, allow: Permissions, deny: Permissions) -> Value {
    json!({"id": id.to_string(), "type": kind, "allow": allow.bits().to_string(), "deny": deny.bits().to_string()})
}

fn channel(id: u64, kind: u8, overwrites: &[Value]) -> Value {
    json!({"id": id.to_string(), "guild_id": GUILD.to_string(), "type": kind, "name": "x", "permission_overwrites": overwrites})
}

/// Everybody sees channels but those that say otherwise.
fn told(servers: &Servers, channels: &[Value]) {
    let role = |id: u64, held: Permissions| json!({"id": id.to_string(), "permissions": held.bits().to_string()});
    let said = json!({
        "id": GUILD.to_string(), "owner_id": "7", "channels": channels,
        "roles": [
            role(GUILD + 2, Permissions::ADMINISTRATOR), role(GUILD, Permissions::VIEW_CHANNEL),
            role(GUILD + 1, Permissions::empty()), "what Discord may add",
        ],
    })
    .to_string();
    let read: GuildRead<'_> = serde_json::from_str(&said).unwrap();
    servers.is_on(Server::of(&read).unwrap());
}

fn member(id: u64, roles: &[u64]) -> Member {
    let roles: Vec<String> = roles.iter().map(u64::to_string).collect();
    let user = json!({"id": id.to_string(), "username": "x", "discriminator": "0", "avatar": null});
    serde_json::from_value(json!({
        "user": user, "guild_id": GUILD.to_string(), "nick": null, "avatar": null,
        "roles": roles, "joined_at": "2024-01-01T00:00:00+00:00", "deaf": false, "mute": false,
        "flags": 0, "pending": false, "permissions": "0",
    }))
    .unwrap()
}

fn seen(servers: &Servers, member: &Member) -> Vec<u64> {
    let seen = |server: &Server| server.seen_by(member).map(ChannelId::get).collect();
    servers.with(ServerId(GUILD), seen).unwrap()
}

fn say(servers: &Servers, event: &str, data: &Value) {
    servers.changed(event, &RawValue::from_string(data.to_string()).unwrap());
}

#[test]
fn members_see_channels_as_on_discord() {
    let (view, none) = (Permissions::VIEW_CHANNEL, Permissions::empty());
    let servers = servers(1);
    told(
        &servers,
        &[
            channel(1, 0, &[]),
            channel(2, 0, &[overwrite(GUILD, 0, none, view)]),
            channel(3, 5, &[overwrite(GUILD, 0, none, view), overwrite(GUILD + 1, 0, view, none)]),
            channel(4, 15, &[overwrite(GUILD + 1, 0, none, view), overwrite(8, 1, view, none)]),
            channel(5, 2, &[]),
            json!({"id": "6", "odd": true}),
        ],
    );
    assert_eq!(seen(&servers, &member(9, &[])), [1, 4]);
    assert_eq!(seen(&servers, &member(9, &[GUILD + 1])), [1, 3]);
    assert_eq!(seen(&servers, &member(8, &[GUILD + 1])), [1, 3, 4]);
    assert_eq!(seen(&servers, &member(9, &[GUILD + 2])), [1, 2, 3, 4]);
    assert_eq!(seen(&servers, &member(7, &[])), [1, 2, 3, 4]);
    let everybody = [1, 2, 3, 4, 5].map(|id| servers.everybody_sees(ServerId(GUILD), RoomId(id)));
    assert_eq!(everybody, [true, false, false, true, false]);
    let forum = servers.kind_of(ServerId(GUILD), ChannelId::new(4));
    assert_eq!(forum, Some(ChannelType::Forum));
}

#[test]
fn servers_are_kept_as_events_change_them() {
    let servers = servers(1);
    told(&servers, &[channel(1, 0, &[])]);
    let (guild, anna) = (GUILD.to_string(), member(9, &[GUILD + 1]));
    say(&servers, "CHANNEL_CREATE", &channel(2, 0, &[]));
    assert_eq!(seen(&servers, &anna), [1, 2]);
    let hidden = overwrite(GUILD, 0, Permissions::empty(), Permissions::VIEW_CHANNEL);
    say(&servers, "CHANNEL_UPDATE", &channel(1, 0, &[hidden]));
    assert_eq!(seen(&servers, &anna), [2]);
    say(&servers, "CHANNEL_DELETE", &channel(2, 0, &[]));
    assert!(seen(&servers, &anna).is_empty());
    let admin = json!({"id": (GUILD + 1).to_string(), "permissions": "8"});
    say(&servers, "GUILD_ROLE_UPDATE", &json!({"guild_id": guild, "role": admin}));
    assert_eq!(seen(&servers, &anna), [1]);
    let gone = json!({"guild_id": guild, "role_id": (GUILD + 1).to_string()});
    say(&servers, "GUILD_ROLE_DELETE", &gone);
    assert!(seen(&servers, &anna).is_empty());
    let update = json!({"id": guild, "owner_id": "9", "roles": []});
    say(&servers, "GUILD_UPDATE", &update);
    assert_eq!(seen(&servers, &anna), [1], "the owner sees everything");
}

#[test]
fn only_a_shard_that_has_listed_its_servers_tells_where_the_bot_is_not() {
    let servers = servers(2);
    let guild = |number: u64| GuildId::new((number << 22) | 1);
    servers.ready(0, &[ServerId(guild(2).get())]);
    let known = |number| servers.membership(guild(number));
    assert_eq!(known(2), Membership::On);
    assert_eq!(known(4), Membership::NotOn);
    assert_eq!(known(3), Membership::Untold);
    servers.left(guild(2));
    assert_eq!(known(2), Membership::NotOn);
}
