//! The pretend server itself: time, and what the bot may do.

use std::time::Duration;

use axum::{
    Json, Router,
    extract::{Path, State},
    routing::{patch, post},
};
use serde::Deserialize;
use serde_json::json;

use super::{Answer, Unable, done};
use crate::standin::{Refused, Snowflake, Standin};

pub(super) fn router() -> Router<Standin> {
    Router::new()
        .route("/time", post(advance))
        .route("/channels/{channel}", patch(change_channel))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advance {
    seconds: u64,
}

/// Sets the clock forward: deadlines pass, nonces are forgotten, threads fall asleep.
async fn advance(State(standin): State<Standin>, Json(advance): Json<Advance>) -> Answer {
    let time = Duration::from_secs(advance.seconds);
    match standin.inner.clock.advance(time) {
        Some(unix_ms) => Ok(Json(json!({"unix_ms": unix_ms}))),
        None => Err(Unable::Impossible("this stand-in goes by the computer's clock")),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangedChannel {
    /// What the bot may do in the channel and its threads, as Discord writes it: a number in a string.
    bot_permissions: String,
}

async fn change_channel(
    State(standin): State<Standin>,
    Path(channel): Path<Snowflake>,
    Json(changed): Json<ChangedChannel>,
) -> Answer {
    let bits = changed.bot_permissions.parse();
    let bits = bits.map_err(|_| {
        Refused::Option("bot_permissions is a number in a string".to_owned())
    })?;
    standin.set_bot_permissions(channel, bits)?;
    done()
}
