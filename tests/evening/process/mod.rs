//! The bot as a process: output, exit and connection handling.
#![cfg(unix)]

mod line;
mod log;
mod monitor;
mod nonsense;
mod stuck;

use crate::bot::Bot;
use crate::prelude::*;

fn bot_of(server: &Server) -> Bot {
    logging(server, &[])
}

fn logging(server: &Server, variables: &[(&str, &str)]) -> Bot {
    let database = server.database();
    Bot::start(&server.fake, database.parent().unwrap(), variables)
}

async fn running() -> (Server, Bot) {
    let server = server().await;
    let bot = bot_of(&server);
    bot.ready(&server.fake).await;
    (server, bot)
}

pub async fn server() -> Server {
    let folder = folder();
    let luck = std::sync::Arc::new(viceroy::service::SystemLuck);
    let config = viceroy_fake_discord::FakeDiscordConfig::on_any_port();
    Server::without_bot(config, folder, luck).await
}
