//! `/viceroy table`

use super::{Ctx, Trouble, answer};
use crate::discord::errors;
use crate::notice::{PersonId, RoomId};
use crate::wording::refusals;

/// The table as everybody sees it
#[poise::command(slash_command)]
pub(super) async fn table(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let desk = &ctx.data().desk;
    let room = RoomId(ctx.interaction.channel_id.get());
    let who = PersonId(ctx.interaction.user.id.get());
    let work = async {
        match desk.game_for(room, who).await {
            Ok(Some(game)) => desk.table(game).await,
            Ok(None) => refusals::no_table_here().into(),
            Err(fault) => errors::fault(&fault).into(),
        }
    };
    answer(ctx, work).await;
    Ok(())
}
