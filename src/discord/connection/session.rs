//! Keeps the client's connection to the gateway going where the client itself does not.
//!
//! The client has three weaknesses. It asks once where the gateway is, and after a failure goes to Discord's own for ever:
//! so it is told. A connection that was closed without a code, or by a code that it takes for the end, it reads again
//! and again without a pause until the next heartbeat fails: so it is made to send one every few seconds, and started
//! anew when that ends it. And while the gateway cannot be reached it never says that nothing works: so that is watched.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    Client, ConnectionStage, EventHandler, Http, ShardId, ShardManager, ShardRunnerMessage,
};
use serenity::async_trait;
use tokio::runtime::Handle;
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::Instant;

use super::gateway;
use super::reconnect::{Discord, Link, OutageLine, Step, Vigil};
use super::start_error::StartError;
use crate::metrics::Metrics;

/// How often the connection is looked at.
const LOOK: Duration = Duration::from_secs(1);
/// After how many looks a heartbeat is sent: many below the hundred and twenty messages a minute that Discord takes.
const BEAT: u32 = 5;
/// A heartbeat, as the gateway takes it at any time.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;
/// So long no heartbeat may be answered.
const QUIET: Duration = Duration::from_secs(30);
/// How long saying goodbye may take.
const GOODBYE: Duration = Duration::from_secs(2);
/// The only one: a bot in fewer than 2,500 servers needs no more.
const SHARD: ShardId = ShardId(0);

/// Held by whatever reads the connection, and thereby shows that something does.
pub struct Pulse;

#[async_trait]
impl EventHandler for Pulse {}

/// The connection of a client.
pub struct Watch {
    shards: Arc<ShardManager>,
    /// Where the client connects to, taken away while nobody answers there.
    address: Arc<Mutex<String>>,
    pulse: Arc<Pulse>,
    /// How many hold the pulse while nothing reads.
    at_rest: usize,
}

impl Watch {
    /// Over a client that has not started yet, which is told where to connect to.
    pub async fn over(client: &Client, pulse: Arc<Pulse>, gateway: String) -> Watch {
        *client.ws_url.lock().await = gateway;
        Watch {
            shards: Arc::clone(&client.shard_manager),
            address: Arc::clone(&client.ws_url),
            at_rest: Arc::strong_count(&pulse),
            pulse,
        }
    }

    /// Whether anything reads the connection.
    fn is_read(&self) -> bool {
        Arc::strong_count(&self.pulse) > self.at_rest
    }

    /// Keeps the connection going until that is hopeless.
    pub async fn keep(&self, http: &Http, metrics: &Metrics) -> StartError {
        let _alarm = Alarm::start();
        let began = Instant::now();
        let mut vigil = Vigil::default();
        let mut heart = Heart::new();
        let mut shut: Option<OwnedMutexGuard<String>> = None;
        let mut pace = tokio::time::interval(LOOK);
        pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for look in 1u32.. {
            pace.tick().await;
            let line = self.line(&mut heart).await;
            let connected = i64::from(line == Link::Up);
            metrics.gateway_connected.stands_at(connected);
            if look % BEAT == 0 {
                self.beat().await;
            }
            let step = vigil.look(began.elapsed(), line);
            match step {
                Step::Rest => {}
                Step::Back(after) => {
                    let seconds = after.as_secs();
                    tracing::info!(seconds, "connected again");
                }
                Step::Ask | Step::GiveUp => {
                    let asked = gateway::ask(http, metrics).await;
                    let discord = match &asked {
                        Ok(_) => Discord::Answers,
                        Err(_) => Discord::Silent,
                    };
                    if vigil.asked(began.elapsed(), discord) == OutageLine::Now {
                        say(&asked);
                    }
                    if step == Step::GiveUp && discord == Discord::Answers {
                        return StartError::StillOffline;
                    }
                    // The client tries every five seconds, unless it does not know where.
                    shut = match discord {
                        Discord::Answers => None,
                        Discord::Silent => match shut {
                            Some(shut) => Some(shut),
                            None => Some(Arc::clone(&self.address).lock_owned().await),
                        },
                    };
                }
            }
        }
        StartError::StillOffline
    }

    async fn line(&self, heart: &mut Heart) -> Link {
        let mut shards = self.shards.runners.lock().await;
        let Some(shard) = shards.get(&SHARD) else {
            return Link::Down;
        };
        if !self.is_read() {
            // It stopped at a heartbeat that could not be sent, and nobody else begins anew.
            shards.remove(&SHARD);
            if let Err(error) = self.shards.initialize() {
                tracing::error!(%error, "the connection could not be begun anew");
            }
            return Link::Down;
        }
        let beats = heart.beats(shard.latency);
        if shard.stage == ConnectionStage::Connected && beats {
            Link::Up
        } else {
            Link::Down
        }
    }

    /// Makes the client send something. On a connection that has ended it fails, and the client reads no further.
    async fn beat(&self) {
        let shards = self.shards.runners.lock().await;
        if let Some(shard) = shards.get(&SHARD).filter(|_| self.is_read()) {
            let heartbeat = ShardRunnerMessage::Message(HEARTBEAT.into());
            shard.runner_tx.send_to_shard(heartbeat);
        }
    }

    /// Ends the connection in good order, if there is one.
    pub async fn leave(self) {
        // Whatever still tries to connect waits until the process is gone.
        std::mem::forget(Arc::clone(&self.address).lock_owned().await);
        if self.is_read() {
            let goodbye = self.shards.shutdown_all();
            if tokio::time::timeout(GOODBYE, goodbye).await.is_err() {
                tracing::debug!("the gateway did not say goodbye");
            }
        }
    }
}

fn say(asked: &Result<gateway::Found, serenity::Error>) {
    match asked {
        Ok(_) => tracing::warn!("Discord answers, but there is no connection to its gateway"),
        Err(error) => {
            let why = crate::discord::wire::error::with_causes(error);
            tracing::warn!(why, "Discord cannot be reached; trying on");
        }
    }
}

/// Wakes the runtime from outside, again and again. The thread that learned of an end of the connection and then reads
/// without a pause is the one that the others rely on to hear of timers, signals and lines; woken, one of them takes over.
struct Alarm {
    _armed: Arc<()>,
}

impl Alarm {
    fn start() -> Alarm {
        let armed = Arc::new(());
        let (still, runtime) = (Arc::downgrade(&armed), Handle::current());
        std::thread::spawn(move || {
            while still.strong_count() > 0 {
                std::thread::sleep(LOOK);
                runtime.spawn(async {});
            }
        });
        Alarm { _armed: armed }
    }
}

/// Whether heartbeats are answered: each answer changes how long the last one was on its way.
struct Heart {
    last: Option<Duration>,
    changed: Instant,
}

impl Heart {
    fn new() -> Heart {
        Heart {
            last: None,
            changed: Instant::now(),
        }
    }

    fn beats(&mut self, latency: Option<Duration>) -> bool {
        if latency != self.last {
            self.last = latency;
            self.changed = Instant::now();
        }
        self.changed.elapsed() < QUIET
    }
}
