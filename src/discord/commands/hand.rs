//! `/viceroy hand`

use super::{Ctx, Trouble, answer};
use crate::discord::desk::Move;
use crate::discord::{errors, people};
use crate::notice::RoomId;
use crate::wording::refusals;

/// Your cards and what you are asked, for your eyes only
#[poise::command(slash_command)]
pub(super) async fn hand(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let desk = &ctx.data().desk;
    let room = RoomId(ctx.interaction.channel_id.get());
    let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
    let work = async {
        match desk.game_for(room, who.id).await {
            Ok(Some(game)) => desk.panel(game, who.id, Move::Look).await,
            Ok(None) => refusals::no_game_here().into(),
            Err(fault) => errors::fault(&fault).into(),
        }
    };
    answer(ctx, work).await;
    Ok(())
}
