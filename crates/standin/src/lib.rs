//! A local stand-in of Discord: REST version 10, the gateway and a web page on which one person can
//! be several users. It listens on loopback only, knows Discord's wire format and no game.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use standin::{StandinConfig, start};
//! let standin = start(StandinConfig::on_any_port()).await?;
//! // Let the bot connect with `standin.token()` to `standin.api_base()`, then:
//! let lobby = standin.channel("lobby").expect("there from the start");
//! let anna = standin.user("Anna");
//! let outcome = anna.command(lobby, "hello", &[], serde_json::json!({}))?.settled().await;
//! # Ok(())
//! # }
//! ```
//!
//! It keeps Discord's rules of the gateway and its rate limits ([`RateLimits`]), and misbehaves when told to:
//! [`Standin::fault`] and [`Standin::disturb`] for requests, [`Standin::disturb_gateway`] for the gateway.

mod actions;
mod asking;
mod clock;
mod control;
mod disturbance;
mod error;
mod faults;
mod gateway;
mod handle;
mod happenings;
mod http;
mod journal;
mod limits;
mod listener;
mod log;
mod members;
mod mischief;
mod offered;
mod old_edits;
mod options;
mod page;
mod payload;
mod refused;
mod rest;
mod seen;
mod silence;
mod snowflake;
mod socket;
mod starts;
mod state;
mod to_socket;
mod uploads;
mod vault;
mod wire;
mod world;

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use tokio::net::TcpListener;

pub use clock::{AheadClock, Clock, ManualClock};
pub use disturbance::Disturbed;
pub use error::StandinError;
pub use faults::Fault;
pub use gateway::intents;
pub use handle::{Reaction, UserHandle};
pub use happenings::{Outage, ThreadLock};
pub use limits::{RateLimits, Scope};
pub use log::{AnsweredBy, LoggedEvent, LoggedFile, LoggedRequest};
pub use mischief::GatewayFault;
pub use refused::Refused;
pub use seen::{
    InteractionOutcome, SeenAttachment, SeenButton, SeenMenu, SeenMessage, SeenModal, SeenOption,
};
pub use snowflake::Snowflake;
pub use world::{
    APPLICATION, Attachment, Change, Channel, ChannelKind, EVERYTHING, GUILD, GUILD_NAME,
    GuildStanding, Interaction, InteractionKind, InteractionNote, Membership, Message, ORDINARY,
    OWNER, Progress, Thread, Trouble, User, World, flags, permissions,
};

use listener::Listener;
use state::Inner;

/// The bot's token. Its first part is [`APPLICATION`] in base 64; it opens nothing on the real
/// Discord.
const TOKEN: &str = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.standin.loopback-only";

/// How a stand-in is to run.
#[derive(Clone, Debug)]
pub struct StandinConfig {
    /// Where to listen: a loopback address. Port 0 takes any free port.
    pub addr: SocketAddr,
    /// The folder in which the pretend server is kept; `None` keeps it in memory.
    pub keep: Option<PathBuf>,
    /// The clock that decides about deadlines.
    pub clock: Clock,
    /// What is done about rate limits.
    pub limits: RateLimits,
    /// How often a bot may change each of its messages that is older than an hour, in an hour.
    pub old_edits: u32,
    /// How often a bot at the gateway must show that it is alive.
    pub heartbeat: Duration,
    /// Those of the privileged [`intents`] that the bot has been granted.
    pub privileged_intents: u64,
    /// Names under which the stand-in is asked besides this computer's own: a program that speaks to Discord
    /// through something on this computer asks for `discord.com`.
    pub host_names: Vec<String>,
}

/// How often an old message may be changed in an hour. Discord's own number is not known; it is a small one.
const OLD_EDITS: u32 = 3;

/// The time between heartbeats that Discord asks for.
const HEARTBEAT: Duration = Duration::from_millis(41_250);

impl StandinConfig {
    /// In memory, on any free port, as Discord treats a new application, but that rate limits are only announced.
    #[must_use]
    pub fn on_any_port() -> Self {
        Self {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            keep: None,
            clock: Clock::Wall,
            limits: RateLimits::Announced,
            old_edits: OLD_EDITS,
            heartbeat: HEARTBEAT,
            privileged_intents: 0,
            host_names: Vec::new(),
        }
    }

    /// Keeps the pretend server in a folder.
    #[must_use]
    pub fn kept_in(self, folder: impl Into<PathBuf>) -> Self {
        Self {
            keep: Some(folder.into()),
            ..self
        }
    }
}

/// A running stand-in. Clones are the same stand-in.
#[derive(Clone)]
pub struct Standin {
    inner: Arc<Inner>,
}

/// Starts a stand-in. It runs until [`Standin::shut_down`].
///
/// # Errors
/// When the address is not loopback or in use, or the kept world cannot be read.
pub async fn start(config: StandinConfig) -> Result<Standin, StandinError> {
    if !config.addr.ip().is_loopback() {
        return Err(StandinError::NotLoopback(config.addr));
    }
    let listen = |error| StandinError::listening(config.addr, error);
    let tcp = TcpListener::bind(config.addr).await.map_err(listen)?;
    let addr = tcp.local_addr().map_err(listen)?;
    let inner = Inner::open(addr, config)?;
    let standin = Standin {
        inner: Arc::new(inner),
    };
    let open = standin.inner.with(|state| {
        let all = state.world.interactions.values();
        let open = all.filter(|interaction| !interaction.progress.is_settled());
        open.map(|interaction| interaction.id).collect::<Vec<_>>()
    });
    for interaction in open {
        standin.watch_deadlines(interaction);
    }
    let silence = standin.inner.clone();
    tokio::spawn(async move {
        let mut ended = silence.ended.subscribe();
        tokio::select! {
            () = silence.watch_silence() => {}
            _ = ended.wait_for(|ended| *ended) => {}
        }
    });
    let listener = Listener::new(tcp, standin.inner.ended.clone());
    let router = http::router(standin.clone());
    let mut ended = standin.inner.ended.subscribe();
    tokio::spawn(async move {
        let service = router.into_make_service_with_connect_info::<listener::Scissors>();
        tokio::select! {
            served = axum::serve(listener, service) => {
                if let Err(error) = served {
                    tracing::error!(%error, "the stand-in has stopped serving");
                }
            }
            _ = ended.wait_for(|ended| *ended) => {}
        }
    });
    Ok(standin)
}

impl Standin {
    /// Where it listens.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.inner.addr
    }

    /// The bot's token.
    #[must_use]
    pub const fn token(&self) -> &'static str {
        TOKEN
    }

    /// What to give to `HttpBuilder::proxy`, together with `ratelimiter_disabled(true)`.
    #[must_use]
    pub fn api_base(&self) -> String {
        self.inner.base()
    }

    /// Cuts all connections and lets go of the folder. Nothing changes afterwards; a request that
    /// still arrives fails.
    pub fn shut_down(&self) {
        self.inner.close();
    }

    /// Whether a bot is connected to the gateway.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.inner.with(|state| state.sessions.is_connected())
    }

    /// The last requests of the bot, oldest first.
    #[must_use]
    pub fn requests(&self) -> Vec<LoggedRequest> {
        self.inner.log.all()
    }

    /// The last events that bots were told, oldest first.
    #[must_use]
    pub fn events(&self) -> Vec<LoggedEvent> {
        self.inner.log.events.all()
    }

    /// Looks at the world. Nothing changes meanwhile, so look briefly.
    pub fn world<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        self.inner.with(|state| look(&state.world))
    }

    /// The channel or thread of this name; the youngest, if there are several.
    #[must_use]
    pub fn channel(&self, name: &str) -> Option<Snowflake> {
        self.world(|world| {
            let mut all = world.channels.values().rev();
            all.find(|channel| channel.name == name).map(|one| one.id)
        })
    }

    /// Waits until something holds of the world, and gives it. `None` if the time runs out.
    pub async fn wait_for<T>(
        &self,
        timeout: Duration,
        mut look: impl FnMut(&World) -> Option<T>,
    ) -> Option<T> {
        let mut changed = self.inner.changed.subscribe();
        let search = async {
            loop {
                changed.borrow_and_update();
                if let Some(found) = self.world(&mut look) {
                    return Some(found);
                }
                changed.changed().await.ok()?;
            }
        };
        tokio::time::timeout(timeout, search).await.ok().flatten()
    }

    /// Waits until something holds of the world. False if the time runs out.
    pub async fn wait_until(
        &self,
        timeout: Duration,
        mut holds: impl FnMut(&World) -> bool,
    ) -> bool {
        let found = self.wait_for(timeout, |world| holds(world).then_some(()));
        found.await.is_some()
    }

    /// Waits until a bot is connected to the gateway. False if the time runs out.
    pub async fn wait_connected(&self, timeout: Duration) -> bool {
        self.wait_while(timeout, |standin| !standin.is_connected())
            .await
    }

    /// Waits until no bot is connected to the gateway. False if the time runs out.
    pub async fn wait_disconnected(&self, timeout: Duration) -> bool {
        self.wait_while(timeout, Self::is_connected).await
    }

    async fn wait_while(&self, timeout: Duration, holds: impl Fn(&Self) -> bool) -> bool {
        let mut changed = self.inner.changed.subscribe();
        let search = async {
            while holds(self) {
                if changed.changed().await.is_err() {
                    return false;
                }
            }
            true
        };
        tokio::time::timeout(timeout, search).await.unwrap_or(false)
    }

    /// Changes what the bot may do in a channel and its threads; see [`permissions`].
    ///
    /// # Errors
    /// When the change cannot be written.
    pub fn set_bot_permissions(&self, channel: Snowflake, held: u64) -> Result<(), Refused> {
        let base = self.inner.base();
        self.inner.with(|state| {
            let known = state.world.channels.get(&channel);
            // Threads have no permissions of their own.
            let known = known.filter(|channel| channel.kind == ChannelKind::Text);
            let mut channel = known.ok_or(Refused::NoSuchChannel)?.clone();
            channel.bot_permissions = held;
            state.commit(vec![Change::Channel(channel.clone())])?;
            let wire = wire::Wire {
                world: &state.world,
                base: &base,
            };
            let event = gateway::Event::of_guild("CHANNEL_UPDATE", wire.channel(&channel));
            state.tell([event]);
            Ok(())
        })
    }

    /// Lets the deadlines of an interaction run.
    fn watch_deadlines(&self, interaction: Snowflake) {
        let inner = self.inner.clone();
        tokio::spawn(async move {
            let mut ended = inner.ended.subscribe();
            tokio::select! {
                () = inner.watch_deadlines(interaction) => {}
                _ = ended.wait_for(|ended| *ended) => {}
            }
        });
    }
}
