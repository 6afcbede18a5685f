//! `/viceroy table`

use super::answering::{Ctx, answer_about, propose_game};
use crate::interaction::actions::Actions;
use crate::interaction::data::Trouble;
use crate::interaction::reader::Reader;
use crate::wire::custom_id::Which;

#[poise::command(slash_command)]
pub(super) async fn table(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let shown = async |actions: &Actions, reader: &Reader, game| actions.table(reader, game).await;
    answer_about(ctx, game.as_deref(), Which::Table, shown).await
}
