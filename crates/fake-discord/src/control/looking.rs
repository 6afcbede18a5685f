//! What users see, and what the bot has sent.

use axum::extract::{Path, Query, State};
use axum::routing::get;

use super::answer::Answer;
use crate::prelude::*;
use crate::users::commands_in;

pub(super) fn router() -> Router<FakeDiscord> {
    Router::new()
        .route("/", get(about))
        .route("/users/{user}/channels", get(channels))
        .route("/users/{user}/channels/{channel}/messages", get(messages))
        .route("/users/{user}/ephemerals", get(ephemerals))
        .route("/users/{user}/commands", get(commands))
        .route("/requests", get(requests))
        .route("/guilds", get(guilds))
}

async fn guilds(State(fake): State<FakeDiscord>) -> Json<Value> {
    Json(fake.world(|world| {
        let guilds = world.guilds().into_iter().map(|guild| {
            let channels = world.channels_in(guild);
            let channels = channels.filter(|channel| channel.kind == ChannelKind::Text);
            let channels: Vec<_> =
                channels.map(|channel| json!({"id": channel.id, "name": channel.name})).collect();
            json!({
                "id": guild, "name": world.guild_name(guild), "channels": channels,
                "has_bot": world.standing(guild).has_bot(),
            })
        });
        guilds.collect()
    }))
}

async fn about(State(fake): State<FakeDiscord>) -> Json<Value> {
    let base = fake.api_base();
    Json(json!({
        "api": format!("{base}/api/v10"), "gateway": base.replacen("http", "ws", 1),
        "token": fake.token(), "page": format!("{base}/"),
        "connected": fake.is_connected(), "unix_ms": fake.inner.clock.unix_ms(), "guild": GUILD,
        "application": APPLICATION,
    }))
}

async fn channels(State(fake): State<FakeDiscord>, Path(user): Path<Snowflake>) -> Answer {
    let user = fake.as_user(user)?.id();
    Ok(Json(fake.world(|world| {
        let all = world.channels.values();
        let seen = all.filter(|channel| world.may_see(user, channel.id));
        seen.map(|channel| {
            let kind = match &channel.kind {
                ChannelKind::Text => "text",
                ChannelKind::Direct { .. } => "direct",
                ChannelKind::Private { .. } => "private",
                ChannelKind::Forum => "forum",
                ChannelKind::Thread(_) => "thread",
            };
            let guild = (!channel.is_direct()).then_some(channel.guild);
            json!({"id": channel.id, "kind": kind, "name": channel.name, "guild": guild})
        })
        .collect()
    })))
}

async fn messages(
    State(fake): State<FakeDiscord>,
    Path((user, channel)): Path<(Snowflake, Snowflake)>,
) -> Answer {
    let seen = fake.as_user(user)?.sees(channel);
    Ok(Json(json!(seen)))
}

async fn ephemerals(State(fake): State<FakeDiscord>, Path(user): Path<Snowflake>) -> Answer {
    let seen = fake.as_user(user)?.ephemerals();
    Ok(Json(json!(seen)))
}

#[derive(Deserialize)]
struct InChannel {
    channel: Snowflake,
}

async fn commands(
    State(fake): State<FakeDiscord>,
    Path(user): Path<Snowflake>,
    Query(place): Query<InChannel>,
) -> Answer {
    let user = fake.as_user(user)?.id();
    let all = fake.world(|world| commands_in(world, user, place.channel));
    Ok(Json(json!(all)))
}

async fn requests(State(fake): State<FakeDiscord>) -> Json<Vec<LoggedRequest>> {
    Json(fake.requests())
}
