//! The world as Discord JSON, as REST v10 and the gateway send it.

mod message;

use crate::clock::iso;
use crate::prelude::*;
use crate::world::{INVITED, Membership, OWNER, Overwrite, Role, Thread};

/// Of the guild and all members.
const JOINED: &str = "2024-01-01T00:00:00.000000+00:00";

#[derive(Clone, Copy)]
pub(super) struct Wire<'a> {
    pub(super) world: &'a World,
    pub(super) base: &'a str,
}

pub(super) fn bot_user() -> Value {
    json!({
        "id": APPLICATION, "username": "viceroy", "discriminator": "0000", "global_name": null,
        "avatar": null, "bot": true, "system": false, "mfa_enabled": false, "verified": true,
        "email": null, "flags": 0, "public_flags": 0, "banner": null, "accent_color": null,
        "avatar_decoration_data": null, "collectibles": null, "primary_guild": null, "clan": null,
    })
}

/// With the fields only the bot itself sees.
pub(super) fn own_user() -> Value {
    let mut user = bot_user();
    user["locale"] = json!("en-US");
    user
}

pub(super) fn application(world: &World) -> Value {
    let guilds = world.guilds().into_iter();
    let guilds = guilds.filter(|guild| world.standing(*guild).has_bot());
    let guilds = guilds.count();
    json!({
        "id": APPLICATION, "name": "Viceroy", "icon": null, "description": "", "type": null,
        "rpc_origins": [], "bot_public": true, "bot_require_code_grant": false, "bot": bot_user(),
        "summary": "", "team": null, "verify_key": "00", "flags": 0, "flags_new": "0",
        "owner": plain_user(OWNER, "keeper", "Keeper"), "explicit_content_filter": 0,
        "redirect_uris": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null, "eligible_oauth2_scopes": [],
        "approximate_guild_count": guilds, "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
    })
}

fn plain_user(id: Snowflake, username: &str, shown: &str) -> Value {
    json!({
        "id": id, "username": username, "discriminator": "0", "global_name": shown,
        "avatar": null, "bot": false, "public_flags": 0, "flags": 0, "banner": null,
        "accent_color": null, "avatar_decoration_data": null, "collectibles": null,
        "primary_guild": null, "clan": null,
    })
}

impl Wire<'_> {
    pub(super) fn user(self, id: Snowflake) -> Value {
        match self.world.users.get(&id) {
            Some(user) if user.membership == Membership::Deleted => {
                plain_user(id, &format!("deleted_user_{id}"), "Deleted User")
            }
            Some(user) => plain_user(id, &user.name.to_lowercase(), &user.name),
            None if id == APPLICATION => bot_user(),
            None => plain_user(id, "keeper", "Keeper"),
        }
    }

    pub(super) fn member(self, id: Snowflake, guild: Snowflake) -> Value {
        let mut member = self.member_without_user(id, guild);
        member["user"] = self.user(id);
        member
    }

    /// A partial member, as in resolved options.
    pub(super) fn member_without_user(self, id: Snowflake, guild: Snowflake) -> Value {
        let user = self.world.users.get(&id);
        let nickname = self.world.nickname_in(id, guild);
        let roles = user.map(|user| &user.roles);
        let here = |role: &&Snowflake| {
            let role = self.world.roles.get(role);
            role.is_some_and(|role| role.guild == guild)
        };
        let roles: Vec<_> = roles.into_iter().flatten().filter(here).collect();
        let until = self.world.timeouts.get(&(guild, id));
        let until = until.map(|until| iso(*until));
        json!({
            "nick": nickname, "avatar": null, "banner": null, "roles": roles, "joined_at": JOINED,
            "premium_since": null, "deaf": false, "mute": false, "pending": false, "flags": 0,
            "communication_disabled_until": until,
        })
    }

    /// With channel permissions, as in interactions.
    pub(super) fn member_in(self, id: Snowflake, channel: &Channel) -> Value {
        let mut member = self.member_without_user(id, channel.guild);
        let held = self.world.held_in(id, channel);
        member["permissions"] = json!(held.to_string());
        member
    }

    pub(super) fn resolve_user(self, id: Snowflake, channel: &Channel, resolved: &mut Value) {
        let key = id.to_string();
        resolved["users"][&key] = self.user(id);
        let is_member = id == APPLICATION || self.world.is_member_of(id, channel.guild);
        if matches!(channel.kind, ChannelKind::Private { .. }) || !is_member {
            return;
        }
        let mut member = self.member_in(id, channel);
        if let Some(fields) = member.as_object_mut() {
            fields.remove("deaf");
            fields.remove("mute");
        }
        resolved["members"][&key] = member;
    }

    pub(super) fn role(self, role: &Role) -> Value {
        json!({
            "id": role.id, "name": role.name, "color": 0, "hoist": false, "icon": null,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "unicode_emoji": null, "position": u64::from(role.id != role.guild),
            "permissions": role.permissions.to_string(), "managed": false,
            "mentionable": false, "flags": 0,
        })
    }

    /// The REST representation.
    pub(super) fn guild(self, guild: Snowflake) -> Value {
        let roles = self.world.roles_of(guild).map(|role| self.role(&role));
        let roles: Vec<_> = roles.collect();
        json!({
            "id": guild, "name": self.world.guild_name(guild), "icon": null, "splash": null,
            "discovery_splash": null, "owner_id": self.world.owner_of(guild), "region": "deprecated",
            "afk_channel_id": null, "afk_timeout": 300, "widget_enabled": false,
            "widget_channel_id": null, "verification_level": 0,
            "default_message_notifications": 0, "explicit_content_filter": 0,
            "roles": roles, "emojis": [], "stickers": [], "features": [], "mfa_level": 0,
            "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
            "rules_channel_id": null, "max_presences": null, "max_members": 500_000,
            "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": self.world.locale_of(guild),
            "public_updates_channel_id": null, "max_video_channel_users": 25, "nsfw_level": 0,
            "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
            "home_header": null, "max_stage_video_channel_users": 50, "nsfw": false,
            "incidents_data": null,
        })
    }

    /// The REST representation: all but threads.
    pub(super) fn guild_channels(self, id: Snowflake) -> Value {
        let all = self.world.channels_in(id).filter(|channel| channel.thread().is_none());
        all.map(|channel| self.channel(channel)).collect()
    }

    /// As in GUILD_CREATE.
    pub(super) fn whole_guild(self, id: Snowflake) -> Value {
        let within: Vec<_> = self.world.channels_in(id).collect();
        self.guild_with(id, &within)
    }

    /// The same, where its channels and threads are known.
    pub(super) fn guild_with(self, id: Snowflake, within: &[&Channel]) -> Value {
        let mut guild = self.guild(id);
        let (mut channels, mut threads) = (Vec::new(), Vec::new());
        for channel in within {
            match &channel.kind {
                ChannelKind::Text | ChannelKind::Forum => channels.push(self.channel(channel)),
                ChannelKind::Thread(thread) if !thread.archived => {
                    threads.push(self.channel(channel));
                }
                _ => {}
            }
        }
        let members = self.world.users.keys().copied();
        let members = members.filter(|user| self.world.is_member_of(*user, id));
        let mut members: Vec<_> = members.map(|user| self.member(user, id)).collect();
        members.push(self.member(APPLICATION, id));
        let more = json!({
            "joined_at": JOINED, "large": false, "unavailable": false,
            "member_count": members.len(), "voice_states": [], "members": members,
            "channels": channels, "threads": threads, "presences": [], "stage_instances": [],
            "guild_scheduled_events": [], "soundboard_sounds": [],
        });
        merge(&mut guild, more);
        guild
    }

    pub(super) fn channel(self, channel: &Channel) -> Value {
        let messages = self.world.messages.get(&channel.id);
        let last = messages.and_then(|room| room.keys().next_back());
        let mut out = json!({"id": channel.id, "last_message_id": last, "flags": 0});
        let more = match &channel.kind {
            ChannelKind::Direct { with } => json!({"type": 1, "recipients": [self.user(*with)]}),
            ChannelKind::Private { among } => {
                let users: Vec<_> = among.iter().map(|id| self.user(*id)).collect();
                match users.len() {
                    0..=2 => json!({"type": 1, "recipients": users}),
                    _ => json!({
                        "type": 3, "recipients": users, "name": null, "icon": null,
                        "owner_id": among.first(),
                    }),
                }
            }
            ChannelKind::Text | ChannelKind::Forum => {
                let held = channel.bot_permissions;
                let own = Overwrite { allow: held & !INVITED, deny: INVITED & !held };
                let own = (held != INVITED).then_some((APPLICATION, own));
                let others = channel.overwrites.iter().map(|(id, one)| (*id, *one));
                let all = own.into_iter().chain(others);
                let all = all.map(|(id, one)| self.overwrite((id, channel.guild), one));
                let overwrites: Vec<_> = all.collect();
                let kind = if channel.kind == ChannelKind::Text { 0 } else { 15 };
                json!({
                    "type": kind, "guild_id": channel.guild, "name": channel.name, "topic": null,
                    "position": 0, "permission_overwrites": overwrites, "nsfw": false,
                    "rate_limit_per_user": 0, "parent_id": null,
                })
            }
            ChannelKind::Thread(thread) => {
                let count = messages.map_or(0, std::collections::BTreeMap::len);
                self.thread(channel, thread, count)
            }
        };
        merge(&mut out, more);
        out
    }

    fn overwrite(self, (of, guild): (Snowflake, Snowflake), one: Overwrite) -> Value {
        let of_role = of == guild || self.world.roles.contains_key(&of);
        json!({
            "id": of, "type": u64::from(!of_role),
            "allow": one.allow.to_string(), "deny": one.deny.to_string(),
        })
    }

    fn thread(self, channel: &Channel, thread: &Thread, count: usize) -> Value {
        let mut out = json!({
            "type": 11,
            "guild_id": channel.guild, "parent_id": thread.parent, "name": channel.name,
            "owner_id": APPLICATION, "message_count": count, "total_message_sent": count,
            "member_count": thread.members.len().min(50), "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": thread.archived, "auto_archive_duration": thread.auto_archive,
                "archive_timestamp": iso(thread.archive_ms), "locked": thread.locked,
                "create_timestamp": iso(channel.id.unix_ms()),
            },
        });
        if thread.members.contains(&APPLICATION) {
            out["member"] = json!({
                "id": channel.id, "user_id": APPLICATION, "flags": 0,
                "join_timestamp": iso(channel.id.unix_ms()),
            });
        }
        out
    }

    /// `authorizing_integration_owners`: the guild or DM, and the user if they installed the
    /// application.
    pub(super) fn installed_by(self, channel: Snowflake, user: Snowflake) -> Value {
        let mut owners = json!({});
        let place = self.world.channels.get(&channel);
        if let Some(place) = place.filter(|place| self.world.has_bot(place)) {
            owners["0"] = match place.is_direct() {
                true => json!("0"),
                false => json!(place.guild),
            };
        }
        if self.world.has_installed(user) {
            owners["1"] = json!(user);
        }
        owners
    }

    pub(super) fn interaction_channel(self, channel: &Channel, user: Snowflake) -> Value {
        let mut out = self.channel(channel);
        if !channel.is_direct() {
            let held = self.world.held_in(user, channel);
            out["permissions"] = json!(held.to_string());
        }
        out
    }
}

pub(super) fn merge(into: &mut Value, more: Value) {
    if let (Value::Object(into), Value::Object(more)) = (into, more) {
        into.extend(more);
    }
}
