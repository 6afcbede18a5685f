//! Acting as a user.

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::routing::{patch, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::json;

use super::answer::{Answer, Body};
use crate::standin::Standin;
use crate::users::Act;
use crate::world::Snowflake;

pub(super) fn router() -> Router<Standin> {
    Router::new()
        .route("/users", post(join))
        .route("/users/{user}", patch(change))
        .route("/users/{user}/attach", post(attach))
        .route("/users/{user}/{action}", post(act))
        .route("/guilds", post(found))
}

/// Another guild with the bot in it.
async fn found(State(standin): State<Standin>, body: Body<Act>) -> Answer {
    let id = standin.found_guild(&body?.name)?;
    Ok(Json(json!({"id": id})))
}

async fn join(State(standin): State<Standin>, body: Body<Act>) -> Answer {
    let id = standin.join(&body?.name)?;
    Ok(Json(json!({"id": id})))
}

async fn change(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    body: Body<Act>,
) -> Answer {
    let Json(changed) = body?;
    standin.handle(user).settle_in(&changed)?;
    Ok(Json(json!({})))
}

/// Begins an interaction, and waits until the bot has done what it promised.
async fn act(
    State(standin): State<Standin>,
    Path((user, action)): Path<(Snowflake, String)>,
    body: Body<Act>,
) -> Answer {
    let action = match action.as_str() {
        "select" => "press",
        other => other,
    };
    let Json(act) = body?;
    let asked = standin.handle(user).ask(action, &act)?;
    let outcome = asked.settled().await;
    Ok(Json(json!({"interaction": asked.id(), "outcome": outcome})))
}

/// What stands behind the question mark when a file is given.
#[derive(Deserialize)]
struct Named {
    name: String,
}

/// Takes a file as the body of the request.
async fn attach(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    Query(Named { name }): Query<Named>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).map(str::to_owned);
    let file = standin.handle(user).upload(&name, kind, &bytes)?;
    Ok(Json(json!({"file": file})))
}
