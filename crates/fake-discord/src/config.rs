//! How a stand-in is to run.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;
use crate::greeting::Greeting;
use crate::limits::RateLimits;

/// The bot's token. Its first part is [`crate::APPLICATION`] in base 64; it opens nothing on the real
/// Discord.
pub(crate) const TOKEN: &str = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.standin.loopback-only";

/// How a stand-in is to run.
#[derive(Clone, Debug)]
pub struct FakeDiscordConfig {
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
    /// Those of the privileged [`intents`](crate::intents) that the bot has been granted.
    pub privileged_intents: u64,
    /// Names under which the fake Discord is asked besides this computer's own: a program that speaks to Discord
    /// through something on this computer asks for `discord.com`.
    pub host_names: Vec<String>,
    /// What the page says where nothing has been said yet, in each language.
    pub greetings: Vec<Greeting>,
}

/// How often an old message may be changed in an hour. Discord's own number is not known; it is a small one.
const OLD_EDITS: u32 = 3;

/// The time between heartbeats that Discord asks for.
const HEARTBEAT: Duration = Duration::from_millis(41_250);

impl FakeDiscordConfig {
    /// In memory, on any free port, as Discord treats a new application, but that rate limits are only announced.
    pub fn on_any_port() -> FakeDiscordConfig {
        FakeDiscordConfig {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            keep: None,
            clock: Clock::Wall,
            limits: RateLimits::Announced,
            old_edits: OLD_EDITS,
            heartbeat: HEARTBEAT,
            privileged_intents: 0,
            host_names: Vec::new(),
            greetings: vec![],
        }
    }

    /// Keeps the pretend server in a folder.
    pub fn kept_in(self, folder: impl Into<PathBuf>) -> FakeDiscordConfig {
        FakeDiscordConfig { keep: Some(folder.into()), ..self }
    }
}
