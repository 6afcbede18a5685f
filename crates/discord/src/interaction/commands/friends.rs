//! `/viceroy join` and `/viceroy invite`

use super::answering::{Ctx, answer, answer_openly, origin, reader, reply_to};
use crate::prelude::*;
use viceroy_service::CodeGiven;

#[poise::command(slash_command)]
pub(super) async fn join(ctx: Ctx<'_>, #[max_length = 100] code: String) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let outside = origin(ctx).outside(ctx.interaction.application_id);
    let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
    let given = (CodeGiven::Typed, PressId(ctx.interaction.id.get()));
    answer(ctx, ctx.data().actions.join_by_code(&reader, who, &code, given, outside)).await
}

/// The only command that works in a conversation without the bot.
#[poise::command(slash_command)]
pub(super) async fn invite(ctx: Ctx<'_>) -> Result<(), Trouble> {
    let reader = reader(ctx);
    let (actions, application) = (&ctx.data().actions, ctx.interaction.application_id);
    match origin(ctx) {
        InteractionOrigin::BotDm => answer(ctx, actions.invite_friends(&reader, application)).await,
        InteractionOrigin::Server(_) => {
            let said = reader.wording.private(text!(where_invite_on_server));
            answer(ctx, async { Ok::<Response, Stop>(said.into()) }).await
        }
        InteractionOrigin::Elsewhere | InteractionOrigin::ServerWithoutBot => {
            let who = people::person(&ctx.interaction.user, ctx.interaction.member.as_deref());
            let reply = reply_to(ctx);
            let greeting = reader.wording.private(text!(invite_greeting));
            let room = reply.conversation(&greeting);
            answer_openly(ctx, actions.invite_here(&reader, who, application, room)).await
        }
    }
}
