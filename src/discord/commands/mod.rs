//! Slash commands: `/viceroy` and one file for each of its parts.

mod card;
mod choose;
mod hand;
mod help;
mod new;
mod settings;
mod table;

use super::client::{Data, Trouble};
use super::reply::{Reply, Shown};
use crate::notice::AskedFor;
use crate::wording::refusals;

/// What a command is given.
pub(super) type Ctx<'a> = poise::ApplicationContext<'a, Data, Trouble>;

/// All commands.
pub(super) fn all() -> Vec<poise::Command<Data, Trouble>> {
    let mut viceroy = viceroy();
    // The menus of its parameters are made from the options of a table.
    let whole = |part: poise::Command<Data, Trouble>| {
        if part.name == "new" {
            new::complete(part)
        } else {
            part
        }
    };
    viceroy.subcommands = viceroy.subcommands.into_iter().map(whole).collect();
    vec![viceroy]
}

/// The card game Viceroy, played over days
#[poise::command(
    slash_command,
    subcommands(
        "new::new",
        "hand::hand",
        "choose::choose",
        "table::table",
        "card::card",
        "settings::settings",
        "help::help"
    ),
    subcommand_required
)]
async fn viceroy(ctx: Ctx<'_>) -> Result<(), Trouble> {
    // Discord's own programs always send one of the parts.
    reply_to(ctx).say(&refusals::no_such_command()).await;
    Ok(())
}

fn reply_to(ctx: Ctx<'_>) -> Reply {
    let means = ctx.data().means(&ctx.serenity_context().http);
    Reply::to_command(means, ctx.interaction)
}

/// Says that an answer is coming and then shows it, for the person's eyes only, when it is this command's turn among all
/// that the person asks for.
async fn answer(ctx: Ctx<'_>, work: impl Future<Output = Shown>) {
    let reply = reply_to(ctx);
    let _open = ctx.data().open.begin();
    // From here on errors are told by an edit: poise has to know that there is something to edit.
    ctx.has_sent_initial_response
        .store(true, std::sync::atomic::Ordering::SeqCst);
    let Some(waiting) = ctx.data().admit(&reply).await else {
        return;
    };
    if reply.defer(AskedFor::Else).await {
        let _turn = waiting.turn().await;
        reply.show(work.await).await;
    }
}
