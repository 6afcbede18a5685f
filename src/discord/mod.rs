//! The adapter to Discord: poise and serenity live only here. It knows prompt shapes, no rules; every button carries
//! all it needs, so a restart loses none; everything private is shown to one person only.

pub mod answer_code;
mod attached;
mod client;
mod commands;
mod desk;
mod direct;
mod errors;
mod events;
mod gateway;
mod kept;
mod library;
mod loopback;
mod marks;
mod messenger;
mod open;
mod outage;
mod painting;
pub mod panel;
mod people;
mod permissions;
pub mod pictures;
pub mod posts;
mod promises;
pub mod proposals;
mod register;
mod reply;
mod route;
pub mod settings;
mod showing;
mod snowflake;
pub mod ticket;
mod turns;
mod typed_gems;
mod unreadable;
mod vigil;
mod watch;
mod way;
mod which;

pub use client::{Connection, StartError};
pub use loopback::{Loopback, NotLoopback};
pub use messenger::DiscordMessenger;
pub use reply::WORDS_WAIT;
pub use way::{BadDisguise, DiscordConfig, Disguise, Way};

use crate::host::Host;

/// Serves a host on Discord until `end`; a courier with a messenger of `connection` says the host's notices meanwhile.
/// Answers that are being worked on are finished.
///
/// # Errors
/// Says why the bot could not start or had to stop.
pub async fn run(
    connection: Connection,
    host: Host,
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    connection.serve(host, end).await
}

/// The commands as they are registered, so that a test can hold them against Discord's limits.
pub fn command_list() -> Vec<serenity::all::CreateCommand> {
    poise::builtins::create_application_commands(&commands::all())
}
