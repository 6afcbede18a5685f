//! `/viceroy help`

use super::answering::{Ctx, answer, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::message::response::Response;
use crate::wording::text;

#[poise::command(slash_command)]
pub(super) async fn help(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, async {
        Response::from(reader.wording.private(text!(help)))
    })
    .await;
    Ok(())
}
