//! `/viceroy players`

use super::answering::{Ctx, answer, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::response::Response;
use crate::discord::interaction::rights;
use crate::discord::interaction::seats::{Shown, Visitor, Wanted};
use crate::discord::interaction::which;
use crate::discord::message::people;
use crate::host::Fault;
use crate::notice::RoomId;
use crate::wording::refusals;

#[poise::command(slash_command)]
pub(super) async fn players(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let room = RoomId(ctx.interaction.channel_id.get());
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let games = actions.games_seen(room, reader.id).await?;
        Ok::<Response, Fault>(match &games[..] {
            [] => refusals::no_table_here(w).into(),
            [game] => {
                let command = ctx.interaction;
                let member = command.member.as_deref();
                let who = Visitor {
                    person: people::person(&command.user, member),
                    authority: rights::authority(command.guild_id, command.channel_id, member),
                };
                let wanted = Wanted::Look(Shown::Beside);
                actions.seats(&reader, *game, who, wanted).await
            }
            several => which::players(actions, &reader, several).await,
        })
    };
    answer(ctx, work).await;
    Ok(())
}
