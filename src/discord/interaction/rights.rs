//! What somebody may do on a server. Discord says it with each press and command, so it is never remembered.

use serenity::all::{ChannelId, GuildId, Member, Permissions};

use crate::notice::{Authority, RoomId, ServerId};

/// Whether somebody may do this on the server on which they press or command something.
pub fn may(member: Option<&Member>, needed: Permissions) -> bool {
    let held = member.and_then(|member| member.permissions);
    let held = held.unwrap_or(Permissions::empty());
    held.contains(needed) || held.contains(Permissions::ADMINISTRATOR)
}

/// Whoever may manage threads keeps order among tables.
pub fn authority(
    guild: Option<GuildId>,
    room: ChannelId,
    member: Option<&Member>,
) -> Option<Authority> {
    let server = guild.filter(|_| may(member, Permissions::MANAGE_THREADS))?;
    Some(Authority {
        server: ServerId(server.get()),
        room: RoomId(room.get()),
    })
}
