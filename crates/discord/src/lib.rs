//! The adapter to Discord: poise and serenity live only here. It knows shapes of questions, no rules; every button carries all it
//! needs, so a restart loses none; what is private is shown to one person only.
//!
//! - [`Connection`]: the bot's connection, made from a [`DiscordConfig`]; [`run`] serves a host on it;
//! - [`DiscordMessenger`]: sends, edits and deletes the messages that should exist;
//! - [`custom_id`]: what a button carries. What was posted once is read for ever.
//!
//! `gateway` keeps the connection, `connection` starts and serves, `interaction` answers what people press and command, `message` says
//! what everybody reads, [`panel`] turns a question into buttons and menus, `picture` paints, `emojis` registers the signs of the
//! game, and `wire` is the format on the wire. Begin with `interaction/route.rs`.

mod connection;
mod emojis;
mod gateway;
mod interaction;
mod message;
pub mod panel;
mod picture;
mod wire;

pub use connection::application::{TokenOwner, token_owner};
pub use connection::client::Connection;
pub use connection::start_error::StartError;
pub use emojis::Signs;
pub use interaction::commands::command_list;
pub use interaction::reply::WORDS_WAIT;
pub use interaction::{day_menus, proposals, settings};
pub use message::messenger::DiscordMessenger;
pub use message::{
    analysis_message, games_message, lesson_message, organiser_panel, posts, rules_message,
    seats_message,
};
pub use picture::pictures;
pub use wire::loopback::{Loopback, NotLoopback};
pub use wire::transport::{DiscordConfig, DiscordOverride, InvalidOverride, Pace, Transport};
pub use wire::{answer_code, component, custom_id, letters, limits};

use viceroy_service::Host;

/// Serves a host on Discord until `end`; a delivery worker with a messenger of `connection` says the host's messages meanwhile.
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
