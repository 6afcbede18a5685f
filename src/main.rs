//! The command line.

mod config;

use std::process::ExitCode;

use clap::Parser;
use config::Config;
use tracing_subscriber::EnvFilter;
use viceroy::discord::{self, Connection, DiscordConfig};
use viceroy::host::Host;

/// Hosts the card game Viceroy on Discord, over days.
///
/// With DISCORD_TOKEN set it connects to Discord; without, it starts a local playground. See .env.example.
#[derive(Parser)]
#[command(version)]
struct CommandLine {}

type Failure = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main]
async fn main() -> ExitCode {
    let CommandLine {} = CommandLine::parse();
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("viceroy: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), Failure> {
    let config = Config::read()?;
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::try_new(&config.log)?)
        .with_writer(std::io::stderr)
        .init();
    match &config.token {
        Some(token) => {
            let discord = DiscordConfig {
                token: token.clone(),
                api_base: config.api_base.clone(),
            };
            serve(&config, &discord).await
        }
        None => playground(&config).await,
    }
}

/// Serves games on Discord or on a stand-in of it.
async fn serve(config: &Config, discord: &DiscordConfig) -> Result<(), Failure> {
    let connection = Connection::open(discord).await?;
    let host = open_host(config, connection.messenger()).await?;
    discord::run(connection, host).await?;
    // JOIN: the host stops its courier here, after the last answer.
    Ok(())
}

/// JOIN: the host opens the store and starts the courier with this messenger.
async fn open_host(
    config: &Config,
    _messenger: discord::DiscordMessenger,
) -> Result<Host, Failure> {
    tracing::info!(database = %config.database.display(), "opening");
    Ok(Host {})
}

/// Starts a stand-in of Discord on this machine and plays there.
#[cfg(feature = "playground")]
async fn playground(config: &Config) -> Result<(), Failure> {
    println!(
        "No DISCORD_TOKEN: starting the local playground on http://{}",
        config.playground
    );
    // JOIN: let standin = standin::start(StandinConfig { addr: config.playground, keep }).await?;
    //       let discord = DiscordConfig {
    //           token: standin.token(),
    //           api_base: Some(Loopback::parse(&standin.api_base())?),
    //       };
    //       serve(config, &discord).await
    Err("the playground is not built yet".into())
}

/// A lean build has no stand-in.
#[cfg(not(feature = "playground"))]
async fn playground(_config: &Config) -> Result<(), Failure> {
    Err("DISCORD_TOKEN is not set, and this build has no playground".into())
}
