//! Servers in Discord's words, as far as the bot needs them. What cannot be read is left out.

use serde::de::DeserializeOwned;
use serenity::all::Timestamp;

use crate::prelude::*;

/// GUILD_CREATE, GUILD_UPDATE and `GET /guilds/{id}`.
#[derive(Deserialize)]
pub struct GuildRead<'t> {
    pub id: GuildId,
    #[serde(default)]
    pub unavailable: bool,
    owner_id: Option<UserId>,
    #[serde(borrow, default)]
    roles: Vec<&'t RawValue>,
    #[serde(borrow, default)]
    channels: Vec<&'t RawValue>,
    #[serde(borrow, default)]
    members: Vec<&'t RawValue>,
}

#[derive(Deserialize)]
pub struct RoleRead {
    pub id: RoleId,
    pub permissions: Permissions,
}

#[derive(Deserialize)]
pub struct ChannelRead {
    pub id: ChannelId,
    pub guild_id: Option<GuildId>,
    #[serde(rename = "type")]
    pub kind: ChannelType,
    #[serde(default)]
    pub permission_overwrites: Vec<OverwriteRead>,
}

#[derive(Deserialize)]
pub struct OverwriteRead {
    #[serde(deserialize_with = "number")]
    pub id: u64,
    #[serde(rename = "type")]
    pub kind: u8,
    pub allow: Permissions,
    pub deny: Permissions,
}

fn number<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let id = RoleId::deserialize(from)?;
    Ok(id.get())
}

#[derive(Deserialize)]
struct MemberRead {
    user: WithId<UserId>,
    communication_disabled_until: Option<Timestamp>,
}

#[derive(Deserialize)]
pub struct WithId<T> {
    pub id: T,
}

impl GuildRead<'_> {
    pub fn owner(&self) -> Option<UserId> {
        self.owner_id
    }

    pub fn roles(&self) -> Vec<RoleRead> {
        each(&self.roles)
    }

    pub fn channels(&self) -> Vec<ChannelRead> {
        each(&self.channels)
    }

    /// All there are, of any kind.
    pub fn channel_ids(&self) -> Vec<RoomId> {
        let all = each::<WithId<ChannelId>>(&self.channels).into_iter();
        all.map(|channel| RoomId(channel.id.get())).collect()
    }

    /// Until when a moderator has timed a member out.
    pub fn timed_out(&self, user: UserId) -> Option<Timestamp> {
        let mut members = each::<MemberRead>(&self.members).into_iter();
        let member = members.find(|member| member.user.id == user)?;
        member.communication_disabled_until
    }
}

fn each<T: DeserializeOwned>(all: &[&RawValue]) -> Vec<T> {
    all.iter().filter_map(|one| serde_json::from_str(one.get()).ok()).collect()
}
