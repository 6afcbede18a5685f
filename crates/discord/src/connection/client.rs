//! Connects to Discord, serves, and shuts down gracefully.

use std::pin::Pin;
use std::time::Instant;

use serenity::FutureExt as _;
use serenity::all::{Client, ClientBuilder, GatewayIntents};
use tokio::sync::{mpsc, watch};
use tokio::task::{JoinError, JoinHandle, JoinSet};

use super::command_framework::CommandFramework;
use super::first_requests::{find_gateway, introduce};
use super::network::{Outside, tell_of};
use super::register::register;
use super::start_error::StartError;
use crate::emojis::{self, Signs};
use crate::gateway::{
    Link, Relay, RelayClient, SessionStarts, Shard, ShardEnd, compare_clocks, is_trusted,
};
use crate::interaction::events::{Events, Unreadable};
use crate::interaction::handled::HandledInteractions;
use crate::interaction::in_flight::InFlight;
use crate::interaction::late_pictures::LatePictures;
use crate::interaction::open_panels::OpenPanels;
use crate::interaction::reply::WORDS_WAIT;
use crate::interaction::rights::Owners;
use crate::interaction::user_queue::UserQueue;
use crate::interaction::{commands, deferred};
use crate::message::boards::Boards;
use crate::message::bounds::Bounds;
use crate::message::messenger::{DiscordMessenger, Myself};
use crate::prelude::*;
use crate::wire::outage::Outage;
use crate::wire::permissions::invite_link;
use crate::wire::rate_limiter::forget_waits_of_another_clock;
use crate::wire::transport::{DiscordConfig, Transport, http, http_without_waiting};
use viceroy_render::{Painter, Theme};

/// Supervisors kill a process after ten seconds.
const END: Duration = Duration::from_secs(7);
const GOODBYE: Duration = Duration::from_secs(2);
const INTENTS: GatewayIntents = GatewayIntents::GUILDS;
/// Enough for a bot in fewer than 2,500 servers.
const SHARD: [u32; 2] = [0, 1];

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
        let handled = HandledInteractions::since(discords_time(&host, self.gateway.ahead));
        let data = Data {
            actions: Actions {
                host,
                languages: self.languages.clone(),
                pictures: self.pictures,
                backup_days: self.backup_days,
            },
            in_flight: InFlight::new(),
            turns: UserQueue::measured(self.metrics.clone()),
            outage: Outage::default(),
            words_wait: self.words_wait,
            emojis: self.emojis.clone(),
            tokens: self.tokens,
            kept: self.kept,
            handled,
            open: OpenPanels::default(),
            late_pictures: LatePictures::default(),
            writers: Arc::default(),
            bounds: self.bounds,
        };
        let mut end = std::pin::pin!(end);
        let Ok(relay) = Relay::bind().await else {
            return Err(StartError::NoPort);
        };
        let relay_url = relay.url();
        let events = Events { data: data.clone(), myself: self.myself };
        let building = ClientBuilder::new_with_http(self.http, INTENTS)
            .framework(CommandFramework::new(data.clone()))
            .event_handler(events)
            .raw_event_handler(Owners)
            .raw_event_handler(Unreadable {
                languages: data.actions.languages.clone(),
                metrics: self.metrics.clone(),
            });
        let mut client = tokio::select! {
            built = building.into_future() => built.map_err(ended)?,
            () = &mut end => return Ok(()),
        };
        *client.ws_url.lock().await = relay_url;
        let host = data.actions.host.clone();
        // Read before anything new is deferred. After an error, which the service logs, users press
        // again.
        let deferred_before = host.open_deferred().await.unwrap_or_default();
        let http = Arc::clone(&client.http);
        let https = [Arc::clone(&http), Arc::clone(&self.http_for_messenger)];
        let (link, linked) = watch::channel(Link::Down);
        let (told, events) = mpsc::unbounded_channel();
        let outside = Outside {
            http: Arc::clone(&self.upkeep),
            transport: self.config.transport.clone(),
            host: host.clone(),
            metrics: self.metrics.clone(),
        };
        let shard = shard(outside, &self.config, self.gateway, told, link).await;
        let mut beside = JoinSet::new();
        beside.spawn(data.open.clone().follow(data.actions.clone(), data.in_flight.clone()));
        beside.spawn(forget_waits_of_another_clock(https, host.clock()));
        let boards = Boards {
            http: Arc::clone(&self.upkeep),
            host: host.clone(),
            languages: self.languages.clone(),
            cache: Arc::clone(&client.cache),
            pictures: data.actions.pictures.clone(),
        };
        beside.spawn(boards.keep());
        beside.spawn(tell_of(linked, host, self.metrics.clone()));
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
                self.emojis,
                self.languages.clone(),
            ));
        }
        tokio::spawn(deferred::resume_all(data.clone(), http, deferred_before));
        let (stop, stopped) = watch::channel(false);
        let token = self.config.plain_token().to_owned();
        let connected = async {
            let client = relay.client(&token).await;
            let shard = tokio::spawn(shard.run(stopped));
            (client, shard)
        };
        let result = serve_until(&mut client, connected, events, stop, end).await;
        drop(beside);
        data.in_flight.finished(END).await;
        result
    }
}

/// Discord's clock, which snowflake ids use; `ahead` is in seconds.
fn discords_time(host: &Host, ahead: Option<i64>) -> WallTime {
    let WallTime(now) = host.clock().wall();
    WallTime(now.saturating_sub(ahead.unwrap_or_default().saturating_mul(1000)))
}

async fn shard(
    network: Outside,
    config: &DiscordConfig,
    gateway: GatewayInfo,
    events: mpsc::UnboundedSender<String>,
    link: watch::Sender<Link>,
) -> Shard<Outside> {
    let now = Instant::now();
    // The fake Discord needs no pause after a restart.
    let since = match config.transport {
        Transport::Proxied(_) => None,
        // The service logs errors. Starting too early costs one more session start.
        Transport::Discord | Transport::Disguised(_) => {
            network.host.since_session_start().await.ok().flatten()
        }
    };
    let last = since.and_then(|since| now.checked_sub(since));
    let limit = gateway.session_start_limit;
    Shard {
        network,
        token: config.plain_token().to_owned(),
        intents: INTENTS.bits(),
        number: SHARD,
        gateway: gateway.url,
        starts: SessionStarts::new(limit, now, last, config.pace.starts_apart),
        pace: config.pace,
        events,
        link,
    }
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
        Err(error) => Err(StartError::Ended(error.to_string())),
    }
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn ended(error: serenity::Error) -> StartError {
    StartError::Ended(error.to_string())
}
