//! The stand-in of Discord on this machine: with the bot in it, or alone.

use std::net::SocketAddr;
use std::path::PathBuf;

use viceroy::app::{self, AppConfig};
use viceroy::discord::{DiscordConfig, Loopback, Way};
use viceroy::standin::{self, AheadClock, Clock, StandinConfig};

use crate::config::Config;
use crate::{Failure, asked_to_end, cards, log};

/// Starts a stand-in of Discord and the bot in it.
pub async fn play(config: Config) -> Result<(), Failure> {
    let cards = cards(&config)?;
    // The pretend server is kept beside the games: both survive the same accidents.
    let keep = config.database.with_extension("playground");
    let standin = standin::start(StandinConfig {
        addr: config.playground,
        ..StandinConfig::on_any_port().kept_in(keep)
    })
    .await?;
    println!(
        "No DISCORD_TOKEN is set, so here is the local playground: http://{}",
        standin.addr()
    );
    let discord = DiscordConfig {
        token: standin.token().to_owned(),
        way: Way::Proxied(Loopback::parse(&standin.api_base())?),
    };
    let app = AppConfig {
        cards: Some(cards),
        ..AppConfig::real(config.database, discord)
    };
    let served = app::serve(app, asked_to_end()).await;
    standin.shut_down();
    Ok(served?)
}

/// Runs a stand-in without a bot, for bots that come by themselves.
pub async fn standin_alone(addr: SocketAddr, keep: Option<PathBuf>) -> Result<(), Failure> {
    log(&Config::read()?)?;
    let standin = standin::start(StandinConfig {
        addr,
        keep,
        clock: Clock::Ahead(AheadClock::default()),
        ..StandinConfig::on_any_port()
    })
    .await?;
    let at = standin.addr();
    println!("A stand-in of Discord for bots on this machine:");
    println!("  token    {}", standin.token());
    println!("  REST     http://{at}/api/v10");
    println!("  gateway  ws://{at}");
    println!("  page     http://{at}");
    println!("  control  http://{at}/control");
    asked_to_end().await;
    standin.shut_down();
    Ok(())
}
