//! `/viceroy my-data`, `/viceroy forget-me` and `/viceroy report`

use super::answering::{Ctx, answer, origin, reader, room};
use crate::prelude::*;
use viceroy_service::Problem;

#[poise::command(slash_command, rename = "my-data")]
pub(super) async fn my_data(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, ctx.data().actions.my_data(&reader)).await
}

#[poise::command(slash_command, rename = "forget-me")]
pub(super) async fn forget_me(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, async { ctx.data().actions.ask_to_forget(&reader) }).await
}

#[poise::command(slash_command)]
pub(super) async fn report(
    ctx: Ctx<'_>,
    #[min_length = 5]
    #[max_length = 1000]
    what: String,
    #[min = 1] game: Option<u32>,
) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let problem = Problem {
        text: what,
        room: room(ctx),
        game: game.map(|number| GameId(i64::from(number))),
        server: origin(ctx).server(),
    };
    answer(ctx, ctx.data().actions.report(&reader, problem)).await
}
