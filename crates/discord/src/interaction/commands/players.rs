//! `/viceroy players`

use super::answering::{Ctx, answer_about, origin, propose_game};
use crate::interaction::actions::Actions;
use crate::interaction::data::Trouble;
use crate::interaction::reader::Reader;
use crate::interaction::rights::OnServer;
use crate::interaction::seats::{Visitor, Wanted};
use crate::wire::custom_id::Which;
use crate::wire::people;

#[poise::command(slash_command)]
pub(super) async fn players(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let shown = async |actions: &Actions, reader: &Reader, game| {
        let command = ctx.interaction;
        let cache = &ctx.serenity_context().cache;
        let visitor = Visitor {
            person: people::person(&command.user, command.member.as_deref()),
            authority: OnServer::by_command(command, origin(ctx))
                .and_then(|by| by.authority(cache)),
        };
        let wanted = Wanted::Look;
        actions.seats(reader, game, visitor, wanted).await
    };
    answer_about(ctx, game.as_deref(), Which::Players, shown).await
}
