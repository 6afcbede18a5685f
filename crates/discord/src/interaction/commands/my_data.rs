//! `/viceroy my-data` and `/viceroy forget-me`

use super::answering::{Ctx, answer, reader};
use crate::interaction::data::Trouble;

#[poise::command(slash_command, rename = "my-data")]
pub(super) async fn my_data(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, ctx.data().actions.my_data(&reader)).await;
    Ok(())
}

#[poise::command(slash_command, rename = "forget-me")]
pub(super) async fn forget_me(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let actions = &ctx.data().actions;
    answer(ctx, async { actions.ask_to_forget(&reader) }).await;
    Ok(())
}
