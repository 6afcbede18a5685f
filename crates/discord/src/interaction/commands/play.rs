//! `/viceroy play` and `/viceroy daily`

use super::answering::{Ctx, answer, origin, reader, rights, room};
use super::new::{venue, wrong_place};
use super::words;
use crate::interaction::playing::PlayRequest;
use crate::prelude::*;

#[poise::command(slash_command)]
pub(super) async fn play(
    ctx: Ctx<'_>,
    #[min = 2]
    #[max = 4]
    people: Option<u8>,
    #[choices("live", "daily", "hour", "relaxed", "none")] clock: Option<&'static str>,
    #[choices(
        "aristocrats",
        "invasion",
        "aristocrats+invasion",
        "underworld",
        "aristocrats+underworld",
        "invasion+underworld",
        "aristocrats+invasion+underworld"
    )]
    modules: Option<&'static str>,
) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let w = &*reader.wording;
    let work = async {
        let actions = &ctx.data().actions;
        if let Err(sentence) = origin(ctx).needs_server(w, ctx.interaction.application_id) {
            return Ok::<Response, Stop>(sentence.into());
        }
        let rights = rights(ctx);
        let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
        let (venue, usual) = venue(actions, w, room(ctx), origin(ctx)).await?;
        let wanted = PlayRequest {
            people,
            clock: clock.map(|clock| words::speed(Some(clock), None, usual.speed)),
            modules: modules.and_then(words::modules).unwrap_or_default(),
            usual,
            venue,
            // A table is opened here only where none is found.
            refused_here: wrong_place(w, origin(ctx), ctx.interaction, rights.servers).await,
        };
        let press = PressId(ctx.interaction.id.get());
        actions.play(&reader, who, wanted, (rights.sight().await, press)).await
    };
    answer(ctx, work).await
}

#[poise::command(slash_command)]
pub(super) async fn daily(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    answer(ctx, ctx.data().actions.deal(&reader)).await
}
