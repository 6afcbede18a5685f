//! `/viceroy table`

use super::answering::{Ctx, answer};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::response::Response;
use crate::discord::interaction::which;
use crate::host::Fault;
use crate::notice::{PersonId, RoomId};
use crate::wording::refusals;

/// The table as everybody sees it
#[poise::command(slash_command)]
pub(super) async fn table(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let room = RoomId(ctx.interaction.channel_id.get());
    let who = PersonId(ctx.interaction.user.id.get());
    let work = async {
        let games = actions.games_for(room, who).await?;
        Ok::<Response, Fault>(match &games[..] {
            [] => refusals::no_table_here().into(),
            [game] => actions.table(*game).await,
            several => which::table(actions, who, several).await,
        })
    };
    answer(ctx, work).await;
    Ok(())
}
