//! `/viceroy close`

use super::answering::{Ctx, answer, authority, named_or_here, needs_server, reader};
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
            Some(game) => actions.ask_to_close(&reader, game, authority(ctx)).await,
            None => actions.which_to_close(&reader, authority(ctx), 0).await,
        }
    };
    answer(ctx, work).await
}
