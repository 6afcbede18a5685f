//! `/viceroy choose`

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Ctx, Trouble, answer};
use crate::discord::proposals::{Games, MOST, Proposal, named, proposals};
use crate::discord::reply::Shown;
use crate::discord::ticket::parse;
use crate::discord::{errors, route};
use crate::host::Outcome;
use crate::notice::{Panel, PersonId, RoomId};
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

/// Nothing is said before the answer, so this has to be quick: the games are in memory.
async fn propose(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let panels = panels(ctx).await;
    let games = if panels.len() > 1 {
        Games::Several
    } else {
        Games::One
    };
    let found = panels.iter().flat_map(|panel| proposals(panel, typed));
    let choice = |p: Proposal| AutocompleteChoice::new(p.title(games), p.value());
    let choices = found.take(MOST).map(choice).collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

async fn chosen(ctx: Ctx<'_>, what: &str) -> Shown {
    let desk = &ctx.data().desk;
    if let Some((game, wanted)) = parse(what).and_then(route::on_panel) {
        return desk.panel(game, who(ctx), wanted).await;
    }
    // Something was typed and sent without being chosen.
    let panels = panels(ctx).await;
    if let Some((game, wanted)) = named(&panels, what).and_then(|p| route::on_panel(p.ticket)) {
        return desk.panel(game, who(ctx), wanted).await;
    }
    match desk.game_for(room(ctx), who(ctx)).await {
        Ok(Some(game)) => {
            let sentence = refusals::nothing_of_that_name();
            desk.noted(game, who(ctx), &sentence).await
        }
        Ok(None) => refusals::no_game_here().into(),
        Err(fault) => errors::fault(&fault).into(),
    }
}

/// The panels of the games that this may be about.
async fn panels(ctx: Ctx<'_>) -> Vec<Panel> {
    let desk = &ctx.data().desk;
    // What broke was logged; without proposals the person still has the panel.
    let games = desk.games_for(room(ctx), who(ctx)).await;
    let mut panels = vec![];
    for game in games.unwrap_or_default() {
        if let Ok(Outcome::Done(panel)) = desk.host.panel(game, who(ctx)).await {
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
