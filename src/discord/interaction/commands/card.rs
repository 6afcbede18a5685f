//! `/viceroy card`

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::answering::{Ctx, answer};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::library;
use crate::notice::RoomId;

/// A card, large, with everything it says; for your eyes only
#[poise::command(slash_command)]
pub(super) async fn card(
    ctx: Ctx<'_>,
    #[description = "Its name or number: type a few letters and choose"]
    #[autocomplete = "propose"]
    which: String,
) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let room = RoomId(ctx.interaction.channel_id.get());
    answer(ctx, library::look_up(actions, room, &which)).await;
    Ok(())
}

async fn propose(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let cards = ctx.data().actions.pictures.cards();
    let found = library::found(cards, typed).take(library::MOST);
    let choice = |(title, value): (String, String)| AutocompleteChoice::new(title, value);
    CreateAutocompleteResponse::new().set_choices(found.map(choice).collect())
}
