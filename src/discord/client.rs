//! Connecting to Discord, serving, and ending in good order.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serenity::all::{Client, ClientBuilder, GatewayIntents, Http, InteractionId};

use super::born;
use super::commands;
use super::desk::Desk;
use super::errors::{self, Failure};
use super::events::{Events, Unreadable, broke};
use super::loopback::on_this_machine;
use super::messenger::{DiscordMessenger, Myself};
use super::open::OpenAnswers;
use super::permissions::invite_link;
use super::pictures::Pictures;
use super::promises;
use super::register::{self, introduce, register};
use super::reply::{Means, Reply};
use super::way::{DiscordConfig, http};
use crate::cards::Catalogue;
use crate::host::Host;
use crate::render::Theme;

/// How long the end waits for open answers.
const END: Duration = Duration::from_secs(12);
/// How old an interaction may be when it arrives; later Discord has given up on it.
const FRESH: i64 = 3000;

/// Why the bot could not start or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The HTTP client could not be made.
    #[error("no HTTP client: {0}")]
    Http(#[from] reqwest::Error),
    /// The painter could not be made ready.
    #[error("pictures cannot be painted: {0}")]
    Pictures(#[from] crate::render::RenderError),
    /// Discord does not answer.
    #[error(
        "Discord cannot be reached ({0}). Check the network of this machine and start the bot again."
    )]
    Unreachable(String),
    /// Discord does not know the token.
    #[error(
        "Discord does not know this token. Reset it on the page Bot of your application in Discord's developer portal \
         and put the new one into DISCORD_TOKEN."
    )]
    WrongToken,
    /// Discord refuses something else.
    #[error("Discord did not accept the bot: {0}")]
    Refused(String),
    /// The stand-in names a gateway elsewhere.
    #[error("the stand-in names a gateway on another machine: {0}")]
    GatewayElsewhere(String),
    /// The commands could not be registered.
    #[error("Discord did not accept the bot's commands: {0}")]
    Commands(String),
    /// The connection ended for good.
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
}

impl StartError {
    /// What a failed request at the start means; what Discord refused becomes what `refused` makes of it.
    pub(super) fn of(error: &serenity::Error, refused: fn(String) -> StartError) -> StartError {
        match errors::failure(error) {
            Failure::Unreachable(why) => StartError::Unreachable(why),
            Failure::Unauthorized => StartError::WrongToken,
            Failure::Refused(why) => refused(why),
        }
    }
}

/// An error inside a command; all that players see is told before it comes to this.
pub(super) type Trouble = serenity::Error;

/// What commands and presses work with.
#[derive(Clone)]
pub(super) struct Data {
    pub(super) desk: Desk,
    pub(super) open: OpenAnswers,
}

impl Data {
    /// What answers are made with.
    pub(super) fn means(&self, http: &Arc<Http>) -> Means {
        Means {
            http: Arc::clone(http),
            host: self.desk.host.clone(),
        }
    }
}

/// A way to Discord that has been tried, before anything is served.
pub struct Connection {
    http: Http,
    // The client swallows the other one; notices and answers to presses have different rate limits anyway.
    http_for_messenger: Arc<Http>,
    pictures: Pictures,
    myself: Myself,
}

impl Connection {
    /// Tries the way to Discord. Pictures will show these cards, on such a ground.
    ///
    /// # Errors
    /// Says why there is none.
    pub async fn open(
        config: &DiscordConfig,
        cards: &'static Catalogue,
        theme: Theme,
    ) -> Result<Connection, StartError> {
        let http = http(config)?;
        // The client asks once, and after a failure goes to Discord's real gateway for ever: ask before it does.
        let gateway = register::gateway(&http).await?;
        if config.way.is_local() && !on_this_machine(&gateway) {
            return Err(StartError::GatewayElsewhere(gateway));
        }
        let application = introduce(&http).await?;
        // Nobody can be invited to a stand-in.
        if !config.way.is_local() {
            tracing::info!("invite the bot with {}", invite_link(application));
        }
        Ok(Connection {
            http,
            http_for_messenger: Arc::new(self::http(config)?),
            pictures: Pictures::new(cards, theme)?,
            myself: Myself::default(),
        })
    }

    /// What says notices over this connection.
    pub fn messenger(&self) -> DiscordMessenger {
        DiscordMessenger::new(
            Arc::clone(&self.http_for_messenger),
            self.pictures.clone(),
            Arc::clone(&self.myself),
        )
    }

    /// Serves until `end`.
    pub(super) async fn serve(
        self,
        host: Host,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let data = Data {
            desk: Desk {
                host,
                pictures: self.pictures,
            },
            open: OpenAnswers::new(),
        };
        let framework = framework(data.clone());
        register(&self.http, super::command_list()).await?;
        let events = Events {
            data: data.clone(),
            myself: self.myself,
        };
        let mut client = ClientBuilder::new_with_http(self.http, GatewayIntents::GUILDS)
            .framework(framework)
            .event_handler(events)
            .raw_event_handler(Unreadable)
            .await
            .map_err(ended)?;
        end_with(&client, end);
        // Read before anything new is promised. The host has logged what broke; people press again.
        let promised = data.desk.host.open_promises().await.unwrap_or_default();
        let http = Arc::clone(&client.http);
        tokio::spawn(promises::keep_all(data.clone(), http, promised));
        let result = client.start().await.map_err(ended);
        data.open.finished(END).await;
        result
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn ended(error: serenity::Error) -> StartError {
    StartError::Ended(error.to_string())
}

fn framework(data: Data) -> poise::Framework<Data, Trouble> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands::all(),
            on_error: |error| Box::pin(on_error(error)),
            initialize_owners: false,
            allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
            ..Default::default()
        })
        .setup(|_context, _ready, _framework| Box::pin(async move { Ok(data) }))
        .build()
}

/// Answers kindly and to the person alone; poise's own would post the error into the channel.
async fn on_error(error: poise::FrameworkError<'_, Data, Trouble>) {
    tracing::error!(%error, "a command failed");
    if let Some(poise::Context::Application(context)) = error.ctx() {
        let means = context.data().means(&context.serenity_context().http);
        broke(&Reply::to_command(means, context.interaction)).await;
    } else if let poise::FrameworkError::UnknownInteraction {
        interaction,
        framework,
        ..
    } = error
    {
        let http = &framework.serenity_context.http;
        let means = framework.user_data().await.means(http);
        broke(&Reply::to_command(means, interaction)).await;
    }
}

/// Whether an interaction can still be answered: one that was kept back by a broken connection cannot.
pub(super) fn is_fresh(id: InteractionId) -> bool {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX));
    let age = now - born::at(id.get());
    if age > FRESH {
        tracing::warn!(%id, age, "an interaction came too late (or this machine's clock is wrong)");
    }
    age <= FRESH
}

fn end_with(client: &Client, end: impl Future<Output = ()> + Send + 'static) {
    let shards = Arc::clone(&client.shard_manager);
    tokio::spawn(async move {
        end.await;
        tracing::info!("asked to end");
        shards.shutdown_all().await;
    });
}
