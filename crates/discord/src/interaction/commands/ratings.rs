//! `/viceroy ranking` and `/viceroy profile`

use super::answering::{Ctx, answer, origin, reader};
use crate::interaction::data::Trouble;
use crate::message::ratings_message::RankingOf;

#[poise::command(slash_command)]
pub(super) async fn ranking(ctx: Ctx<'_>, everywhere: Option<bool>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let of = match (origin(ctx).server(), everywhere) {
        (Some(server), Some(false) | None) => RankingOf::Server(server),
        (Some(_), Some(true)) | (None, _) => RankingOf::Everywhere,
    };
    answer(ctx, ctx.data().actions.ranking(&reader, of)).await
}

#[poise::command(slash_command)]
pub(super) async fn profile(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, ctx.data().actions.own_rating(&reader)).await
}
