//! `/viceroy rules` and `/viceroy card`

use super::answering::{Ctx, answer, proposed, reader, room};
use crate::interaction::library;
use crate::prelude::*;

#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Ctx<'_>,
    #[choices(
        "icons", "goal", "turn", "auction", "passing", "pyramid", "card", "circles", "laws",
        "scoring", "fairness"
    )]
    page: Option<&'static str>,
) -> Result<(), Trouble> {
    let actions = &ctx.data().actions;
    let page = page.and_then(Page::from_key).unwrap_or(Page::ALL[0]);
    let reader = reader(ctx);
    let work = async {
        let game = actions.host.game_in(room(ctx)).await?;
        Ok::<Response, Fault>(actions.rules(&reader, page, game).await)
    };
    answer(ctx, work).await
}

#[poise::command(slash_command)]
pub(super) async fn card(
    ctx: Ctx<'_>,
    #[autocomplete = "propose"] which: String,
) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, library::look_up(&ctx.data().actions, &reader, room(ctx), &which)).await
}

async fn propose(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let reader = reader(ctx);
    let cards = ctx.data().actions.pictures.cards();
    let (languages, w) = (&reader.languages, &*reader.wording);
    proposed(library::found_in(languages, w, cards, typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_can_be_asked_for() {
        let command = rules();
        let keys: Vec<&str> = Page::ALL.iter().map(|page| page.key()).collect();
        let choices = command.parameters[0].choices.iter();
        assert_eq!(choices.map(|c| &*c.name).collect::<Vec<_>>(), keys);
    }
}
