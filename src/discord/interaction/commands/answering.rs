//! How every command is answered.

use crate::discord::interaction::data::{Data, Trouble};
use crate::discord::interaction::reply::Reply;
use crate::discord::interaction::response::Response;
use crate::notice::AskedFor;

/// What a command is given.
pub(super) type Ctx<'a> = poise::ApplicationContext<'a, Data, Trouble>;

pub(super) fn reply_to(ctx: Ctx<'_>) -> Reply {
    let means = ctx.data().means(&ctx.serenity_context().http);
    Reply::to_command(means, ctx.interaction)
}

/// Says that an answer is coming and then shows it, for the person's eyes only, when it is this command's turn among all
/// that the person asks for.
pub(super) async fn answer(ctx: Ctx<'_>, work: impl Future<Output: Into<Response>>) {
    let reply = reply_to(ctx);
    let _open = ctx.data().in_flight.begin();
    // From here on errors are told by an edit: poise has to know that there is something to edit.
    ctx.has_sent_initial_response
        .store(true, std::sync::atomic::Ordering::SeqCst);
    let Some(waiting) = ctx.data().admit(&reply).await else {
        return;
    };
    if reply.defer(AskedFor::Else).await {
        let _turn = waiting.turn().await;
        reply.show(work.await.into()).await;
    }
}
