//! `/viceroy hand`

use super::answering::{Ctx, answer_about, propose_game};
use crate::interaction::actions::{Actions, Move};
use crate::interaction::data::Trouble;
use crate::interaction::reader::Reader;
use crate::wire::custom_id::Which;

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
