//! What many of these tests use.

pub use std::collections::BTreeMap;
pub use std::path::{Path, PathBuf};
pub use std::sync::Arc;
pub use std::time::Duration;

pub use base64::Engine;
pub use base64::engine::general_purpose::STANDARD;
pub use serde_json::{Value, json};
pub use viceroy::service::{FirstGames, SeededLuck};
pub use viceroy::tutorial::{Lesson, LessonPage};
pub use viceroy_fake_discord::{
    FakeDiscord, FakeDiscordConfig, Greeting, GreetingButton, GreetingCommand, SeenMessage,
    Snowflake, start,
};

pub use crate::looks::{DESK, PHONE, check, check_everywhere};
pub use crate::page::Page;
pub use crate::server::{SOON, Server};
