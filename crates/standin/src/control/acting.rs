//! Acting as a user: joining, commands, buttons, menus, forms, talking.

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::answer::{Answer, as_user, done};
use super::body::JsonBody;
use super::roles::bits;
use crate::refused::Refused;
use crate::standin::Standin;
use crate::users::Reaction;
use crate::world::{Snowflake, User, World};

pub(super) fn router() -> Router<Standin> {
    Router::new()
        .route("/users", get(users).post(join))
        .route(
            "/users/{user}",
            get(user).patch(change).delete(delete_account),
        )
        .route("/users/{user}/leave", post(leave))
        .route("/users/{user}/rejoin", post(rejoin))
        .route("/users/{user}/attach", post(attach))
        .route("/users/{user}/command", post(command))
        .route("/users/{user}/propose", post(propose))
        .route("/users/{user}/press", post(press))
        .route("/users/{user}/select", post(select))
        .route("/users/{user}/submit", post(submit))
        .route("/users/{user}/say", post(say))
        .route("/users/{user}/dismiss", post(dismiss))
        .route("/users/{user}/direct", post(direct))
}

fn shown(world: &World, user: &User) -> Value {
    json!({
        "id": user.id, "name": user.name, "locale": user.locale, "roles": user.roles,
        "permissions": world.held_on_guild(user.id).to_string(),
        "direct_messages": if user.dms_closed { DirectMessages::Closed } else { DirectMessages::Open },
    })
}

async fn users(State(standin): State<Standin>) -> Answer {
    let all = |world: &World| {
        world
            .users
            .values()
            .map(|user| shown(world, user))
            .collect()
    };
    Ok(Json(standin.world(all)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    name: String,
}

async fn join(State(standin): State<Standin>, JsonBody(join): JsonBody<Join>) -> Answer {
    let id = standin.join(&join.name)?;
    user(State(standin), Path(id)).await
}

async fn user(State(standin): State<Standin>, Path(user): Path<Snowflake>) -> Answer {
    let found = standin.world(|world| Some(shown(world, world.users.get(&user)?)));
    Ok(found.map(Json).ok_or(Refused::NoSuchUser)?)
}

/// Whether a user takes direct messages.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
enum DirectMessages {
    Open,
    Closed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangedUser {
    direct_messages: Option<DirectMessages>,
    locale: Option<String>,
    /// What they may do on the whole guild beside what everybody may, by a role of their own.
    permissions: Option<String>,
    roles: Option<Vec<Snowflake>>,
}

async fn change(
    State(standin): State<Standin>,
    Path(id): Path<Snowflake>,
    JsonBody(changed): JsonBody<ChangedUser>,
) -> Answer {
    let permissions = changed.permissions.map(|held| bits("permissions", &held));
    let permissions = permissions.transpose()?;
    if let Some(roles) = changed.roles {
        standin.set_roles(id, &roles)?;
    }
    standin.change_user(id, |user| {
        if let Some(direct) = changed.direct_messages {
            user.dms_closed = direct == DirectMessages::Closed;
        }
        if let Some(locale) = changed.locale {
            user.locale = locale;
        }
    })?;
    if let Some(held) = permissions {
        as_user(&standin, id)?.set_permissions(held)?;
    }
    user(State(standin), Path(id)).await
}

/// Waits until the bot has done what it promised.
async fn outcome(reaction: Reaction) -> Answer {
    let outcome = reaction.settled().await;
    Ok(Json(
        json!({"interaction": reaction.id(), "outcome": outcome}),
    ))
}

/// What stands behind the question mark when a file is given.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
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
    let file = standin.upload(user, &name, kind, &bytes)?;
    Ok(Json(json!({"file": file})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Command {
    channel: Snowflake,
    name: String,
    #[serde(default)]
    path: Vec<String>,
    #[serde(default)]
    options: Value,
}

async fn command(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    JsonBody(used): JsonBody<Command>,
) -> Answer {
    let path: Vec<&str> = used.path.iter().map(String::as_str).collect();
    let user = as_user(&standin, user)?;
    outcome(user.command(used.channel, &used.name, &path, used.options)?).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Typed {
    channel: Snowflake,
    name: String,
    #[serde(default)]
    path: Vec<String>,
    option: String,
    #[serde(default)]
    typed: String,
}

async fn propose(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    JsonBody(typed): JsonBody<Typed>,
) -> Answer {
    let path: Vec<&str> = typed.path.iter().map(String::as_str).collect();
    let user = as_user(&standin, user)?;
    let asked = user.type_option(
        typed.channel,
        &typed.name,
        &path,
        &typed.option,
        &typed.typed,
    );
    outcome(asked?).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Press {
    message: Snowflake,
    custom_id: String,
}

async fn press(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    JsonBody(press): JsonBody<Press>,
) -> Answer {
    let user = as_user(&standin, user)?;
    outcome(user.press(press.message, &press.custom_id)?).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Select {
    message: Snowflake,
    custom_id: String,
    values: Vec<String>,
}

async fn select(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    JsonBody(select): JsonBody<Select>,
) -> Answer {
    let values: Vec<&str> = select.values.iter().map(String::as_str).collect();
    let user = as_user(&standin, user)?;
    outcome(user.select(select.message, &select.custom_id, &values)?).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Submit {
    /// The interaction that the form answered.
    interaction: Snowflake,
    #[serde(default)]
    fields: Value,
}

async fn submit(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    JsonBody(submit): JsonBody<Submit>,
) -> Answer {
    let user = as_user(&standin, user)?;
    outcome(user.submit(submit.interaction, submit.fields)?).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    channel: Snowflake,
    text: String,
}

async fn say(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    JsonBody(said): JsonBody<Say>,
) -> Answer {
    let message = standin.say(user, said.channel, &said.text)?;
    Ok(Json(json!({"message": message})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dismiss {
    message: Snowflake,
}

async fn dismiss(
    State(standin): State<Standin>,
    Path(user): Path<Snowflake>,
    JsonBody(dismissed): JsonBody<Dismiss>,
) -> Answer {
    standin.dismiss(user, dismissed.message)?;
    done()
}

async fn leave(State(standin): State<Standin>, Path(user): Path<Snowflake>) -> Answer {
    as_user(&standin, user)?.leave_guild()?;
    done()
}

async fn rejoin(State(standin): State<Standin>, Path(user): Path<Snowflake>) -> Answer {
    as_user(&standin, user)?.rejoin()?;
    done()
}

async fn delete_account(State(standin): State<Standin>, Path(user): Path<Snowflake>) -> Answer {
    as_user(&standin, user)?.delete_account()?;
    done()
}

async fn direct(State(standin): State<Standin>, Path(user): Path<Snowflake>) -> Answer {
    let channel = standin.open_direct(user)?;
    Ok(Json(json!({"channel": channel})))
}
