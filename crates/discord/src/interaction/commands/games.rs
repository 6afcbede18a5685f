//! `/viceroy hand`, `/viceroy table`, `/viceroy players`, `/viceroy games`,
//! `/viceroy tables` and `/viceroy archive`

use super::answering::{
    Ctx, answer, answer_about, needs_server, propose_game, proposed, reader, rights,
};
use crate::interaction::seats::{Visitor, Wanted};
use crate::prelude::*;

#[poise::command(slash_command)]
pub(super) async fn hand(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let shown = async |actions: &Actions, reader: &Reader, game| {
        Ok(actions.panel(game, reader, Move::Look).await)
    };
    answer_about(ctx, game.as_deref(), Which::Hand, shown).await
}

#[poise::command(slash_command)]
pub(super) async fn table(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let shown = async |actions: &Actions, reader: &Reader, game| actions.table(reader, game).await;
    answer_about(ctx, game.as_deref(), Which::Table, shown).await
}

#[poise::command(slash_command)]
pub(super) async fn players(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let shown = async |actions: &Actions, reader: &Reader, game| {
        let command = ctx.interaction;
        let visitor = Visitor {
            person: people::person(&command.user, command.member.as_deref()),
            authority: rights(ctx).authority().await,
        };
        actions.seats(reader, game, visitor, Wanted::Look).await
    };
    answer_about(ctx, game.as_deref(), Which::Players, shown).await
}

#[poise::command(slash_command)]
pub(super) async fn games(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, ctx.data().actions.games(&reader, 0)).await
}

#[poise::command(slash_command)]
pub(super) async fn tables(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let work = async {
        if let Err(sentence) = needs_server(&reader.wording, ctx) {
            return Ok(sentence.into());
        }
        ctx.data().actions.tables(&reader, rights(ctx), 0).await
    };
    answer(ctx, work).await
}

#[poise::command(slash_command)]
pub(super) async fn archive(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_finished"] game: Option<String>,
) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let actions = &ctx.data().actions;
    answer(ctx, actions.archive(&reader, rights(ctx), game.as_deref())).await
}

async fn propose_finished(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let actions = &ctx.data().actions;
    proposed(actions.finished_proposed(&reader(ctx), typed).await)
}
