//! The pretend server itself: time, channels, messages, the bot's place in it.

use std::time::Duration;

use axum::extract::{Path, State};
use axum::routing::{delete, patch, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::json;

use super::answer::{Answer, Unable, done};
use super::body::JsonBody;
use super::roles::bits;
use crate::standin::Standin;
use crate::users::{Outage, ThreadLock};
use crate::world::{Overwrite, Snowflake};

pub(super) fn router() -> Router<Standin> {
    Router::new()
        .route("/time", post(advance))
        .route(
            "/channels/{channel}",
            patch(change_channel).delete(delete_channel),
        )
        .route("/messages/{message}", delete(delete_message))
        .route("/threads/{thread}/archive", post(archive))
        .route("/threads/{thread}/open", post(open))
        .route("/bot/remove", post(remove_bot))
        .route("/bot/invite", post(invite_bot))
        .route("/guild", patch(change_guild).delete(delete_guild))
        .route("/guild/outage", post(outage))
}

/// A year: identifiers count the time, and have room for some generations only.
const MOST_SECONDS: u64 = 366 * 24 * 60 * 60;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advance {
    seconds: u64,
}

/// Sets the clock forward: deadlines pass, nonces are forgotten, threads fall asleep.
async fn advance(State(standin): State<Standin>, JsonBody(advance): JsonBody<Advance>) -> Answer {
    if advance.seconds > MOST_SECONDS {
        return Err(Unable::Impossible("that is more than a year"));
    }
    let time = Duration::from_secs(advance.seconds);
    match standin.inner.clock.advance(time) {
        Some(unix_ms) => Ok(Json(json!({"unix_ms": unix_ms}))),
        None => Err(Unable::Impossible(
            "this stand-in goes by the computer's clock",
        )),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangedChannel {
    /// What the bot may do in the channel and its threads.
    bot_permissions: Option<String>,
    /// What else the channel gives and takes.
    overwrite: Option<ChangedOverwrite>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangedOverwrite {
    /// A role, or a user.
    of: Snowflake,
    #[serde(default = "nothing")]
    allow: String,
    #[serde(default = "nothing")]
    deny: String,
}

fn nothing() -> String {
    "0".to_owned()
}

async fn change_channel(
    State(standin): State<Standin>,
    Path(channel): Path<Snowflake>,
    JsonBody(changed): JsonBody<ChangedChannel>,
) -> Answer {
    let held = changed.bot_permissions;
    let held = held
        .map(|held| bits("bot_permissions", &held))
        .transpose()?;
    if let Some(changed) = changed.overwrite {
        let overwrite = Overwrite {
            allow: bits("allow", &changed.allow)?,
            deny: bits("deny", &changed.deny)?,
        };
        standin.set_overwrite(channel, changed.of, overwrite)?;
    }
    if let Some(held) = held {
        standin.set_bot_permissions(channel, held)?;
    }
    done()
}

async fn delete_channel(State(standin): State<Standin>, Path(channel): Path<Snowflake>) -> Answer {
    standin.delete_channel(channel)?;
    done()
}

async fn delete_message(State(standin): State<Standin>, Path(message): Path<Snowflake>) -> Answer {
    standin.delete_message(message)?;
    done()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Archive {
    lock: ThreadLock,
}

async fn archive(
    State(standin): State<Standin>,
    Path(thread): Path<Snowflake>,
    JsonBody(archive): JsonBody<Archive>,
) -> Answer {
    standin.archive_thread(thread, archive.lock)?;
    done()
}

async fn open(State(standin): State<Standin>, Path(thread): Path<Snowflake>) -> Answer {
    standin.open_thread(thread)?;
    done()
}

async fn remove_bot(State(standin): State<Standin>) -> Answer {
    standin.remove_bot()?;
    done()
}

async fn invite_bot(State(standin): State<Standin>) -> Answer {
    standin.invite_bot()?;
    done()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangedGuild {
    owner: Snowflake,
}

async fn change_guild(
    State(standin): State<Standin>,
    JsonBody(changed): JsonBody<ChangedGuild>,
) -> Answer {
    standin.set_owner(changed.owner)?;
    done()
}

async fn delete_guild(State(standin): State<Standin>) -> Answer {
    standin.delete_guild()?;
    done()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Out {
    outage: Outage,
}

async fn outage(State(standin): State<Standin>, JsonBody(out): JsonBody<Out>) -> Answer {
    standin.outage(out.outage)?;
    done()
}
