//! `/viceroy choose`

use super::answering::{Ctx, answer, proposed, reader, room};
use crate::interaction::listed::Meant;
use crate::interaction::proposals::{GamesMeant, Proposal, named_in, proposals_in, why_not};
use crate::interaction::route;
use crate::interaction::which::{Candidate, ask};
use crate::prelude::*;
use crate::wire::custom_id::read;
use crate::wire::limits::PROPOSALS;

/// Games searched, in the order of `texts`.
const LOOKED_AT: usize = 25;

#[poise::command(slash_command)]
pub(super) async fn choose(
    ctx: Ctx<'_>,
    #[autocomplete = "propose"] what: String,
) -> Result<(), Trouble> {
    answer(ctx, chosen(ctx, &what)).await
}

/// Autocomplete cannot be deferred, so this must be quick.
async fn propose(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let reader = reader(ctx);
    let w = &*reader.wording;
    let actions = &ctx.data().actions;
    let meant = actions.meant(&reader, room(ctx), Which::Answer).await;
    // Errors are logged; the user still has the panel.
    let (games, texts) = match meant.unwrap_or(Meant::Nothing) {
        Meant::Nothing => (GamesMeant::One, vec![]),
        Meant::Game(game) => (GamesMeant::One, vec![(game, vec![typed.to_owned()])]),
        Meant::Several(all) => (GamesMeant::Several, texts(w, &all, typed)),
    };
    let mut found: Vec<Proposal> = vec![];
    for (game, texts) in texts.into_iter().take(LOOKED_AT) {
        if found.len() >= PROPOSALS {
            break;
        }
        if let Ok(panel) = actions.host.panel(game, reader.id).await {
            let languages = &reader.languages;
            let proposed = texts.iter().map(|text| proposals_in(languages, w, &panel, text));
            found.extend(proposed.filter(|p| !p.is_empty()).take(1).flatten());
        }
    }
    let found = found.into_iter();
    proposed(found.map(|p| (p.title(w, games), p.value())))
}

/// Texts to search for in each game: all of it, then without the words that name the game.
fn texts(w: &Wording, all: &[Candidate], typed: &str) -> Vec<(GameId, Vec<String>)> {
    let numbered = all.iter().find_map(|one| {
        let rest = one.behind_number(w, typed)?;
        Some((one.game, vec![rest]))
    });
    if let Some(numbered) = numbered {
        return vec![numbered];
    }
    let text = |one: &Candidate| {
        let rest = one.rest_of(typed);
        (one.game, [typed.to_owned()].into_iter().chain(rest).collect())
    };
    let mut texts: Vec<(GameId, Vec<String>)> = all.iter().map(text).collect();
    // Games that the text names come first.
    texts.sort_by_key(|(_, texts)| texts.len() == 1);
    texts
}

async fn chosen(ctx: Ctx<'_>, what: &str) -> Answered {
    let reader = reader(ctx);
    let w = &*reader.wording;
    let actions = &ctx.data().actions;
    if let Some((game, wanted)) = read(what).and_then(route::on_panel) {
        return Ok(actions.panel(game, &reader, wanted).await);
    }
    // Free text was sent without picking a choice.
    let (game, what) = match actions.meant(&reader, room(ctx), Which::Answer).await? {
        Meant::Nothing => return Ok(w.private(text!(where_no_game)).into()),
        Meant::Game(game) => (game, what.to_owned()),
        Meant::Several(all) => {
            let behind = |one: &Candidate| Some((one.game, one.behind_number(w, what)?));
            match all.iter().find_map(behind) {
                Some(numbered) => numbered,
                None => return Ok(ask(w, Which::Answer, &all, 0)),
            }
        }
    };
    let panel = actions.host.panel(game, reader.id).await?;
    let named = named_in(&reader.languages, w, &panel, &what);
    Ok(match named.and_then(|p| route::on_panel(p.custom_id)) {
        Some((game, wanted)) => actions.panel(game, &reader, wanted).await,
        None => actions.refused(&reader, &panel, &why_not(w, &panel, &what)),
    })
}
