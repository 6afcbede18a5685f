//! What many files of the fake Discord import.

pub(crate) use std::collections::{BTreeMap, BTreeSet, VecDeque};
pub(crate) use std::io;
pub(crate) use std::sync::Arc;
pub(crate) use std::time::Duration;

pub(crate) use axum::body::Bytes;
pub(crate) use axum::http::{HeaderMap, StatusCode};
pub(crate) use axum::response::Response;
pub(crate) use axum::{Json, Router};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use serde_json::{Value, json};

pub(crate) use crate::connection_cutter::ConnectionCutter;
pub(crate) use crate::fake_discord::FakeDiscord;
pub(crate) use crate::gateway::{Event, GatewayFault, Sharding, intents};
pub(crate) use crate::log::LoggedRequest;
pub(crate) use crate::refused::{Done, Refused};
pub(crate) use crate::rest::draft::Mode;
pub(crate) use crate::rest::error::ApiError;
pub(crate) use crate::rest::validate::Checked;
pub(crate) use crate::rest::{RestCall, validate};
pub(crate) use crate::users::UserHandle;
pub(crate) use crate::wire;
pub(crate) use crate::wire::Wire;
pub(crate) use crate::world::{
    APPLICATION, Attachment, Change, Channel, ChannelKind, GUILD, GuildStanding, Interaction,
    Message, Progress, Snowflake, User, World, permissions, snowflake,
};

/// Refuses unless something holds.
macro_rules! ensure {
    ($holds:expr, $refused:expr $(,)?) => {
        if !$holds {
            return Err($refused);
        }
    };
}
pub(crate) use ensure;
