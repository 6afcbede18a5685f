//! The Discord adapter, the only crate that uses poise and serenity. Every button carries all it
//! needs, so a restart breaks none, and private content is shown to one user only.
//!
//! - [`Connection`]: the bot's connection, made from a [`DiscordConfig`]; [`run`] serves on it;
//! - [`DiscordMessenger`]: sends, edits and deletes the bot's messages;
//! - [`custom_id`]: what a button carries. Ids once posted must stay readable forever.
//!
//! `gateway` keeps the connection, `connection` starts and serves, `interaction` handles buttons
//! and commands, `message` builds messages, [`panel`] turns a question into buttons and menus,
//! `picture` renders images, `emojis` registers emojis, `servers` is what the bot keeps of its
//! servers, and `wire` is the wire format. Start reading at `interaction/route.rs`.

mod connection;
mod emojis;
mod gateway;
mod interaction;
mod message;
pub mod panel;
mod picture;
mod prelude;
mod servers;
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
    again_message, analysis_message, archive_message, finished_message, games_message,
    lesson_message, organiser_panel, panel_message, posts, profile_message, rules_message,
    season_message, seats_message, tables_message,
};
pub use picture::pictures;
pub use wire::loopback::{Loopback, NotLoopback};
pub use wire::transport::{DiscordConfig, DiscordOverride, InvalidOverride, Pace, Transport};
pub use wire::{answer_code, component, custom_id, letters, limits};

use viceroy_service::Host;

/// Serves on Discord until `end`, then finishes interactions in progress. The delivery worker must
/// run alongside, with a messenger of `connection`.
///
/// # Errors
/// When the bot cannot start or has to stop.
pub async fn run(
    connection: Connection,
    host: Host,
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    connection.serve(host, end).await
}
