//! `/viceroy learn`

use super::answering::{Ctx, answer_as, origin, reader};
use crate::interaction::data::Trouble;
use crate::interaction::learning::Learning;
use crate::interaction::origin::InteractionOrigin;
use crate::interaction::reply::Lasts;

#[poise::command(slash_command)]
pub(super) async fn learn(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let origin = origin(ctx);
    let from = origin.server();
    let work = ctx.data().actions.learn(&reader, Learning::Open(from));
    // In direct messages it stands until it is played. In a conversation of others they would see it.
    let lasts = match origin {
        InteractionOrigin::BotDm => Lasts::ForGood,
        InteractionOrigin::Server(_)
        | InteractionOrigin::Elsewhere
        | InteractionOrigin::ServerWithoutBot => Lasts::Briefly,
    };
    answer_as(ctx, lasts, work).await;
    Ok(())
}
