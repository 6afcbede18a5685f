//! `/viceroy hand`

use super::answering::{Ctx, answer, reader};
use crate::discord::interaction::actions::Move;
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::response::Response;
use crate::discord::interaction::which;
use crate::host::Fault;
use crate::notice::RoomId;
use crate::wording::{refusals, which as words};

#[poise::command(slash_command)]
pub(super) async fn hand(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let room = RoomId(ctx.interaction.channel_id.get());
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let games = actions.games_for(room, reader.id).await?;
        Ok::<Response, Fault>(match &games[..] {
            [] => refusals::no_game_here(w).into(),
            [game] => actions.panel(*game, &reader, Move::Look).await,
            several => which::hand(actions, &reader, several, words::hand(w)).await,
        })
    };
    answer(ctx, work).await;
    Ok(())
}
