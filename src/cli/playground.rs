//! The fake Discord on this machine, with or without the bot.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde_json::json;
use viceroy::app::{self, AppConfig, AppError};
use viceroy::discord::{DiscordConfig, Loopback, Transport};
use viceroy::i18n::{Wording, lobby};
use viceroy::metrics::Metrics;
use viceroy::render::Painter;
use viceroy_fake_discord::{
    APPLICATION, AheadClock, Clock, FakeDiscordConfig, FakeDiscordError, Greeting, GreetingButton,
    GreetingCommand, RateLimits, intents,
};

use super::config::Config;
use super::failure::Failure;
use super::logging;
use super::redaction::Redaction;
use super::signal::asked_to_end;

/// # Errors
/// Why the fake Discord did not start; inside, why the bot did not or stopped.
pub async fn play(config: Config, metrics: Metrics) -> Result<Result<(), AppError>, Failure> {
    let painter = Arc::new(Painter::with_cards(config.catalogue()?)?);
    let languages = config.languages()?;
    // Stored beside the database, so that both survive the same failures.
    let keep = config.database.with_extension("playground");
    let greetings = languages.iter().map(|w| greeting(w)).collect();
    let fake = viceroy_fake_discord::start(FakeDiscordConfig {
        addr: config.playground,
        greetings,
        ..FakeDiscordConfig::on_any_port().kept_in(keep)
    })
    .await
    .map_err(|error| {
        elsewhere(error, "PLAYGROUND_ADDR names another address for the playground")
    })?;
    let token = fake.token().to_owned();
    let transport = Transport::Proxied(Loopback::parse(&fake.api_base())?);
    let discord = DiscordConfig::patient(token, transport);
    println!("No DISCORD_TOKEN is set, so here is the local playground: {}", fake.api_base());
    let app = AppConfig {
        painter: Some(painter),
        theme: config.theme,
        languages: Some(languages),
        lobbies: config.lobbies,
        backups: config.backups,
        metrics,
        monitored_at: config.watching.metrics,
        // A token that was forgotten or misspelt must not take real games along.
        only_of: Some(APPLICATION.0),
        ..AppConfig::real(config.database, discord)
    };
    let served = app::serve(app, asked_to_end()).await;
    fake.shut_down();
    Ok(served)
}

fn elsewhere(error: FakeDiscordError, otherwise: &str) -> Failure {
    match error {
        FakeDiscordError::Taken(_) => format!("{error}; {otherwise}").into(),
        FakeDiscordError::Keep(_, ref cause) => format!("{error} ({cause})").into(),
        error => error.into(),
    }
}

/// One button starts the tutorial, another a solo game with a virtual opponent. The lobby is in its
/// opener's language, so the label of its start button is too.
fn greeting(w: &Wording) -> Greeting {
    let said = lobby::greeting(w);
    let command = |part: &str, options| GreetingCommand {
        name: "viceroy".to_owned(),
        path: vec![part.to_owned()],
        options,
    };
    let learn = GreetingButton {
        label: said.learn,
        command: command("learn", json!({})),
        then_press: None,
    };
    let play = GreetingButton {
        label: said.button,
        command: command("new", json!({"virtual_opponents": 1})),
        then_press: Some(said.start),
    };
    Greeting {
        locale: w.language().to_string(),
        title: said.title,
        text: said.text,
        buttons: vec![learn, play],
    }
}

/// How a stand-in without a bot is to run.
#[derive(Args)]
pub struct FakeDiscordArgs {
    /// Where to listen; a loopback address.
    #[arg(long, default_value = "127.0.0.1:8421")]
    addr: SocketAddr,
    /// The folder in which the pretend server is kept; without, it is forgotten at the end.
    #[arg(long)]
    keep: Option<PathBuf>,
    /// What is done about rate limits.
    #[arg(long, value_enum, default_value_t = Limits::Enforced)]
    rate_limits: Limits,
    /// A privileged intent that the bot has been granted; may be given several times.
    #[arg(long, value_enum, value_name = "INTENT")]
    grant: Vec<Privileged>,
}

/// What is done about rate limits.
#[derive(Clone, Copy, ValueEnum)]
enum Limits {
    /// Who does not keep them is refused, as by Discord.
    Enforced,
    /// They are named in every answer, and nobody is refused.
    Announced,
}

/// An intent that Discord grants on request only.
#[derive(Clone, Copy, ValueEnum)]
enum Privileged {
    /// GUILD_MEMBERS
    Members,
    /// GUILD_PRESENCES
    Presences,
    /// MESSAGE_CONTENT
    Content,
}

impl Privileged {
    fn bit(self) -> u64 {
        match self {
            Privileged::Members => intents::GUILD_MEMBERS,
            Privileged::Presences => intents::GUILD_PRESENCES,
            Privileged::Content => intents::MESSAGE_CONTENT,
        }
    }
}

pub async fn fake_discord_alone(wanted: FakeDiscordArgs) -> Result<(), Failure> {
    let config = Config::read()?;
    let (style, metrics) = (config.watching.log, Metrics::default());
    logging::start(&config.log, style, Redaction::of(None), metrics)?;
    let fake = viceroy_fake_discord::start(FakeDiscordConfig {
        addr: wanted.addr,
        keep: wanted.keep,
        clock: Clock::Ahead(AheadClock::default()),
        limits: match wanted.rate_limits {
            Limits::Enforced => RateLimits::DISCORD,
            Limits::Announced => RateLimits::Announced,
        },
        privileged_intents: wanted.grant.iter().fold(0, |all, one| all | one.bit()),
        ..FakeDiscordConfig::on_any_port()
    })
    .await
    .map_err(|error| elsewhere(error, "--addr names another address"))?;
    let at = fake.addr();
    println!("A stand-in of Discord for bots on this machine:");
    println!("  token    {}", fake.token());
    println!("  REST     http://{at}/api/v10");
    println!("  gateway  ws://{at}");
    println!("  page     http://{at}");
    println!("  control  http://{at}/control");
    asked_to_end().await;
    fake.shut_down();
    Ok(())
}
