//! Slash commands: `/viceroy` and one file for each of its parts.

mod answering;
mod card;
mod choose;
mod hand;
mod help;
mod new;
mod settings;
mod table;

use super::data::{Data, Trouble};
use crate::wording::refusals;
use answering::{Ctx, reply_to};

/// All commands.
pub fn all() -> Vec<poise::Command<Data, Trouble>> {
    let mut viceroy = viceroy();
    viceroy.subcommands = viceroy.subcommands.into_iter().map(new::in_words).collect();
    vec![viceroy]
}

/// The commands as they are registered, so that a test can hold them against Discord's limits.
pub fn command_list() -> Vec<serenity::all::CreateCommand> {
    poise::builtins::create_application_commands(&all())
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
