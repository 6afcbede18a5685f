//! Actions of the user at the page.

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;

use crate::prelude::*;
use crate::users::Act;

pub(super) async fn act(
    State(fake): State<FakeDiscord>,
    Path(action): Path<String>,
    Json(act): Json<Act>,
) -> Response {
    answer(carry_out(&fake, &action, act).await)
}

#[derive(Deserialize)]
pub(super) struct Chosen {
    user: Snowflake,
    name: String,
}

pub(super) async fn attach(
    State(fake): State<FakeDiscord>,
    Query(Chosen { user, name }): Query<Chosen>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Response {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).map(str::to_owned);
    let file = fake.handle(user).upload(&name, kind, &bytes);
    answer(file.map(|file| json!({"file": file})))
}

fn answer(done: Done<Value>) -> Response {
    match done {
        Ok(out) => Json(out).into_response(),
        Err(refused) => {
            let out = json!({"error": refused.to_string()});
            (StatusCode::CONFLICT, Json(out)).into_response()
        }
    }
}

/// Returns the bot's first response to an interaction.
async fn carry_out(fake: &FakeDiscord, action: &str, act: Act) -> Done<Value> {
    if action == "join" {
        return Ok(json!({"user": fake.join(&act.name)?}));
    }
    if action == "found" {
        return Ok(json!({"guild": fake.found_guild(&act.name)?}));
    }
    if action == "converse" {
        let among: Vec<Snowflake> = act.among.iter().copied().chain(act.user).collect();
        return Ok(json!({"channel": fake.open_private(&among)?}));
    }
    let user = fake.handle(act.user.ok_or(Refused::NoSuchUser)?);
    let channel = act.channel.ok_or(Refused::NoSuchChannel);
    match action {
        "say" => user.say(channel?, &act.text).map(|_| ())?,
        "read" => user.read(channel?)?,
        "dismiss" => user.dismiss(act.message.ok_or(Refused::NoSuchMessage)?)?,
        "direct" => return Ok(json!({"channel": user.open_direct()?})),
        "settings" => user.settle_in(&act)?,
        _ => {
            let asked = user.ask(action, &act)?;
            return Ok(json!(asked.answered().await));
        }
    }
    Ok(json!({}))
}
