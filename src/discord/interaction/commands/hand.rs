//! `/viceroy hand`

use super::answering::{Ctx, answer, propose_game, reader};
use crate::discord::interaction::actions::Move;
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::meant::About;
use crate::discord::message::response::Response;
use crate::discord::wire::custom_id::Which;
use crate::host::Fault;
use crate::notice::RoomId;

#[poise::command(slash_command)]
pub(super) async fn hand(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let room = RoomId(ctx.interaction.channel_id.get());
    let reader = reader(ctx);
    let work = async {
        let about = actions.about(&reader, room, game.as_deref(), Which::Hand);
        Ok::<Response, Fault>(match about.await? {
            About::Game(game) => actions.panel(game, &reader, Move::Look).await,
            About::Shown(shown) => shown,
        })
    };
    answer(ctx, work).await;
    Ok(())
}
