//! `/viceroy card`

use serenity::all::CreateAutocompleteResponse;

use super::answering::{Ctx, answer, proposed, reader};
use crate::interaction::data::Trouble;
use crate::interaction::library;
use viceroy_model::messages::RoomId;

#[poise::command(slash_command)]
pub(super) async fn card(
    ctx: Ctx<'_>,
    #[autocomplete = "propose"] which: String,
) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let reader = reader(ctx);
    let room = RoomId(ctx.interaction.channel_id.get());
    answer(ctx, library::look_up(actions, &reader, room, &which)).await;
    Ok(())
}

async fn propose(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let reader = reader(ctx);
    let cards = ctx.data().actions.pictures.cards();
    let (languages, w) = (&reader.languages, &*reader.wording);
    proposed(library::found_in(languages, w, cards, typed))
}
