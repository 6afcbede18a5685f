//! What users see, and what the bot has sent.

use axum::extract::{Path, Query, State};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::answer::{Answer, as_user};
use crate::log::{LoggedEvent, LoggedRequest};
use crate::standin::Standin;
use crate::users::commands_in;
use crate::world::{APPLICATION, Channel, ChannelKind, GUILD, Snowflake};

pub(super) fn router() -> Router<Standin> {
    Router::new()
        .route("/", get(about))
        .route("/users/{user}/channels", get(channels))
        .route("/users/{user}/channels/{channel}/messages", get(messages))
        .route("/users/{user}/ephemerals", get(ephemerals))
        .route("/users/{user}/commands", get(commands))
        .route("/requests", get(requests))
        .route("/events", get(events))
}

/// Where everything is.
async fn about(State(standin): State<Standin>) -> Json<Value> {
    let base = standin.api_base();
    Json(json!({
        "api": format!("{base}/api/v10"), "gateway": base.replacen("http", "ws", 1),
        "token": standin.token(), "page": format!("{base}/"),
        "connected": standin.is_connected(), "guild": GUILD,
        "application": APPLICATION,
    }))
}

fn place(channel: &Channel) -> Value {
    match &channel.kind {
        ChannelKind::Text => json!({"id": channel.id, "kind": "text", "name": channel.name}),
        ChannelKind::Direct { .. } => json!({"id": channel.id, "kind": "direct"}),
        ChannelKind::Thread(thread) => json!({
            "id": channel.id, "kind": "thread", "name": channel.name, "thread": thread,
        }),
    }
}

/// The channels, threads and conversations that a user sees, with what is unread.
async fn channels(State(standin): State<Standin>, Path(user): Path<Snowflake>) -> Answer {
    let user = as_user(&standin, user)?.id();
    Ok(Json(standin.world(|world| {
        let all = world.channels.values();
        let seen = all.filter(|channel| world.may_see(user, channel.id));
        seen.map(|channel| {
            let (unread, calls) = world.unread(user, channel.id);
            let mut out = place(channel);
            out["unread"] = json!(unread);
            out["calls"] = json!(calls);
            out
        })
        .collect()
    })))
}

/// The messages of a channel as a user sees them, oldest first.
async fn messages(
    State(standin): State<Standin>,
    Path((user, channel)): Path<(Snowflake, Snowflake)>,
) -> Answer {
    let seen = as_user(&standin, user)?.sees(channel);
    Ok(Json(json!(seen)))
}

async fn ephemerals(State(standin): State<Standin>, Path(user): Path<Snowflake>) -> Answer {
    let seen = as_user(&standin, user)?.ephemerals();
    Ok(Json(json!(seen)))
}

#[derive(Deserialize)]
struct InChannel {
    channel: Snowflake,
}

/// The commands that a user is offered in a channel.
async fn commands(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    Query(place): Query<InChannel>,
) -> Answer {
    let user = as_user(&standin, user)?.id();
    let all = standin.world(|world| commands_in(world, user, place.channel));
    Ok(Json(json!(all)))
}

/// The last requests of the bot, oldest first.
async fn requests(State(standin): State<Standin>) -> Json<Vec<LoggedRequest>> {
    Json(standin.requests())
}

/// The last events that the bot was told, oldest first.
async fn events(State(standin): State<Standin>) -> Json<Vec<LoggedEvent>> {
    Json(standin.events())
}
