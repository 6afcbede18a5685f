//! `/viceroy daily`

use super::answering::{Ctx, answer, reader};
use crate::interaction::data::Trouble;

#[poise::command(slash_command)]
pub(super) async fn daily(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, ctx.data().actions.deal(&reader)).await
}
