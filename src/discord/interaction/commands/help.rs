//! `/viceroy help`

use super::answering::{Ctx, answer};
use crate::discord::interaction::data::Trouble;
use crate::wording::lobby;

/// How to play over days
#[poise::command(slash_command)]
pub(super) async fn help(ctx: Ctx<'_>) -> Result<(), Trouble> {
    answer(ctx, async { lobby::help() }).await;
    Ok(())
}
