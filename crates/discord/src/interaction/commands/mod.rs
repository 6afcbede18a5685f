//! The command `/viceroy` and the context menu commands.

mod answering;
mod choose;
mod close;
mod friends;
mod games;
mod help;
mod menus;
mod my_data;
mod new;
mod play;
mod ratings;
mod rules;
mod server;
mod settings;
mod words;

use crate::prelude::*;
use answering::{Ctx, reader, reply_to};

pub use answering::propose_in_turn;

pub fn all(languages: &Languages) -> Vec<poise::Command<Data, Trouble>> {
    let all = [viceroy(), menus::my_hand(), menus::invite()];
    all.map(|command| words::in_words(languages, command)).into()
}

/// Public so that a test can check Discord's limits.
pub fn command_list(languages: &Languages) -> Vec<serenity::all::CreateCommand> {
    let all = all(languages);
    let created = all.iter().flat_map(|command| {
        let typed = command.create_as_slash_command();
        typed.into_iter().chain(menus::created(command))
    });
    created.collect()
}

// Contexts are explicit: a new application's settings offer commands everywhere.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel",
    subcommands(
        "play::play",
        "play::daily",
        "help::learn",
        "games::hand",
        "games::tables",
        "games::games",
        "new::new",
        "friends::join",
        "friends::invite",
        "games::table",
        "choose::choose",
        "games::players",
        "games::archive",
        "ratings::profile",
        "ratings::ranking",
        "rules::card",
        "rules::rules",
        "settings::settings",
        "help::help",
        "my_data::report",
        "my_data::my_data",
        "my_data::forget_me",
        "server::server",
        "close::close",
        "server::bar"
    ),
    subcommand_required
)]
async fn viceroy(ctx: Ctx<'_>) -> Result<(), Trouble> {
    // Discord's own clients always send a subcommand.
    reply_to(ctx).say(&reader(ctx).wording.private(text!(command_unknown))).await;
    Ok(())
}
