//! Visibility and permission checks for the bot.

use crate::prelude::*;

/// A thread uses its parent channel's permissions.
pub(super) fn held(call: &RestCall<'_>, channel: &Channel) -> u64 {
    let now = call.state.now();
    call.state.world.app_permissions(channel, now)
}

pub(super) fn visible(call: &RestCall<'_>, id: Snowflake) -> Result<Channel, ApiError> {
    let known = call.state.world.channels.get(&id);
    let channel = known.ok_or_else(ApiError::unknown_channel)?;
    ensure!(call.state.world.has_bot(channel), ApiError::missing_access());
    if channel.is_direct() {
        return Ok(channel.clone());
    }
    ensure!(held(call, channel) & permissions::VIEW_CHANNEL != 0, ApiError::missing_access());
    Ok(channel.clone())
}

/// DMs need no permissions.
pub(super) fn need(call: &RestCall<'_>, channel: &Channel, needed: u64) -> Result<(), ApiError> {
    ensure!(
        channel.is_direct() || held(call, channel) & needed == needed,
        ApiError::missing_permissions()
    );
    Ok(())
}

pub(super) fn sending(call: &RestCall<'_>, channel: &Channel) -> Result<(), ApiError> {
    let needed = match &channel.kind {
        ChannelKind::Direct { with } => return sending_to(call, *with),
        ChannelKind::Private { .. } => return Err(ApiError::missing_access()),
        ChannelKind::Forum => return Err(ApiError::wrong_kind_of_channel()),
        ChannelKind::Text => permissions::SEND_MESSAGES,
        ChannelKind::Thread(thread) => {
            ensure!(
                !thread.locked || held(call, channel) & permissions::MANAGE_THREADS != 0,
                ApiError::locked()
            );
            permissions::SEND_MESSAGES_IN_THREADS
        }
    };
    let files = if call.files.is_empty() { 0 } else { permissions::ATTACH_FILES };
    need(call, channel, needed | files)
}

fn sending_to(call: &RestCall<'_>, user: Snowflake) -> Result<(), ApiError> {
    let world = &call.state.world;
    let open = world.users.get(&user).is_some_and(|user| !user.dms_closed);
    ensure!(world.has_account(user) && open, ApiError::dms_closed());
    let is_known = world.share_guild(user) || world.has_installed(user);
    ensure!(is_known, ApiError::no_mutual_guild());
    Ok(())
}

pub(super) fn awake(channel: &Channel) -> Result<(), ApiError> {
    ensure!(channel.thread().is_none_or(|thread| !thread.archived), ApiError::archived());
    Ok(())
}
