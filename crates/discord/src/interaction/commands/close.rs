//! `/viceroy close`

use super::answering::{Ctx, answer, needs_server, origin, reader};
use crate::interaction::data::Trouble;
use crate::interaction::rights::OnServer;
use viceroy_model::messages::{GameId, RoomId};

#[poise::command(slash_command)]
pub(super) async fn close(ctx: Ctx<'_>, #[min = 1] game: Option<u32>) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let reader = reader(ctx);
    let w = &*reader.wording;
    let command = ctx.interaction;
    let work = async {
        if let Err(sentence) = needs_server(w, ctx) {
            return Ok(sentence.into());
        }
        let cache = &ctx.serenity_context().cache;
        let by = OnServer::by_command(command, origin(ctx)).and_then(|by| by.authority(cache));
        let named = game.map(|number| GameId(i64::from(number)));
        let meant = match named {
            Some(game) => Some(game),
            None => {
                let room = RoomId(command.channel_id.get());
                actions.host.game_in(room).await?
            }
        };
        match meant {
            Some(game) => actions.ask_to_close(&reader, game, by).await,
            None => actions.which_to_close(&reader, by, 0).await,
        }
    };
    answer(ctx, work).await;
    Ok(())
}
