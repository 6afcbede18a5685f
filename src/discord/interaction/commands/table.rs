//! `/viceroy table`

use super::answering::{Ctx, answer, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::response::Response;
use crate::discord::interaction::which;
use crate::host::Fault;
use crate::notice::RoomId;
use crate::wording::refusals;

#[poise::command(slash_command)]
pub(super) async fn table(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let room = RoomId(ctx.interaction.channel_id.get());
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let games = actions.games_seen(room, reader.id).await?;
        Ok::<Response, Fault>(match &games[..] {
            [] => refusals::no_table_here(w).into(),
            [game] => actions.table(&reader, *game).await,
            several => which::table(actions, &reader, several).await,
        })
    };
    answer(ctx, work).await;
    Ok(())
}
