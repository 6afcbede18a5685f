//! What many files of the fake Discord import.

pub(crate) use std::collections::{BTreeMap, BTreeSet};
pub(crate) use std::sync::Arc;
pub(crate) use std::time::Duration;

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use serde_json::{Value, json};

pub(crate) use crate::fake_discord::FakeDiscord;
pub(crate) use crate::gateway::{GatewayFault, Sharding};
pub(crate) use crate::refused::{Done, Refused};
pub(crate) use crate::rest::RestCall;
pub(crate) use crate::rest::error::ApiError;
pub(crate) use crate::users::UserHandle;
pub(crate) use crate::wire::Wire;
pub(crate) use crate::world::{
    APPLICATION, Change, Channel, ChannelKind, GUILD, GuildStanding, Snowflake, World,
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
