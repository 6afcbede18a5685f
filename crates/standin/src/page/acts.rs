//! What the person at the page does, as one of the users.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::refused::Refused;
use crate::standin::Standin;
use crate::users::InteractionOutcome;
use crate::world::{Progress, Snowflake, World};

/// Something the person at the page does. What is not needed is left out.
#[derive(Deserialize)]
pub(super) struct PageAct {
    user: Option<Snowflake>,
    channel: Option<Snowflake>,
    message: Option<Snowflake>,
    interaction: Option<Snowflake>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    path: Vec<String>,
    #[serde(default)]
    values: Option<Vec<String>>,
    #[serde(default)]
    fields: Value,
    #[serde(default)]
    flag: bool,
}

pub(super) async fn act(
    State(standin): State<Standin>,
    Path(action): Path<String>,
    Json(act): Json<PageAct>,
) -> Response {
    answer(carry_out(&standin, &action, act).await)
}

/// Who has chosen a file, and what it is called.
#[derive(Deserialize)]
pub(super) struct Chosen {
    user: Snowflake,
    name: String,
}

/// Takes a file as the body of the request.
pub(super) async fn attach(
    State(standin): State<Standin>,
    Query(Chosen { user, name }): Query<Chosen>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Response {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).map(str::to_owned);
    answer(
        standin
            .upload(user, &name, kind, &bytes)
            .map(|file| json!({"file": file})),
    )
}

fn answer(done: Result<Value, Refused>) -> Response {
    match done {
        Ok(out) => Json(out).into_response(),
        Err(refused) => {
            let out = json!({"error": refused.to_string()});
            (StatusCode::CONFLICT, Json(out)).into_response()
        }
    }
}

async fn carry_out(standin: &Standin, action: &str, act: PageAct) -> Result<Value, Refused> {
    if action == "join" {
        return Ok(json!({"user": standin.join(&act.name)?}));
    }
    let user = act.user.ok_or(Refused::NoSuchUser)?;
    let channel = act.channel.ok_or(Refused::NoSuchChannel);
    let message = act.message.ok_or(Refused::NoSuchMessage);
    let path: Vec<&str> = act.path.iter().map(String::as_str).collect();
    let asked = match action {
        "say" => {
            let id = standin.say(user, channel?, &act.name)?;
            return Ok(json!({"message": id}));
        }
        "read" => {
            standin.mark_read(user, channel?)?;
            return Ok(json!({}));
        }
        "dismiss" => {
            standin.dismiss(user, message?)?;
            return Ok(json!({}));
        }
        "direct" => return Ok(json!({"channel": standin.open_direct(user)?})),
        "dms" => {
            standin.change_user(user, |user| user.dms_closed = act.flag)?;
            return Ok(json!({}));
        }
        "locale" => {
            standin.change_user(user, |user| act.name.clone_into(&mut user.locale))?;
            return Ok(json!({}));
        }
        "command" => standin.use_command(user, channel?, &act.name, &path, &act.fields, None)?,
        "propose" => {
            let option = act.values.as_deref().and_then(|values| values.first());
            let option = option.map_or("", String::as_str);
            let (name, fields) = (&act.name, &act.fields);
            standin.use_command(user, channel?, name, &path, fields, Some(option))?
        }
        "press" => {
            let values = act.values.as_ref();
            let values: Option<Vec<&str>> =
                values.map(|values| values.iter().map(String::as_str).collect());
            standin.use_component(user, message?, &act.name, values.as_deref(), false)?
        }
        "modal" => {
            let opened_by = act.interaction.ok_or(Refused::NoSuchModal)?;
            standin.send_modal(user, opened_by, &act.fields)?
        }
        _ => return Err(Refused::NoSuchCommand(action.to_owned())),
    };
    Ok(first_answer(standin, asked).await)
}

/// What the page must know of the first answer; messages it sees by itself.
async fn first_answer(standin: &Standin, interaction: Snowflake) -> Value {
    match standin.answered(interaction).await {
        InteractionOutcome::Message(_)
        | InteractionOutcome::Gone
        | InteractionOutcome::Promised => json!({"done": true}),
        InteractionOutcome::Failed(_) => json!({"failed": true}),
        InteractionOutcome::Choices(choices) => {
            let choices: Vec<_> = choices
                .into_iter()
                .map(|(name, value)| json!({"name": name, "value": value}))
                .collect();
            json!({"choices": choices})
        }
        InteractionOutcome::Modal(modal) => {
            let opened_by = modal.opened_by;
            let parts = standin.world(|world| form(world, opened_by));
            json!({"modal": {
                "interaction": opened_by, "title": modal.title, "components": parts,
            }})
        }
    }
}

/// The parts of the form that answered an interaction.
fn form(world: &World, opened_by: Snowflake) -> Value {
    match world.interactions.get(&opened_by).map(|one| &one.progress) {
        Some(Progress::Modal(modal)) => modal["components"].clone(),
        Some(
            Progress::Waiting
            | Progress::Deferred
            | Progress::Acknowledged
            | Progress::Message(_)
            | Progress::Deleted
            | Progress::Choices(_)
            | Progress::Failed(_),
        )
        | None => json!([]),
    }
}
