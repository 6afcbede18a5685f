//! Threads and who is in them.

mod lists;
mod members;
mod start;

use serde_json::json;

use crate::gateway::{Event, intents};
use crate::rest::{ApiError, validate};
use crate::wire::Wire;
use crate::world::{APPLICATION, Channel, GUILD, Snowflake};

pub(super) use lists::{active, archived, joined_archived};
pub(super) use members::members;
pub(super) use start::start;

/// After how many minutes of silence a thread can be put away.
pub(super) fn auto_archive(minutes: &serde_json::Value) -> Result<Option<u64>, ApiError> {
    if minutes.is_null() {
        return Ok(None);
    }
    let allowed = [60, 1440, 4320, 10080];
    validate::one_of(minutes.as_u64(), "auto_archive_duration", &allowed)?;
    Ok(minutes.as_u64())
}

/// The event that users came into a thread or left it. Of others than itself a bot is told only if
/// it asked for news of members.
pub(crate) fn members_event(
    wire: Wire<'_>,
    thread: Snowflake,
    added: &[Snowflake],
    removed: &[Snowflake],
) -> Event {
    let channel = wire.world.channels.get(&thread);
    let count = channel
        .and_then(Channel::thread)
        .map_or(0, |one| one.members.len());
    let joined: Vec<_> = added
        .iter()
        .map(|user| {
            let mut member = wire.thread_member(thread, *user);
            member["member"] = wire.member(*user);
            member
        })
        .collect();
    let data = json!({
        "id": thread, "guild_id": GUILD, "member_count": count, "added_members": joined,
        "removed_member_ids": removed,
    });
    let own = added.contains(&APPLICATION) || removed.contains(&APPLICATION);
    let intent = if own {
        intents::GUILDS
    } else {
        intents::GUILD_MEMBERS
    };
    Event::needing("THREAD_MEMBERS_UPDATE", data, intent)
}
