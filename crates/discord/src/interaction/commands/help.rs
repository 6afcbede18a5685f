//! `/viceroy help` and `/viceroy learn`

use super::answering::{Ctx, answer, answer_as, origin, reader};
use crate::interaction::learning::Learning;
use crate::interaction::reply::Lasts;
use crate::prelude::*;

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, async {
        let w = &*reader.wording;
        Response {
            rows: vec![Row::Buttons(vec![lesson_message::learn(w).main()])],
            ..Response::from(w.private(text!(help)))
        }
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn learn(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let origin = origin(ctx);
    let from = origin.server();
    let work = ctx.data().actions.learn(&reader, Learning::Open(from));
    // Only in the bot's own direct messages is a permanent reply private.
    let lasts = match origin {
        InteractionOrigin::BotDm => Lasts::ForGood,
        InteractionOrigin::Server(_)
        | InteractionOrigin::Elsewhere
        | InteractionOrigin::ServerWithoutBot => Lasts::Briefly,
    };
    answer_as(ctx, lasts, work).await
}
