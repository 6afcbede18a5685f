//! `/viceroy games`

use super::answering::{Ctx, answer, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::message::games_message;

#[poise::command(slash_command)]
pub(super) async fn games(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let host = &ctx.data().actions.host;
    let work = async {
        let games = host.my_games(reader.id).await;
        games.map(|all| games_message::response(&reader.wording, &all))
    };
    answer(ctx, work).await;
    Ok(())
}
