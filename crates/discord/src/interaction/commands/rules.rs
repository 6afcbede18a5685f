//! `/viceroy rules`

use super::answering::{Ctx, answer, reader};
use crate::interaction::data::Trouble;
use crate::message::response::Response;
use viceroy_i18n::rules::Page;
use viceroy_model::messages::RoomId;
use viceroy_service::Fault;

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
    let room = RoomId(ctx.interaction.channel_id.get());
    let page = page.and_then(Page::from_key).unwrap_or(Page::ALL[0]);
    let reader = reader(ctx);
    let work = async {
        let game = actions.host.game_in(room).await?;
        Ok::<Response, Fault>(actions.rules(&reader, page, game).await)
    };
    answer(ctx, work).await;
    Ok(())
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
