//! `/viceroy hand`

use super::answering::{Ctx, answer};
use crate::discord::interaction::actions::Move;
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::response::Response;
use crate::discord::interaction::which;
use crate::discord::message::people;
use crate::host::Fault;
use crate::notice::RoomId;
use crate::wording::{refusals, which as words};

/// Your cards and what you are asked, for your eyes only
#[poise::command(slash_command)]
pub(super) async fn hand(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let room = RoomId(ctx.interaction.channel_id.get());
    let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
    let work = async {
        let games = actions.games_for(room, who.id).await?;
        Ok::<Response, Fault>(match &games[..] {
            [] => refusals::no_game_here().into(),
            [game] => actions.panel(*game, who.id, Move::Look).await,
            several => which::hand(actions, who.id, several, words::hand()).await,
        })
    };
    answer(ctx, work).await;
    Ok(())
}
