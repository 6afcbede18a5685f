//! `/viceroy choose`

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Ctx, Trouble, answer};
use crate::discord::desk::Move;
use crate::discord::reply::Shown;
use crate::discord::ticket::parse;
use crate::discord::{errors, people, proposals, route};
use crate::host::Outcome;
use crate::notice::{GameId, RoomId};
use crate::wording::refusals;

/// Answer what you are asked by typing: a bid, a card, a place, gems such as “2 blue 1 red”
#[poise::command(slash_command)]
pub(super) async fn choose(
    ctx: Ctx<'_>,
    #[description = "Type a few letters and choose"]
    #[autocomplete = "propose"]
    what: String,
) -> Result<(), Trouble> {
    answer(ctx, chosen(ctx, &what)).await;
    Ok(())
}

/// Nothing is said before the answer, so this has to be quick: the game is in memory.
async fn propose(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = match game(ctx).await {
        Ok(Some(game)) => match ctx.data().desk.host.panel(game, who(ctx)).await {
            Ok(Outcome::Done(panel)) => proposals::proposals(&panel, typed),
            Ok(Outcome::Refused(_)) | Err(_) => vec![],
        },
        Ok(None) | Err(_) => vec![],
    };
    let choice = |p: proposals::Proposal| AutocompleteChoice::new(p.label.clone(), p.value());
    CreateAutocompleteResponse::new().set_choices(found.into_iter().map(choice).collect())
}

async fn chosen(ctx: Ctx<'_>, what: &str) -> Shown {
    let desk = &ctx.data().desk;
    if let Some((game, wanted)) = parse(what).and_then(route::on_panel) {
        return desk.panel(game, who(ctx), wanted).await;
    }
    // Something was typed and sent without being chosen.
    let game = match game(ctx).await {
        Ok(Some(game)) => game,
        Ok(None) => return refusals::no_game_here().into(),
        Err(fault) => return errors::fault(&fault).into(),
    };
    let named = match desk.host.panel(game, who(ctx)).await {
        Ok(Outcome::Done(panel)) => proposals::named(&panel, what),
        // The panel says why there is nothing to choose.
        Ok(Outcome::Refused(_)) | Err(_) => return desk.panel(game, who(ctx), Move::Look).await,
    };
    match named.and_then(|p| route::on_panel(p.ticket)) {
        Some((game, wanted)) => desk.panel(game, who(ctx), wanted).await,
        None => {
            desk.noted(game, who(ctx), &refusals::nothing_of_that_name())
                .await
        }
    }
}

async fn game(ctx: Ctx<'_>) -> Result<Option<GameId>, crate::host::Fault> {
    let room = RoomId(ctx.interaction.channel_id.get());
    ctx.data().desk.game_for(room, who(ctx)).await
}

fn who(ctx: Ctx<'_>) -> crate::notice::PersonId {
    people::person(&ctx.interaction.user, ctx.interaction.member.as_deref()).id
}
