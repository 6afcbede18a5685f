//! Connects to Discord, serves, and shuts down gracefully.

use super::command_framework::CommandFramework;
use super::event_dispatcher::EventDispatcher;
use super::first_requests::{find_gateway, introduce};
use super::kept_sessions::KeptSessions;
use super::network::Outside;
use super::register::register;
use super::shards::Shards;
use super::start_error::StartError;
use crate::emojis::{self, Signs};
use crate::gateway::{FatalClose, Relay, RelayClient, ShardEnd, compare_clocks, is_trusted};
use crate::interaction::events::{Events, Unreadable};
use crate::interaction::handled::HandledInteractions;
use crate::interaction::in_flight::InFlight;
use crate::interaction::late_pictures::LatePictures;
use crate::interaction::late_presses::LatePresses;
use crate::interaction::open_panels::OpenPanels;
use crate::interaction::reply::WORDS_WAIT;
use crate::interaction::user_queue::UserQueue;
use crate::interaction::{commands, deferred};
use crate::message::boards::Boards;
use crate::message::bounds::Bounds;
use crate::message::messenger::{DiscordMessenger, Myself};
use crate::prelude::*;
use crate::wire::outage::Outage;
use crate::wire::permissions::invite_link;
use crate::wire::rate_limiter::forget_waits_of_another_clock;
use crate::wire::transport::{DiscordConfig, http, http_without_waiting};
use serenity::FutureExt as _;
use serenity::all::{Client, ClientBuilder, GatewayIntents};
use serenity::cache::Settings as CacheSettings;
use std::pin::Pin;
use tokio::task::{JoinError, JoinHandle, JoinSet};
use viceroy_render::{Painter, Theme};
use viceroy_service::GatewayIdentity;

/// Supervisors kill a process after ten seconds.
const END: Duration = Duration::from_secs(7);
const GOODBYE: Duration = Duration::from_secs(2);
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

pub struct Connection {
    http: Http,
    // `http` goes to the client; the two have different rate limits anyway.
    http_for_messenger: Arc<Http>,
    pictures: Pictures,
    /// Fails at once on a rate limit instead of sleeping.
    upkeep: Arc<Http>,
    config: DiscordConfig,
    languages: Languages,
    myself: Myself,
    application: Option<ApplicationId>,
    gateway: GatewayInfo,
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
    pub async fn open(
        config: &DiscordConfig,
        painter: Arc<Painter>,
        theme: Theme,
        languages: Languages,
        metrics: Metrics,
    ) -> Result<Connection, StartError> {
        let upkeep = http_without_waiting(config)?;
        let gateway = find_gateway(&upkeep, &metrics, config).await?;
        compare_clocks(gateway.ahead);
        if !is_trusted(&config.transport, &gateway.url) {
            return Err(StartError::GatewayElsewhere(gateway.url));
        }
        let application = introduce(&upkeep, &metrics, config).await?;
        let connection = Connection {
            http: http(config)?,
            http_for_messenger: Arc::new(http(config)?),
            upkeep: Arc::new(upkeep),
            config: config.clone(),
            pictures: Pictures::new(painter, theme).measured(metrics.clone()),
            languages,
            myself: Myself::default(),
            application,
            gateway,
            words_wait: WORDS_WAIT,
            emojis: Emojis::default(),
            signs: Signs::Drawn,
            backup_days: None,
            tokens: PressTokens::default(),
            kept: Kept::default(),
            bounds: Bounds::default(),
            metrics,
        };
        Ok(connection)
    }

    pub fn application(&self) -> Option<u64> {
        self.application.map(ApplicationId::get)
    }

    #[must_use]
    pub fn as_application(self, application: u64) -> Connection {
        let id = ApplicationId::new(application.max(1));
        for http in [&self.http, &*self.http_for_messenger, &*self.upkeep] {
            http.set_application_id(id);
        }
        // The fake Discord needs no invite link.
        if !self.config.transport.is_local() {
            tracing::info!("invite the bot with {}", invite_link(id));
        }
        let application = Some(id);
        Connection { application, ..self }
    }

    /// Overrides [`WORDS_WAIT`].
    #[must_use]
    pub fn with_words_waiting(self, words_wait: Duration) -> Connection {
        Connection { words_wait, ..self }
    }

    #[must_use]
    pub fn with_signs(self, signs: Signs) -> Connection {
        Connection { signs, ..self }
    }

    #[must_use]
    pub fn with_backups_for(self, backup_days: Option<u32>) -> Connection {
        Connection { backup_days, ..self }
    }

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

    pub async fn serve(
        self,
        host: Host,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let shards = self.shards(&host).await;
        host.expects_shards(shards);
        let servers = Servers::new(shards, Arc::clone(&self.upkeep), self.metrics.clone());
        let application = self.application.map_or(0, ApplicationId::get);
        let of = GatewayIdentity { application, shards, intents: INTENTS.bits() };
        let kept = KeptSessions::open(&host, of).await;
        let data = self.data(host.clone(), servers.clone());
        let mut end = std::pin::pin!(end);
        let Ok(relay) = Relay::bind().await else {
            return Err(StartError::NoPort);
        };
        let relay_url = relay.url();
        let events = Events { data: data.clone(), myself: Arc::clone(&self.myself) };
        let mut beside = JoinSet::new();
        self.begin_beside(&mut beside, &data);
        let network = self.outside(&host);
        let building = ClientBuilder::new_with_http(self.http, INTENTS)
            .cache_settings(nothing_cached())
            .framework(CommandFramework::new(data.clone()))
            .event_handler(events.clone())
            .raw_event_handler(Unreadable {
                languages: data.actions.languages.clone(),
                metrics: self.metrics.clone(),
            });
        let mut client = tokio::select! {
            built = building.into_future() => built.map_err(ended)?,
            () = &mut end => return Ok(()),
        };
        *client.ws_url.lock().await = relay_url;
        // Read before anything new is deferred. After an error, which the service logs, users press
        // again.
        let deferred_before = host.open_deferred().await.unwrap_or_default();
        let http = Arc::clone(&client.http);
        let https = [Arc::clone(&http), Arc::clone(&self.http_for_messenger)];
        beside.spawn(forget_waits_of_another_clock(https, host.clock()));
        let (told, heard) = mpsc::unbounded_channel();
        let (to_client, for_client) = mpsc::unbounded_channel();
        let sessions = kept.sessions();
        if !sessions.all().is_empty() {
            beside.spawn(events.clone().look_up_servers());
        }
        let dispatcher = EventDispatcher::new(events, servers, (shards, &sessions), to_client);
        beside.spawn(dispatcher.run(heard));
        beside.spawn(kept.clone().keep());
        tokio::spawn(deferred::resume_all(data.clone(), http, deferred_before));
        let all =
            Shards { network, count: shards, intents: INTENTS.bits(), sessions, events: told };
        let (stop, stopped) = watch::channel(false);
        let token = self.config.plain_token().to_owned();
        let may_open_more = self.config.shards.is_none();
        let (config, gateway) = (self.config, self.gateway);
        let connected = async {
            let client = relay.client(&token).await;
            let shards = tokio::spawn(all.run(config, gateway, stopped));
            (client, shards)
        };
        let result = serve_until(&mut client, connected, for_client, stop, end).await;
        drop(beside);
        data.in_flight.finished(END).await;
        kept.keep_last().await;
        result.map_err(|error| match error {
            StartError::GatewayRefused(FatalClose::ShardingRequired) if may_open_more => {
                StartError::Outgrown
            }
            error => error,
        })
    }

    fn data(&self, host: Host, servers: Servers) -> Data {
        let handled = HandledInteractions::since(discords_time(&host, self.gateway.ahead));
        Data {
            actions: Actions {
                host,
                languages: self.languages.clone(),
                pictures: self.pictures.clone(),
                backup_days: self.backup_days,
            },
            in_flight: InFlight::new(),
            turns: UserQueue::measured(self.metrics.clone()),
            outage: Outage::default(),
            words_wait: self.words_wait,
            emojis: self.emojis.clone(),
            tokens: self.tokens.clone(),
            kept: self.kept.clone(),
            handled,
            open: OpenPanels::default(),
            late_pictures: LatePictures::default(),
            late_presses: LatePresses::default(),
            writers: Arc::default(),
            bounds: self.bounds.clone(),
            servers,
        }
    }

    fn outside(&self, host: &Host) -> Outside {
        Outside {
            http: Arc::clone(&self.upkeep),
            transport: self.config.transport.clone(),
            host: host.clone(),
            metrics: self.metrics.clone(),
        }
    }

    /// What runs until the bot ends.
    fn begin_beside(&self, beside: &mut JoinSet<()>, data: &Data) {
        beside.spawn(data.open.clone().follow(data.actions.clone(), data.in_flight.clone()));
        let boards = Boards {
            http: Arc::clone(&self.upkeep),
            host: data.actions.host.clone(),
            languages: self.languages.clone(),
            pictures: data.actions.pictures.clone(),
            servers: data.servers.clone(),
        };
        beside.spawn(boards.keep());
        beside.spawn({
            let (upkeep, metrics) = (Arc::clone(&self.upkeep), self.metrics.clone());
            let offered = commands::command_list(&self.languages);
            async move { register(&upkeep, &metrics, offered).await }
        });
        if self.signs == Signs::Drawn {
            beside.spawn(emojis::register::register_all(
                Arc::clone(&self.http_for_messenger),
                self.metrics.clone(),
                data.actions.pictures.clone(),
                self.emojis.clone(),
                self.languages.clone(),
            ));
        }
    }

    /// As many as the operator wants, or else Discord. If Discord does not say, as before.
    async fn shards(&self, host: &Host) -> ShardCount {
        match (self.config.shards, self.gateway.shards) {
            (Some(wanted), _) => wanted,
            (None, Some(recommended)) => ShardCount::new(recommended),
            // The service logs errors.
            (None, None) => host.shards_before().await.ok().flatten().unwrap_or(ShardCount::ONE),
        }
    }
}

/// What is needed of servers is kept by [`Servers`].
fn nothing_cached() -> CacheSettings {
    let mut settings = CacheSettings::default();
    settings.cache_guilds = false;
    settings.cache_channels = false;
    settings.cache_users = false;
    settings
}

/// Discord's clock, which snowflake ids use; `ahead` is in seconds.
fn discords_time(host: &Host, ahead: Option<i64>) -> WallTime {
    let WallTime(now) = host.clock().wall();
    WallTime(now.saturating_sub(ahead.unwrap_or_default().saturating_mul(1000)))
}

async fn serve_until(
    client: &mut Client,
    connected: impl Future<Output = (RelayClient, JoinHandle<ShardEnd>)>,
    events: mpsc::UnboundedReceiver<String>,
    stop: watch::Sender<bool>,
    mut end: Pin<&mut impl Future<Output = ()>>,
) -> Result<(), StartError> {
    let shards = Arc::clone(&client.shard_manager);
    let mut serving = std::pin::pin!(client.start());
    let (relayed, mut shard) = tokio::select! {
        connected = connected => connected,
        ended_by_itself = &mut serving => return ended_by_itself.map_err(ended),
        () = &mut end => return Ok(()),
    };
    // Fused: polled again below after it may have ended.
    let mut relayed = std::pin::pin!(relayed.serve(events).fuse());
    let result = tokio::select! {
        ended_by_itself = &mut serving => ended_by_itself.map_err(ended),
        () = &mut relayed => Err(StartError::Ended("the relay to the gateway broke".to_owned())),
        shard_end = &mut shard => return why_ended(shard_end),
        () = &mut end => {
            tracing::info!("asked to end");
            Ok(())
        }
    };
    stop.send_replace(true);
    let goodbye = async {
        let _ = shard.await;
        let (_, ()) = tokio::join!(relayed, shards.shutdown_all());
    };
    if tokio::time::timeout(GOODBYE, goodbye).await.is_err() {
        tracing::debug!("the gateway did not say goodbye");
    }
    result
}

fn why_ended(shard: Result<ShardEnd, JoinError>) -> Result<(), StartError> {
    match shard {
        Ok(ShardEnd::Asked) => Ok(()),
        Ok(ShardEnd::Unheard) => {
            Err(StartError::Ended("the relay to the gateway broke".to_owned()))
        }
        Ok(ShardEnd::Refused(fatal)) => Err(StartError::from(fatal)),
        Ok(ShardEnd::Broke(why)) => Err(StartError::Ended(why)),
        Err(error) => Err(StartError::Ended(error.to_string())),
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn ended(error: serenity::Error) -> StartError {
    StartError::Ended(error.to_string())
}
