//! `/viceroy players`

use super::answering::{Ctx, answer, propose_game, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::meant::About;
use crate::discord::interaction::rights::OnServer;
use crate::discord::interaction::seats::{Shown, Visitor, Wanted};
use crate::discord::message::response::Response;
use crate::discord::wire::custom_id::Which;
use crate::discord::wire::people;
use crate::host::Fault;
use crate::notice::RoomId;

#[poise::command(slash_command)]
pub(super) async fn players(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let room = RoomId(ctx.interaction.channel_id.get());
    let reader = reader(ctx);
    let work = async {
        let about = actions.about(&reader, room, game.as_deref(), Which::Players);
        Ok::<Response, Fault>(match about.await? {
            About::Game(game) => {
                let command = ctx.interaction;
                let cache = &ctx.serenity_context().cache;
                let member = command.member.as_deref();
                let who = Visitor {
                    person: people::person(&command.user, member),
                    authority: OnServer::by_command(command).and_then(|by| by.authority(cache)),
                };
                let wanted = Wanted::Look(Shown::Beside);
                actions.seats(&reader, game, who, wanted).await
            }
            About::Shown(shown) => shown,
        })
    };
    answer(ctx, work).await;
    Ok(())
}
