//! What many of these tests use.

pub use std::time::Duration;

pub use reqwest::Method;
pub use serde_json::{Value, json};
pub use viceroy_fake_discord::{
    EVERYTHING, FakeDiscord, FakeDiscordConfig, Fault, GUILD, GatewayFault, InteractionOutcome,
    Lasting, ORDINARY, Refused, Snowflake, intents, permissions,
};

pub use crate::bot::{Bot, PNG};
pub use crate::gateway::resumption;
pub use crate::raw::{Heard, Raw};
pub use crate::rest::{Rest, fake, field_code, refused};
pub use crate::watcher::Watcher;
