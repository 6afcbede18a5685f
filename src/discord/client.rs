//! Connecting to Discord, serving, and ending in good order.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ClientBuilder, GatewayIntents, Http};

use super::commands;
use super::desk::Desk;
use super::errors::{self, Failure};
use super::events::{Events, Unreadable, broke};
use super::gateway;
use super::loopback::on_this_machine;
use super::messenger::{DiscordMessenger, Myself};
use super::open::OpenAnswers;
use super::outage::Outage;
use super::permissions::invite_link;
use super::pictures::Pictures;
use super::promises;
use super::register::{self, introduce, register};
use super::reply::{Means, Reply, WORDS_WAIT};
use super::turns::{Arrival, Turns, Waiting};
use super::watch::{Pulse, Watch};
use super::way::{DiscordConfig, http};
use crate::cards::Catalogue;
use crate::host::Host;
use crate::notice::Salt;
use crate::render::Theme;
use crate::wording::refusals;

/// How long the end waits for open answers. A supervisor loses patience after ten seconds.
const END: Duration = Duration::from_secs(7);

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
    /// No connection to the gateway comes about, although Discord can be reached.
    #[error(
        "Discord can be reached, but for {} minutes there has been no connection to its gateway. Start the bot again; a \
         supervisor does that by itself.",
        super::vigil::HOPELESS.as_secs() / 60
    )]
    StillOffline,
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

impl From<serenity::Error> for StartError {
    fn from(error: serenity::Error) -> StartError {
        StartError::of(&error, StartError::Refused)
    }
}

/// An error inside a command; all that players see is told before it comes to this.
pub(super) type Trouble = serenity::Error;

/// What commands and presses work with.
#[derive(Clone)]
pub(super) struct Data {
    pub(super) desk: Desk,
    pub(super) open: OpenAnswers,
    turns: Turns,
    outage: Outage,
    words_wait: Duration,
}

impl Data {
    /// What answers are made with.
    pub(super) fn means(&self, http: &Arc<Http>) -> Means {
        Means {
            http: Arc::clone(http),
            host: self.desk.host.clone(),
            outage: self.outage.clone(),
            words_wait: self.words_wait,
        }
    }

    /// Lets an interaction wait for its turn among all of the same person. Nothing if there are too many: then the
    /// person was told so.
    pub(super) async fn admit(&self, reply: &Reply) -> Option<Waiting> {
        match self.turns.line_up(reply.user(), reply.id()) {
            Arrival::Waits(waiting) => Some(waiting),
            Arrival::Crowded(crowded) => {
                let _telling = crowded.may_be_told().await;
                reply.say(&refusals::one_after_the_other()).await;
                None
            }
            Arrival::Lost => None,
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
    gateway: String,
    words_wait: Duration,
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
        // The client asks once, and after a failure goes to Discord's real gateway for ever: it will be told this one.
        let found = register::find_gateway(&http).await?;
        gateway::compare_clocks(found.ahead);
        let gateway = found.url;
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
            gateway,
            words_wait: WORDS_WAIT,
        })
    }

    /// Words wait so long for their pictures, instead of [`WORDS_WAIT`].
    #[must_use]
    pub fn with_words_waiting(self, words_wait: Duration) -> Connection {
        Connection { words_wait, ..self }
    }

    /// What says notices over this connection, marked with this salt.
    pub fn messenger(&self, salt: Salt) -> DiscordMessenger {
        DiscordMessenger::new(
            Arc::clone(&self.http_for_messenger),
            self.pictures.clone(),
            Arc::clone(&self.myself),
            salt,
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
            turns: Turns::default(),
            outage: Outage::default(),
            words_wait: self.words_wait,
        };
        let mut end = std::pin::pin!(end);
        tokio::select! {
            registered = register(&self.http, super::command_list()) => registered?,
            () = &mut end => return Ok(()),
        }
        let events = Events {
            data: data.clone(),
            myself: self.myself,
        };
        let pulse = Arc::new(Pulse);
        let building = ClientBuilder::new_with_http(self.http, GatewayIntents::GUILDS)
            .framework(framework(data.clone()))
            .event_handler(events)
            .event_handler_arc(Arc::clone(&pulse))
            .raw_event_handler(Unreadable);
        let mut client = tokio::select! {
            built = building.into_future() => built.map_err(ended)?,
            () = &mut end => return Ok(()),
        };
        let watch = Watch::over(&client, pulse, self.gateway).await;
        // Read before anything new is promised. The host has logged what broke; people press again.
        let promised = data.desk.host.open_promises().await.unwrap_or_default();
        let http = Arc::clone(&client.http);
        tokio::spawn(promises::keep_all(
            data.clone(),
            Arc::clone(&http),
            promised,
        ));
        let result = tokio::select! {
            ended_by_itself = client.start() => ended_by_itself.map_err(ended),
            hopeless = watch.keep(&http) => Err(hopeless),
            () = &mut end => {
                tracing::info!("asked to end");
                Ok(())
            }
        };
        watch.leave().await;
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
    // Discord's own programs send nothing that is not offered.
    let senseless = matches!(
        error,
        poise::FrameworkError::ArgumentParse { .. }
            | poise::FrameworkError::CommandStructureMismatch { .. }
            | poise::FrameworkError::SubcommandRequired { .. }
            | poise::FrameworkError::UnknownInteraction { .. }
    );
    if senseless {
        tracing::info!(%error, "a command made no sense");
    } else {
        tracing::error!(%error, "a command failed");
    }
    let (interaction, means) = if let Some(poise::Context::Application(context)) = error.ctx() {
        let http = &context.serenity_context().http;
        (context.interaction, context.data().means(http))
    } else if let poise::FrameworkError::UnknownInteraction {
        interaction,
        framework,
        ..
    } = error
    {
        let http = &framework.serenity_context.http;
        (interaction, framework.user_data().await.means(http))
    } else {
        return;
    };
    let reply = Reply::to_command(means, interaction);
    if senseless {
        reply.say(&refusals::no_such_command()).await;
    } else {
        broke(&reply).await;
    }
}
