//! Configuration.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Clock;
use crate::greeting::Greeting;
use crate::limits::RateLimits;

/// The first part is [`crate::APPLICATION`] in base64; not a valid token for the real Discord.
pub(crate) const TOKEN: &str = "MTAwMDAwMDAwMDAwMDAwMDAwMQ.standin.loopback-only";

/// Configuration for `start`.
#[derive(Clone, Debug)]
pub struct FakeDiscordConfig {
    /// A loopback address; port 0 picks a free port.
    pub addr: SocketAddr,
    /// Data directory; `None` keeps everything in memory.
    pub keep: Option<PathBuf>,
    /// The clock used for deadlines.
    pub clock: Clock,
    /// Rate limit policy.
    pub limits: RateLimits,
    /// Hourly edits per message older than an hour.
    pub old_edits: u32,
    /// The heartbeat interval requested from bots.
    pub heartbeat: Duration,
    /// The privileged [`intents`](crate::intents) granted to the bot.
    pub privileged_intents: u64,
    /// Additional host names, such as `discord.com` for clients behind a local proxy.
    pub host_names: Vec<String>,
    /// Greetings shown on the page in empty channels, one per language.
    pub greetings: Vec<Greeting>,
}

/// A guess: Discord does not publish its limit, but it is low.
const OLD_EDITS: u32 = 3;

const HEARTBEAT: Duration = Duration::from_millis(41_250);

impl FakeDiscordConfig {
    /// In memory on any free port; rate limits are only announced.
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

    /// Persists the world in a directory.
    pub fn kept_in(self, folder: impl Into<PathBuf>) -> FakeDiscordConfig {
        FakeDiscordConfig { keep: Some(folder.into()), ..self }
    }
}
