//! The bot as a process: what it writes, how it ends, and how it keeps its connection.
#![cfg(unix)]

mod line;
mod log;
mod monitor;
mod nonsense;
mod stuck;

use crate::bot::Bot;
use crate::folder::folder;
use crate::server::Server;

/// Starts a bot for a server that has none.
fn bot_of(server: &Server) -> Bot {
    logging(server, &[])
}

/// The same with a filter of what is written.
fn logging(server: &Server, variables: &[(&str, &str)]) -> Bot {
    let database = server.database();
    Bot::start(&server.fake, database.parent().unwrap(), variables)
}

/// A stand-in without a bot.
pub async fn server() -> Server {
    let folder = folder();
    let luck = std::sync::Arc::new(viceroy::service::SystemLuck);
    let config = viceroy_fake_discord::FakeDiscordConfig::on_any_port();
    Server::without_bot(config, folder, luck).await
}
