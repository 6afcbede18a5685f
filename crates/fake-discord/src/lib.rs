//! A local fake Discord: REST version 10, the gateway and a web page on which one person can
//! be several users. It listens on loopback only, knows Discord's wire format and no game.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use viceroy_fake_discord::{StandinConfig, start};
//! let standin = start(StandinConfig::on_any_port()).await?;
//! // Let the bot connect with `fake_discord.token()` to `fake_discord.api_base()`, then:
//! let lobby = standin.channel("lobby").expect("there from the start");
//! let anna = standin.user("Anna");
//! let outcome = anna.command(lobby, "hello", &[], serde_json::json!({}))?.settled().await;
//! # Ok(())
//! # }
//! ```
//!
//! It keeps Discord's rules of the gateway and its rate limits ([`RateLimits`]), and misbehaves when told to:
//! [`FakeDiscord::fault`], [`FakeDiscord::fault_while`] and [`FakeDiscord::disturb`] for requests, [`FakeDiscord::disturb_interactions`] for
//! interactions, [`FakeDiscord::disturb_gateway`] for connections that are open, and [`FakeDiscord::disturb_connections`] for those that
//! follow. [`FakeDiscord::gateway_attempts`] counts how often a bot comes back.

#![warn(missing_docs)]

/// Holds what is sent here against descriptions of Discord that others wrote.
#[cfg(feature = "checks")]
pub mod checks;
/// The time that deadlines go by: the computer's, or one that tests set.
mod clock;
/// How a stand-in is to run.
mod config;
/// Cutting a connection, as a failing network would.
mod connection_cutter;
/// What tests in any language do, over HTTP.
mod control;
/// Why a stand-in does not start.
mod error;
/// A running stand-in.
mod fake_discord;
/// Ordering misbehaviour: what tests say.
mod fault_orders;
/// Misbehaviour on demand.
mod faults;
/// Sessions of bots, and what they are told.
mod gateway;
/// What the page says to somebody who sees it for the first time.
mod greeting;
/// Rate limits.
mod limits;
/// What the bot asked for and was told.
mod log;
/// The web page.
mod page;
/// Why a user's client does not offer something.
mod refused;
/// Discord's REST interface.
mod rest;
/// One address for everything: starting, routing, connections.
mod server;
/// Everything that changes behind one lock, and where it is kept.
mod state;
/// What people do and see.
mod users;
/// Things in Discord's words.
mod wire;
/// What there is: guild, channels, users, messages, interactions.
mod world;

pub use clock::{AheadClock, Clock, TestClock};
pub use config::FakeDiscordConfig;
pub use error::FakeDiscordError;
pub use fake_discord::FakeDiscord;
pub use faults::{Disturbed, Fault, InteractionFault, Lasting, RequestPattern, Spoiled};
pub use gateway::{
    AttemptKind, Enforcement, GatewayAttempt, GatewayAttempts, GatewayFault, GatewayRules,
    GatewayStage, SessionStartLimit, intents,
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
