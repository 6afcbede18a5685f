//! `/viceroy settings`

use super::answering::{Ctx, answer, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::settings as shown;

#[poise::command(slash_command)]
pub(super) async fn settings(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let host = &ctx.data().actions.host;
    let reader = reader(ctx);
    answer(ctx, shown::current(host, &reader)).await;
    Ok(())
}
