//! `/viceroy close`

use super::answering::{Ctx, answer, named_or_here, needs_server, reader, rights};
use crate::prelude::*;

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
            Some(game) => actions.moderate(&reader, game, Moderate::Ask, rights(ctx)).await,
            None => actions.which_to_close(&reader, rights(ctx), 0).await,
        }
    };
    answer(ctx, work).await
}
