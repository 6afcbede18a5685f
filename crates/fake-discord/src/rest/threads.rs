//! Thread routes.

use super::{Answer, access};
use crate::prelude::*;
use crate::world::{Thread, flags};

const MOST: usize = 1000;

/// Minutes of inactivity.
pub(super) fn auto_archive(minutes: &Value) -> Result<Option<u64>, ApiError> {
    if minutes.is_null() {
        return Ok(None);
    }
    let allowed = [60, 1440, 4320, 10080];
    validate::one_of(minutes.as_u64(), "auto_archive_duration", &allowed)?;
    Ok(minutes.as_u64())
}

pub(crate) fn members_event(
    wire: Wire<'_>,
    thread: Snowflake,
    added: &[Snowflake],
    removed: &[Snowflake],
) -> Event {
    let guild = wire.world.guild_of(thread);
    let channel = wire.world.channels.get(&thread);
    let inside = channel.and_then(Channel::thread);
    let count = inside.map_or(0, |one| one.members.len());
    let member = |user: &Snowflake| {
        json!({
            "id": thread, "user_id": user, "flags": 0,
            "join_timestamp": crate::clock::iso(thread.unix_ms()), "member": wire.member(*user, guild),
        })
    };
    let joined: Vec<_> = added.iter().map(member).collect();
    let data = json!({
        "id": thread, "guild_id": guild, "member_count": count, "added_members": joined,
        "removed_member_ids": removed,
    });
    let own = added.contains(&APPLICATION) || removed.contains(&APPLICATION);
    let intent = match own {
        true => intents::GUILDS,
        false => intents::GUILD_MEMBERS,
    };
    Event::needing("THREAD_MEMBERS_UPDATE", data, intent)
}

pub(super) fn start(call: &mut RestCall<'_>, place: &Channel, message: Snowflake) -> Answer {
    validate::needed(&call.json["name"], "name", 100)?;
    ensure!(place.kind == ChannelKind::Text, ApiError::wrong_kind_of_channel());
    access::need(call, place, permissions::CREATE_PUBLIC_THREADS)?;
    let auto_archive = auto_archive(&call.json["auto_archive_duration"])?.unwrap_or(4320);
    let world = &call.state.world;
    let open = world.channels_in(place.guild);
    let open = open.filter(|one| one.thread().is_some_and(|thread| !thread.archived));
    ensure!(open.count() < MOST, ApiError::too_many_threads());
    // A thread has the id of its starter message.
    ensure!(!world.channels.contains_key(&message), ApiError::thread_exists());
    let source = world.message(message);
    let source = source.filter(|one| one.channel == place.id && !one.is_ephemeral());
    let mut source = source.ok_or_else(ApiError::unknown_message)?.clone();
    access::need(call, place, permissions::READ_MESSAGE_HISTORY)
        .map_err(|_| ApiError::missing_access())?;
    source.flags |= flags::HAS_THREAD;
    let thread = Thread {
        parent: place.id,
        members: BTreeSet::from([APPLICATION]),
        archived: false,
        locked: false,
        auto_archive,
        archive_ms: call.state.now(),
    };
    let name = call.json["name"].as_str().unwrap_or_default();
    let mut channel = Channel::new(message, name, ChannelKind::Thread(thread));
    channel.guild = place.guild;
    channel.bot_permissions = place.bot_permissions;
    call.state.commit(vec![Change::Message(Box::new(source)), Change::Channel(channel.clone())])?;
    let out = call.wire().channel(&channel);
    let mut data = out.clone();
    data["newly_created"] = json!(true);
    call.state.tell([Event::of_guild("THREAD_CREATE", data)]);
    Ok(out)
}
