//! A local fake Discord for testing bots: REST v10, the gateway, and a web page on which one person
//! can act as several users. It listens on loopback only and knows nothing about the game.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use viceroy_fake_discord::{FakeDiscordConfig, start};
//! let fake = start(FakeDiscordConfig::on_any_port()).await?;
//! // Let the bot connect with `fake.token()` to `fake.api_base()`, then:
//! let lobby = fake.channel("lobby").expect("there from the start");
//! let anna = fake.user("Anna");
//! let outcome = anna.command(lobby, "hello", &[], serde_json::json!({}))?.settled().await;
//! # Ok(())
//! # }
//! ```
//!
//! It enforces gateway rules and rate limits ([`RateLimits`]) and injects faults on demand: see
//! [`FakeDiscord::fault`] and [`FakeDiscord::disturb`] for requests,
//! [`FakeDiscord::disturb_interactions`], and [`FakeDiscord::disturb_gateway`] and
//! [`FakeDiscord::disturb_connections`] for open and future gateway connections.

#![warn(missing_docs)]

#[cfg(feature = "checks")]
pub mod checks;
mod clock;
mod config;
mod connection_cutter;
mod control;
mod error;
mod fake_discord;
mod fault_orders;
mod faults;
mod gateway;
mod greeting;
mod limits;
mod log;
mod page;
mod prelude;
mod refused;
mod rest;
mod server;
mod state;
mod users;
mod wire;
mod world;

pub use clock::{AheadClock, Clock, TestClock};
pub use config::FakeDiscordConfig;
pub use error::FakeDiscordError;
pub use fake_discord::FakeDiscord;
pub use faults::{Disturbed, Fault, InteractionFault, Lasting, RequestPattern, Spoiled};
pub use gateway::{
    AttemptKind, Enforcement, GatewayAttempt, GatewayAttempts, GatewayFault, GatewayRules,
    GatewayStage, SessionStartLimit, Sharding, intents,
};
pub use greeting::{Greeting, GreetingButton, GreetingCommand};
pub use limits::{RateLimits, Scope};
pub use log::{AnsweredBy, LoggedEvent, LoggedFile, LoggedRequest};
pub use refused::Refused;
pub use server::start;
pub use users::{
    InteractionOutcome, Outage, Reaction, SeenAttachment, SeenButton, SeenMenu, SeenMessage,
    SeenModal, SeenOption, ThreadLock, UserHandle,
};
pub use world::{
    APPLICATION, Attachment, Change, Channel, ChannelKind, EVERYTHING, Elsewhere, GUILD,
    GUILD_NAME, GuildStanding, INVITED, InstallKind, Interaction, InteractionKind, InteractionNote,
    Membership, Message, ORDINARY, OWNER, OtherGuild, Overwrite, Progress, Role, Snowflake, Thread,
    Trouble, User, World, flags, permissions,
};
