//! The adapter to Discord: poise and serenity live only here. It knows prompt shapes, no rules; every button carries
//! all it needs, so a restart loses none; everything private is shown to one person only.
//!
//! `gateway` keeps the connection, `connection` starts and serves, `interaction` answers what people press and command, `message` says
//! what everybody reads, `panel` turns a question into buttons and menus, `picture` paints, and `wire` is how all of it is
//! spelled for Discord.

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
pub use wire::transport::{BadDisguise, DiscordConfig, Disguise, Pace, Transport};
pub use wire::{answer_code, component, custom_id, letters};

use viceroy_service::Host;

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
