//! `/viceroy games`

use super::answering::{Ctx, answer, reader};
use crate::interaction::data::Trouble;

#[poise::command(slash_command)]
pub(super) async fn games(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, ctx.data().actions.games(&reader, 0)).await;
    Ok(())
}
