//! Acting as a user.

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::routing::{patch, post, put};

use super::answer::{Answer, Body, done, made};
use crate::prelude::*;
use crate::users::Act;
use crate::world::InstallKind;

pub(super) fn router() -> Router<FakeDiscord> {
    Router::new()
        .route("/users", post(join))
        .route("/users/{user}", patch(change).delete(delete_account))
        .route("/users/{user}/attach", post(attach))
        .route("/users/{user}/{action}", post(act))
        .route("/guilds", post(found))
        .route("/conversations", post(converse))
        .route("/forums", post(make_forum))
        .route("/forums/{forum}/posts", post(begin_post))
        .route("/installs", put(default_installs))
}

async fn found(State(fake): State<FakeDiscord>, body: Body<Found>) -> Answer {
    let Json(Found { name, standing }) = body?;
    made(fake.found(&name, standing))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Found {
    name: String,
    #[serde(default)]
    standing: GuildStanding,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Conversation {
    among: Vec<Snowflake>,
}

/// A DM or group without the bot.
async fn converse(State(fake): State<FakeDiscord>, body: Body<Conversation>) -> Answer {
    made(fake.open_private(&body?.among))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forum {
    name: String,
}

async fn make_forum(State(fake): State<FakeDiscord>, body: Body<Forum>) -> Answer {
    made(fake.make_forum(&body?.name))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForumPost {
    user: Snowflake,
    name: String,
    text: String,
}

async fn begin_post(
    State(fake): State<FakeDiscord>,
    Path(forum): Path<Snowflake>,
    body: Body<ForumPost>,
) -> Answer {
    let Json(ForumPost { user, name, text }) = body?;
    made(fake.as_user(user)?.begin_post(forum, &name, &text))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Installs {
    kinds: Vec<InstallKind>,
}

async fn default_installs(State(fake): State<FakeDiscord>, body: Body<Installs>) -> Answer {
    fake.set_default_installs(&body?.kinds);
    Ok(Json(json!({})))
}

async fn join(State(fake): State<FakeDiscord>, body: Body<Act>) -> Answer {
    made(fake.join(&body?.name))
}

async fn change(
    State(fake): State<FakeDiscord>,
    Path(user): Path<Snowflake>,
    body: Body<Act>,
) -> Answer {
    let Json(changed) = body?;
    done(fake.handle(user).settle_in(&changed))
}

async fn delete_account(State(fake): State<FakeDiscord>, Path(user): Path<Snowflake>) -> Answer {
    done(fake.as_user(user)?.delete_account())
}

async fn act(
    State(fake): State<FakeDiscord>,
    Path((user, action)): Path<(Snowflake, String)>,
    body: Body<Act>,
) -> Answer {
    let action = match action.as_str() {
        "select" => "press",
        other => other,
    };
    let Json(act) = body?;
    let asked = fake.handle(user).ask(action, &act)?;
    let outcome = asked.settled().await;
    Ok(Json(json!({"interaction": asked.id(), "outcome": outcome})))
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

async fn attach(
    State(fake): State<FakeDiscord>,
    Path(user): Path<Snowflake>,
    Query(Named { name }): Query<Named>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).map(str::to_owned);
    let file = fake.handle(user).upload(&name, kind, &bytes)?;
    Ok(Json(json!({"file": file})))
}
