//! `/viceroy ranking` and `/viceroy profile`

use super::answering::{Ctx, answer, origin, proposed, reader};
use crate::message::ratings_message::RankingOf;
use crate::prelude::*;

#[poise::command(slash_command)]
pub(super) async fn ranking(
    ctx: Ctx<'_>,
    everywhere: Option<bool>,
    #[autocomplete = "propose_season"] season: Option<String>,
) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let of = match (origin(ctx).server(), everywhere) {
        (Some(server), Some(false) | None) => RankingOf::Server(server),
        (Some(_), Some(true)) | (None, _) => RankingOf::Everywhere,
    };
    let work = async {
        match typed(&reader.wording, season.as_deref()) {
            Ok(season) => ctx.data().actions.ranking(&reader, of, season).await,
            Err(sentence) => Ok::<Response, Stop>(sentence.into()),
        }
    };
    answer(ctx, work).await
}

#[poise::command(slash_command)]
pub(super) async fn profile(
    ctx: Ctx<'_>,
    #[autocomplete = "propose_season"] season: Option<String>,
) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let command = ctx.interaction;
    let name = people::person(&command.user, command.member.as_deref()).name;
    let work = async {
        match typed(&reader.wording, season.as_deref()) {
            Ok(season) => ctx.data().actions.profile(&reader, name, season).await,
            Err(sentence) => Ok::<Response, Stop>(sentence.into()),
        }
    };
    answer(ctx, work).await
}

fn typed(w: &Wording, season: Option<&str>) -> Result<Option<Season>, PrivateText> {
    let read = season.map(str::parse).transpose();
    read.map_err(|_| w.private(text!(season_unreadable)))
}

async fn propose_season(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let all = ctx.data().actions.seasons_proposed(&reader(ctx)).await.into_iter();
    proposed(
        all.filter(|(name, value)| name.to_lowercase().contains(&typed) || value.contains(&typed)),
    )
}
