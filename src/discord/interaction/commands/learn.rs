//! `/viceroy learn`

use super::answering::{Ctx, answer_as, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::learning::Learning;
use crate::discord::interaction::reply::Lasts;
use crate::notice::ServerId;

#[poise::command(slash_command)]
pub(super) async fn learn(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let from = ctx.interaction.guild_id.map(|id| ServerId(id.get()));
    let work = ctx.data().actions.learn(&reader, Learning::Open(from));
    // In direct messages it stands until it is played.
    let lasts = match from {
        Some(_) => Lasts::Briefly,
        None => Lasts::ForGood,
    };
    answer_as(ctx, lasts, work).await;
    Ok(())
}
