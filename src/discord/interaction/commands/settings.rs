//! `/viceroy settings`

use super::answering::{Ctx, answer};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::settings as shown;
use crate::notice::PersonId;

/// Where you are told that it is your turn: in the thread or by direct message
#[poise::command(slash_command)]
pub(super) async fn settings(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let host = &ctx.data().actions.host;
    let who = PersonId(ctx.interaction.user.id.get());
    answer(ctx, shown::current(host, who)).await;
    Ok(())
}
