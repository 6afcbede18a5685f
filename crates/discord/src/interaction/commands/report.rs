//! `/viceroy report`

use super::answering::{Ctx, answer, origin, reader};
use crate::interaction::data::Trouble;
use viceroy_model::messages::{GameId, RoomId};
use viceroy_service::Problem;

#[poise::command(slash_command)]
pub(super) async fn report(
    ctx: Ctx<'_>,
    #[min_length = 5]
    #[max_length = 1000]
    what: String,
    #[min = 1] game: Option<u32>,
) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let command = ctx.interaction;
    let problem = Problem {
        text: what,
        room: RoomId(command.channel_id.get()),
        game: game.map(|number| GameId(i64::from(number))),
        server: origin(ctx).server(),
    };
    answer(ctx, ctx.data().actions.report(&reader, problem)).await;
    Ok(())
}
