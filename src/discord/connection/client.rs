//! Connecting to Discord, serving, and ending in good order.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ApplicationId, ClientBuilder, GatewayIntents, Http};

use super::register::{introduce, register};
use super::session::{Pulse, Watch};
use super::start_error::StartError;
use super::{gateway, register};
use crate::discord::emojis::{self, Emojis, Signs};
use crate::discord::interaction::actions::Actions;
use crate::discord::interaction::data::{Data, Trouble};
use crate::discord::interaction::events::{Events, Unreadable, broke};
use crate::discord::interaction::in_flight::InFlight;
use crate::discord::interaction::open_panels::OpenPanels;
use crate::discord::interaction::origin::Origin;
use crate::discord::interaction::reply::{Reply, WORDS_WAIT};
use crate::discord::interaction::rights::Owners;
use crate::discord::interaction::turns::Turns;
use crate::discord::interaction::{commands, deferred};
use crate::discord::message::bounds::Bounds;
use crate::discord::message::messenger::{DiscordMessenger, Myself};
use crate::discord::message::press_tokens::PressTokens;
use crate::discord::picture::kept::Kept;
use crate::discord::picture::pictures::Pictures;
use crate::discord::wire::limiter::forget_waits_of_another_clock;
use crate::discord::wire::loopback::on_this_machine;
use crate::discord::wire::outage::Outage;
use crate::discord::wire::permissions::invite_link;
use crate::discord::wire::transport::{DiscordConfig, http};
use crate::host::Host;
use crate::metrics::Metrics;
use crate::render::{Painter, Theme};
use crate::wording::{Languages, text};

/// How long the end waits for open answers. A supervisor loses patience after ten seconds.
const END: Duration = Duration::from_secs(7);

/// A connection to Discord that has been tried, before anything is served.
pub struct Connection {
    http: Http,
    // The client swallows the other one; notices and answers to presses have different rate limits anyway.
    http_for_messenger: Arc<Http>,
    pictures: Pictures,
    languages: Languages,
    myself: Myself,
    application: ApplicationId,
    gateway: String,
    pauses: &'static [Duration],
    words_wait: Duration,
    emojis: Emojis,
    signs: Signs,
    backup_days: Option<u32>,
    tokens: PressTokens,
    kept: Kept,
    bounds: Bounds,
    metrics: Metrics,
}

impl Connection {
    /// Tries to reach Discord. This will paint pictures, on such a ground.
    ///
    /// # Errors
    /// Says why there is none.
    pub async fn open(
        config: &DiscordConfig,
        painter: Arc<Painter>,
        theme: Theme,
        languages: Languages,
        metrics: Metrics,
    ) -> Result<Connection, StartError> {
        let http = http(config)?;
        // The client asks once, and after a failure goes to Discord's real gateway for ever: it will be told this one.
        let found = register::find_gateway(&http, &metrics, config.pauses).await?;
        gateway::compare_clocks(found.ahead);
        let gateway = found.url;
        if config.transport.is_local() && !on_this_machine(&gateway) {
            return Err(StartError::GatewayElsewhere(gateway));
        }
        let application = introduce(&http, &metrics, config.pauses).await?;
        let http_for_messenger = self::http(config)?;
        http_for_messenger.set_application_id(application);
        // Nobody can be invited to a stand-in.
        if !config.transport.is_local() {
            tracing::info!("invite the bot with {}", invite_link(application));
        }
        Ok(Connection {
            http,
            http_for_messenger: Arc::new(http_for_messenger),
            pictures: Pictures::new(painter, theme).measured(metrics.clone()),
            languages,
            myself: Myself::default(),
            application,
            gateway,
            pauses: config.pauses,
            words_wait: WORDS_WAIT,
            emojis: Emojis::default(),
            signs: Signs::Drawn,
            backup_days: None,
            tokens: PressTokens::default(),
            kept: Kept::default(),
            bounds: Bounds::default(),
            metrics,
        })
    }

    /// The application that the token is of.
    pub fn application(&self) -> u64 {
        self.application.get()
    }

    /// Words wait so long for their pictures, instead of [`WORDS_WAIT`].
    #[must_use]
    pub fn with_words_waiting(self, words_wait: Duration) -> Connection {
        Connection { words_wait, ..self }
    }

    /// Signs look so.
    #[must_use]
    pub fn with_signs(self, signs: Signs) -> Connection {
        Connection { signs, ..self }
    }

    /// Backups are kept for so many days.
    #[must_use]
    pub fn with_backups_for(self, backup_days: Option<u32>) -> Connection {
        Connection {
            backup_days,
            ..self
        }
    }

    /// What says the notices of a host over this connection.
    pub fn messenger(&self, host: &Host) -> DiscordMessenger {
        DiscordMessenger::new(
            Arc::clone(&self.http_for_messenger),
            self.pictures.clone(),
            self.languages.clone(),
            Arc::clone(&self.myself),
            host,
            self.emojis.clone(),
            self.tokens.clone(),
        )
        .within(self.bounds.clone())
        .with_kept(self.kept.clone())
    }

    /// Serves until `end`.
    pub async fn serve(
        self,
        host: Host,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let data = Data {
            actions: Actions {
                host,
                languages: self.languages.clone(),
                pictures: self.pictures,
                backup_days: self.backup_days,
            },
            in_flight: InFlight::new(),
            turns: Turns::measured(self.metrics.clone()),
            outage: Outage::default(),
            words_wait: self.words_wait,
            emojis: self.emojis.clone(),
            tokens: self.tokens,
            kept: self.kept,
            open: OpenPanels::default(),
            writers: Arc::default(),
            bounds: self.bounds,
        };
        let mut end = std::pin::pin!(end);
        let offered = commands::command_list(&self.languages);
        tokio::select! {
            registered = register(&self.http, &self.metrics, offered, self.pauses) => registered?,
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
            .raw_event_handler(Owners)
            .raw_event_handler(Unreadable {
                languages: data.actions.languages.clone(),
                metrics: self.metrics.clone(),
            });
        let mut client = tokio::select! {
            built = building.into_future() => built.map_err(ended)?,
            () = &mut end => return Ok(()),
        };
        let open = data.open.clone();
        let following = open.follow(data.actions.clone(), data.in_flight.clone());
        let following = tokio::spawn(following);
        let watch = Watch::over(&client, pulse, self.gateway).await;
        // Read before anything new is deferred. The host has logged what broke; people press again.
        let deferred_before = data.actions.host.open_deferred().await.unwrap_or_default();
        let http = Arc::clone(&client.http);
        let https = [Arc::clone(&http), Arc::clone(&self.http_for_messenger)];
        let clock = data.actions.host.clock();
        let limits = tokio::spawn(forget_waits_of_another_clock(https, clock));
        tokio::spawn(deferred::resume_all(
            data.clone(),
            Arc::clone(&http),
            deferred_before,
        ));
        // Beside everything else: nothing waits for drawings.
        let drawing = (self.signs == Signs::Drawn).then(|| {
            let http = Arc::clone(&self.http_for_messenger);
            let pictures = data.actions.pictures.clone();
            let metrics = self.metrics.clone();
            tokio::spawn(emojis::register::register_all(
                http,
                metrics,
                pictures,
                self.emojis,
            ))
        });
        let result = tokio::select! {
            ended_by_itself = client.start() => ended_by_itself.map_err(ended),
            hopeless = watch.keep(&http, &self.metrics) => Err(hopeless),
            () = &mut end => {
                tracing::info!("asked to end");
                Ok(())
            }
        };
        if let Some(drawing) = drawing {
            drawing.abort();
        }
        following.abort();
        limits.abort();
        watch.leave().await;
        data.in_flight.finished(END).await;
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
            commands: commands::all(&data.actions.languages),
            on_error: |error| Box::pin(on_error(error)),
            command_check: Some(|context| Box::pin(commands::propose_in_turn(context))),
            initialize_owners: false,
            allowed_mentions: Some(serenity::all::CreateAllowedMentions::new()),
            ..Default::default()
        })
        .setup(|_context, _ready, _framework| Box::pin(async move { Ok(data) }))
        .build()
}

/// Answers kindly and to the person alone; poise's own would post the error into the channel.
async fn on_error(error: poise::FrameworkError<'_, Data, Trouble>) {
    if let poise::FrameworkError::CommandCheckFailed { error: None, .. } = error {
        // Proposals that were given up.
        return;
    }
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
    let (interaction, data, discord) =
        if let Some(poise::Context::Application(context)) = error.ctx() {
            (
                context.interaction,
                context.data(),
                context.serenity_context(),
            )
        } else if let poise::FrameworkError::UnknownInteraction {
            interaction,
            framework,
            ..
        } = error
        {
            let data = framework.user_data().await;
            (interaction, data, framework.serenity_context)
        } else {
            return;
        };
    let (user, member) = (&interaction.user, interaction.member.as_deref());
    let origin = Origin::of_command(interaction, &discord.cache);
    let reader = data.reader(user, member, origin, &interaction.locale);
    let reply = Reply::to_command(data.means(&discord.http), reader, origin, interaction);
    if senseless {
        reply
            .say(&reply.wording().private(text!(command_unknown)))
            .await;
    } else {
        broke(&reply).await;
    }
}
