//! `/viceroy choose`

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::answering::{Ctx, answer, reader};
use crate::discord::interaction::data::Trouble;
use crate::discord::interaction::proposals::{Games, MOST, Proposal, named, proposals, why_not};
use crate::discord::interaction::response::Response;
use crate::discord::interaction::ticket::read;
use crate::discord::interaction::{route, which};
use crate::host::Stop;
use crate::notice::{Panel, PersonId, RoomId};
use crate::wording::{refusals, which as words};

#[poise::command(slash_command)]
pub(super) async fn choose(
    ctx: Ctx<'_>,
    #[autocomplete = "propose"] what: String,
) -> Result<(), Trouble> {
    answer(ctx, chosen(ctx, &what)).await;
    Ok(())
}

/// Nothing is said before the answer, so this has to be quick: the games are in memory.
async fn propose(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let reader = reader(ctx);
    let w = &*reader.wording;
    let panels = panels(ctx).await;
    let games = if panels.len() > 1 {
        Games::Several
    } else {
        Games::One
    };
    let found = panels.iter().flat_map(|panel| proposals(w, panel, typed));
    let choice = |p: Proposal| AutocompleteChoice::new(p.title(w, games), p.value());
    let choices = found.take(MOST).map(choice).collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

async fn chosen(ctx: Ctx<'_>, what: &str) -> Result<Response, Stop> {
    let reader = reader(ctx);
    let w = &*reader.wording;
    let actions = &ctx.data().actions;
    if let Some((game, wanted)) = read(what).and_then(route::on_panel) {
        return Ok(actions.panel(game, &reader, wanted).await);
    }
    // Something was typed and sent without being chosen.
    let games = actions.games_for(room(ctx), who(ctx)).await?;
    let game = match &games[..] {
        [] => return Ok(refusals::no_game_here(w).into()),
        [game] => *game,
        several => return Ok(which::hand(actions, &reader, several, words::choose(w)).await),
    };
    let panel = actions.host.panel(game, who(ctx)).await?;
    Ok(
        match named(w, &panel, what).and_then(|p| route::on_panel(p.ticket)) {
            Some((game, wanted)) => actions.panel(game, &reader, wanted).await,
            None => {
                let why = why_not(w, &panel, what);
                actions.noted(game, &reader, &why).await
            }
        },
    )
}

/// The panels of the games that this may be about.
async fn panels(ctx: Ctx<'_>) -> Vec<Panel> {
    let actions = &ctx.data().actions;
    // What broke was logged; without proposals the person still has the panel.
    let games = actions.games_for(room(ctx), who(ctx)).await;
    let mut panels = vec![];
    for game in games.unwrap_or_default() {
        if let Ok(panel) = actions.host.panel(game, who(ctx)).await {
            panels.push(panel);
        }
    }
    panels
}

fn room(ctx: Ctx<'_>) -> RoomId {
    RoomId(ctx.interaction.channel_id.get())
}

fn who(ctx: Ctx<'_>) -> PersonId {
    PersonId(ctx.interaction.user.id.get())
}
