//! `/viceroy new`

use serenity::all::{ChannelType, CommandInteraction};

use super::{Ctx, Trouble, answer};
use crate::discord::{errors, people, permissions, settings};
use crate::host::Outcome;
use crate::notice::RoomId;
use crate::wording::{PrivateText, lobby, refusals};

/// Open a table in this channel
#[poise::command(slash_command)]
pub(super) async fn new(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let work = async {
        if let Some(sentence) = wrong_place(ctx.interaction) {
            return sentence.into();
        }
        let room = RoomId(ctx.interaction.channel_id.get());
        let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
        let (host, id) = (&ctx.data().desk.host, who.id);
        match host.new_table(room, who).await {
            Ok(Outcome::Done(_)) => settings::ask_once(host, id, &lobby::said_opened()).await,
            Ok(Outcome::Refused(rejection)) => errors::rejection(&rejection, None).into(),
            Err(fault) => errors::fault(&fault).into(),
        }
    };
    answer(ctx, work).await;
    Ok(())
}

/// Why no table can be opened here. Found before a lobby is posted, not when its thread fails.
fn wrong_place(command: &CommandInteraction) -> Option<PrivateText> {
    if command.guild_id.is_none() {
        return Some(refusals::not_in_direct_messages());
    }
    match command.channel.as_ref().map(|c| c.kind) {
        Some(ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread) => {
            return Some(refusals::not_in_a_thread());
        }
        Some(ChannelType::Text | ChannelType::News) | None => {}
        // Voice, stage, forum and what Discord may add carry no threads on messages.
        Some(_) => return Some(refusals::not_in_direct_messages()),
    }
    permissions::refusal(command.app_permissions)
}
