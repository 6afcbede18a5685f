//! What many of these tests use.

pub use std::fmt;
pub use std::path::Path;
pub use std::sync::Arc;
pub use std::time::{Duration, Instant};
pub use viceroy_fake_discord::{FakeDiscord, FakeDiscordConfig, Snowflake, start};
