//! `/viceroy close`

use super::answering::{Ctx, answer, named_or_here, needs_server, reader, rights};
use crate::interaction::data::Trouble;
use viceroy_model::messages::GameId;

#[poise::command(slash_command)]
pub(super) async fn close(ctx: Ctx<'_>, #[min = 1] game: Option<u32>) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let reader = reader(ctx);
    let work = async {
        if let Err(sentence) = needs_server(&reader.wording, ctx) {
            return Ok(sentence.into());
        }
        let named = game.map(|number| GameId(i64::from(number)));
        match named_or_here(ctx, named).await? {
            Some(game) => actions.ask_to_close(&reader, game, rights(ctx).authority().await).await,
            None => actions.which_to_close(&reader, rights(ctx).authority().await, 0).await,
        }
    };
    answer(ctx, work).await
}
