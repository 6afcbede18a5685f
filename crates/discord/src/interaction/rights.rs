//! Permissions of users. Interactions carry those in their channel, which hold for its threads.
//! Those on the whole server come from roles and the cached server. Nothing else is stored.

use viceroy_model::messages::Extent;

use crate::prelude::*;
use crate::servers::suffices;

#[derive(Clone, Copy)]
pub struct OnServer<'i> {
    server: ServerId,
    /// For a thread, its parent.
    channel: ChannelId,
    member: &'i Member,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    Yes,
    No,
    /// The gateway has not sent enough about the server.
    Unknown,
}

impl<'i> OnServer<'i> {
    /// `None` outside of servers with the bot.
    pub fn by_press(press: &'i ComponentInteraction, origin: InteractionOrigin) -> Option<Self> {
        let (room, channel) = (press.channel_id, press.channel.as_ref());
        OnServer::new(origin, room, channel, press.member.as_ref())
    }

    pub fn by_command(command: &'i CommandInteraction, origin: InteractionOrigin) -> Option<Self> {
        let (room, channel) = (command.channel_id, command.channel.as_ref());
        OnServer::new(origin, room, channel, command.member.as_deref())
    }

    fn new(
        origin: InteractionOrigin,
        room: ChannelId,
        channel: Option<&PartialChannel>,
        member: Option<&'i Member>,
    ) -> Option<Self> {
        // A thread's parent is its channel; a channel's parent is a category.
        let thread = channel.filter(|channel| channel.thread_metadata.is_some());
        let above = thread.and_then(|thread| thread.parent_id);
        Some(OnServer { server: origin.server()?, channel: above.unwrap_or(room), member: member? })
    }

    pub fn server(self) -> ServerId {
        self.server
    }

    fn here(self, needed: Permissions) -> bool {
        let held = self.member.permissions.unwrap_or(Permissions::empty());
        suffices(held, needed)
    }

    pub fn everywhere(self, servers: &Servers, needed: Permissions) -> Allowed {
        let permits = servers.with(self.server, |server| server.permits(self.member, needed));
        match permits.flatten() {
            Some(true) => Allowed::Yes,
            Some(false) => Allowed::No,
            None => Allowed::Unknown,
        }
    }

    /// A channel of which the gateway has sent nothing counts as unseen, except this one.
    pub fn sight(self, servers: &Servers) -> Sight {
        let here = RoomId(self.channel.get());
        let seen = servers.with(self.server, |server| {
            server.seen_by(self.member).map(|channel| RoomId(channel.get())).collect()
        });
        let mut channels: BTreeSet<RoomId> = seen.unwrap_or_default();
        channels.insert(here);
        Sight { server: self.server, channels }
    }

    /// Requires Manage Threads.
    pub fn authority(self, servers: &Servers) -> Option<Authority> {
        let needed = Permissions::MANAGE_THREADS;
        let everywhere = self.everywhere(servers, needed) == Allowed::Yes;
        Some(Authority {
            server: self.server(),
            channel: RoomId(self.channel.get()),
            over: match (self.here(needed), everywhere) {
                (true, true) => Extent::Server,
                (true, false) => Extent::Channel,
                (false, true) => Extent::Elsewhere,
                (false, false) => return None,
            },
        })
    }
}

/// What a member can see of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    pub server: ServerId,
    channels: BTreeSet<RoomId>,
}

impl Sight {
    pub fn sees(&self, channel: RoomId) -> bool {
        self.channels.contains(&channel)
    }
}

/// What somebody who has pressed may do and see on the server, looked up where it is needed.
#[derive(Clone, Copy)]
pub struct Rights<'i> {
    pub by: Option<OnServer<'i>>,
    pub servers: &'i Servers,
}

impl Rights<'_> {
    pub async fn authority(self) -> Option<Authority> {
        let by = self.by?;
        self.servers.know(by.server).await;
        by.authority(self.servers)
    }

    pub async fn sight(self) -> Option<Sight> {
        let by = self.by?;
        self.servers.know(by.server).await;
        Some(by.sight(self.servers))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::servers::{GuildRead, Server};
    use serde_json::value::RawValue;
    use viceroy_model::shard::ShardCount;

    const THREADS: Permissions = Permissions::MANAGE_THREADS;
    const FIRST: u64 = 100;
    const SECOND: u64 = 200;
    const OWNER: u64 = 7;

    fn role(guild: u64, id: u64, held: Permissions) -> Value {
        json!({
            "id": id.to_string(), "guild_id": guild.to_string(), "name": "x", "color": 0,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
            "hoist": false, "position": 0, "permissions": held.bits().to_string(),
            "managed": false, "mentionable": false, "flags": 0,
        })
    }

    /// The same roles may do more on one server.
    fn servers() -> Servers {
        let servers = Servers::new(ShardCount::ONE, Arc::new(Http::new("")), Metrics::default());
        for (guild, held) in [(FIRST, THREADS), (SECOND, Permissions::empty())] {
            let everyone = role(guild, guild, Permissions::SEND_MESSAGES);
            let admin = role(guild, guild + 2, Permissions::ADMINISTRATOR);
            let guild = json!({
                "id": guild.to_string(), "name": "x", "owner_id": OWNER.to_string(),
                "afk_timeout": 300, "verification_level": 0, "default_message_notifications": 0,
                "explicit_content_filter": 0, "emojis": [], "stickers": [], "features": [],
                "roles": [everyone, role(guild, guild + 1, held), admin],
                "mfa_level": 0, "system_channel_flags": 0, "premium_tier": 0, "nsfw_level": 0,
                "preferred_locale": "en-US", "joined_at": "2024-01-01T00:00:00+00:00",
                "large": false, "unavailable": false, "member_count": 1, "voice_states": [],
                "members": [], "channels": [], "threads": [], "presences": [],
                "stage_instances": [], "guild_scheduled_events": [],
                "premium_progress_bar_enabled": false,
            });
            let told = guild.to_string();
            let told: GuildRead<'_> = serde_json::from_str(&told).unwrap();
            servers.is_on(Server::of(&told).unwrap());
        }
        servers
    }

    fn changed(servers: &Servers, event: &str, data: &Value) {
        let data = RawValue::from_string(data.to_string()).unwrap();
        servers.changed(event, &data);
    }

    fn member(guild: u64, id: u64, roles: &[u64], here: Permissions) -> Member {
        let roles: Vec<String> = roles.iter().map(u64::to_string).collect();
        let user =
            json!({"id": id.to_string(), "username": "x", "discriminator": "0", "avatar": null});
        serde_json::from_value(json!({
            "user": user, "guild_id": guild.to_string(), "nick": null, "avatar": null,
            "roles": roles, "joined_at": "2024-01-01T00:00:00+00:00", "deaf": false, "mute": false,
            "flags": 0, "pending": false, "permissions": here.bits().to_string(),
        }))
        .unwrap()
    }

    fn extent(servers: &Servers, guild: u64, member: &Member) -> Option<Extent> {
        let channel = ChannelId::new(5);
        let by = OnServer { server: ServerId(guild), channel, member };
        by.authority(servers).map(|authority| authority.over)
    }

    #[test]
    fn what_a_channel_gives_counts_there_and_what_a_role_gives_everywhere() {
        let servers = servers();
        let none = Permissions::empty();
        for (roles, here, expected) in [
            (vec![], none, None),
            (vec![], THREADS, Some(Extent::Channel)),
            (vec![FIRST + 1], THREADS, Some(Extent::Server)),
            // Denied in the channel.
            (vec![FIRST + 1], none, Some(Extent::Elsewhere)),
            (vec![FIRST + 2], Permissions::all(), Some(Extent::Server)),
            // Another server's role is unknown here.
            (vec![SECOND + 1], none, None),
        ] {
            let member = member(FIRST, 1, &roles, here);
            assert_eq!(extent(&servers, FIRST, &member), expected, "{roles:?}");
        }
        let owner = member(SECOND, OWNER, &[], Permissions::all());
        assert_eq!(extent(&servers, SECOND, &owner), Some(Extent::Server));
        let second = member(SECOND, 1, &[SECOND + 1], none);
        assert_eq!(extent(&servers, SECOND, &second), None);
    }

    #[test]
    fn a_role_counts_as_it_is_now_and_what_is_not_known_is_not_guessed() {
        let servers = servers();
        let none = Permissions::empty();
        let everywhere = |guild: u64, roles: &[u64]| {
            let member = member(guild, 1, roles, none);
            let by =
                OnServer { server: ServerId(guild), channel: ChannelId::new(5), member: &member };
            by.everywhere(&servers, THREADS)
        };
        assert_eq!(everywhere(FIRST, &[FIRST + 1]), Allowed::Yes);
        assert_eq!(everywhere(FIRST, &[FIRST + 9]), Allowed::Unknown);
        assert_eq!(everywhere(FIRST, &[FIRST + 9, FIRST + 1]), Allowed::Yes);
        assert_eq!(everywhere(300, &[301]), Allowed::Unknown);
        let role_of = json!({"guild_id": FIRST.to_string(), "role": role(FIRST, FIRST + 1, none)});
        changed(&servers, "GUILD_ROLE_UPDATE", &role_of);
        assert_eq!(everywhere(FIRST, &[FIRST + 1]), Allowed::No);
        let everyone = role(SECOND, SECOND, THREADS);
        let role_of = json!({"guild_id": SECOND.to_string(), "role": everyone});
        changed(&servers, "GUILD_ROLE_UPDATE", &role_of);
        assert_eq!(everywhere(SECOND, &[]), Allowed::Yes);
        assert_eq!(everywhere(FIRST, &[]), Allowed::No);
    }
}
