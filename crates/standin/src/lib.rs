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

mod clock;
mod config;
mod control;
mod error;
mod faults;
mod gateway;
mod limits;
mod lock;
mod log;
mod page;
mod refused;
mod rest;
mod server;
mod standin;
mod state;
mod users;
mod wire;
mod world;

pub use clock::{AheadClock, Clock, ManualClock};
pub use config::StandinConfig;
pub use error::StandinError;
pub use faults::{Disturbed, Fault, GatewayFault};
pub use gateway::intents;
pub use limits::{RateLimits, Scope};
pub use log::{AnsweredBy, LoggedEvent, LoggedFile, LoggedRequest};
pub use refused::Refused;
pub use server::start;
pub use standin::Standin;
pub use users::{
    InteractionOutcome, Outage, Reaction, SeenAttachment, SeenButton, SeenMenu, SeenMessage,
    SeenModal, SeenOption, ThreadLock, UserHandle,
};
pub use world::{
    APPLICATION, Attachment, Change, Channel, ChannelKind, EVERYTHING, GUILD, GUILD_NAME,
    GuildStanding, Interaction, InteractionKind, InteractionNote, Membership, Message, ORDINARY,
    OWNER, Progress, Snowflake, Thread, Trouble, User, World, flags, permissions,
};
