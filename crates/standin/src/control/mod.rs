//! The control interface: what tests in any language do with the pretend server. JSON over HTTP below `/control`, on
//! this computer only, described in `docs/standin.md` of this package.

mod acting;
mod asked;
mod looking;
mod server;
mod trouble;

use axum::{
    Json, Router,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

use super::{Refused, Snowflake, Standin, UserHandle};

/// The addresses below `/control`.
pub(super) fn router() -> Router<Standin> {
    Router::new()
        .merge(acting::router())
        .merge(looking::router())
        .merge(server::router())
        .merge(trouble::router())
        .fallback(nothing_here)
        .method_not_allowed_fallback(nothing_here)
}

async fn nothing_here() -> Unable {
    Unable::NothingHere
}

/// What an address gives: JSON, or the reason why nothing was done.
type Answer = Result<Json<Value>, Unable>;

/// Why nothing was done.
#[derive(Debug)]
enum Unable {
    /// A user's client would not offer it, or the thing is not there.
    Refused(Refused),
    /// What was asked for cannot be done by this stand-in as it runs.
    Impossible(&'static str),
    /// There is no such address, or it is asked in another way.
    NothingHere,
    /// The body is no JSON, or not what is asked for here.
    Unreadable(String),
}

impl From<Refused> for Unable {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl IntoResponse for Unable {
    fn into_response(self) -> Response {
        let (status, why) = match self {
            Self::Refused(
                refused @ (Refused::NoSuchUser
                | Refused::NoSuchChannel
                | Refused::NoSuchMessage
                | Refused::NoSuchModal),
            ) => (StatusCode::NOT_FOUND, refused.to_string()),
            Self::Refused(refused) => (StatusCode::CONFLICT, refused.to_string()),
            Self::Impossible(why) => (StatusCode::CONFLICT, why.to_owned()),
            Self::NothingHere => {
                let why = "there is nothing here; docs/standin.md lists what there is";
                (StatusCode::NOT_FOUND, why.to_owned())
            }
            Self::Unreadable(why) => (StatusCode::BAD_REQUEST, why),
        };
        (status, Json(json!({"error": why}))).into_response()
    }
}

/// The user of an address.
fn as_user(standin: &Standin, id: Snowflake) -> Result<UserHandle, Refused> {
    standin.user_with(id).ok_or(Refused::NoSuchUser)
}

/// Something was done and there is nothing to tell.
fn done() -> Answer {
    Ok(Json(json!({})))
}
