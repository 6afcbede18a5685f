//! Roles of the pretend server, and who owns it.

use axum::extract::{Path, State};
use axum::routing::{get, patch};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::answer::{Answer, done};
use super::body::JsonBody;
use crate::refused::Refused;
use crate::standin::Standin;
use crate::world::{Role, Snowflake};

pub(super) fn router() -> Router<Standin> {
    Router::new()
        .route("/roles", get(roles).post(make))
        .route("/roles/{role}", patch(change).delete(gone))
}

fn shown(role: &Role) -> Value {
    json!({"id": role.id, "name": role.name, "permissions": role.permissions.to_string()})
}

/// A number of bits as Discord writes it: in a string.
pub(super) fn bits(name: &str, text: &str) -> Result<u64, Refused> {
    let wrong = |_| Refused::Option(format!("{name} is a number in a string"));
    text.parse().map_err(wrong)
}

async fn roles(State(standin): State<Standin>) -> Answer {
    let all = standin.world(|world| world.all_roles().map(|role| shown(&role)).collect());
    Ok(Json(all))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    name: String,
    permissions: String,
}

async fn make(State(standin): State<Standin>, JsonBody(new): JsonBody<New>) -> Answer {
    let held = bits("permissions", &new.permissions)?;
    let id = standin.make_role(&new.name, held)?;
    Ok(Json(json!({"role": id})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Changed {
    permissions: String,
}

async fn change(
    State(standin): State<Standin>,
    Path(role): Path<Snowflake>,
    JsonBody(changed): JsonBody<Changed>,
) -> Answer {
    standin.change_role(role, bits("permissions", &changed.permissions)?)?;
    done()
}

async fn gone(State(standin): State<Standin>, Path(role): Path<Snowflake>) -> Answer {
    standin.delete_role(role)?;
    done()
}
