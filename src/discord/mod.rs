//! The adapter to Discord: poise and serenity live only here. It knows prompt shapes, no rules; every button carries
//! all it needs, so a restart loses none; everything private is shown to one person only.

pub mod answer_code;
mod client;
mod commands;
mod desk;
mod errors;
mod events;
mod loopback;
mod messenger;
mod open;
pub mod panel;
mod people;
mod pictures;
mod posts;
mod register;
mod reply;
mod route;
pub mod ticket;
mod typed_gems;

pub use client::{Connection, DiscordConfig, StartError};
pub use loopback::{Loopback, NotLoopback};
pub use messenger::DiscordMessenger;

use crate::host::Host;

/// Serves a host on Discord until the process is asked to end. The host must already have been given a messenger of
/// `connection`.
///
/// # Errors
/// Says why the bot could not start or had to stop.
pub async fn run(connection: Connection, host: Host) -> Result<(), StartError> {
    connection.serve(host).await
}
