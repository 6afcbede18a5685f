//! Answers of the control interface.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::refused::Refused;
use crate::standin::Standin;
use crate::users::UserHandle;
use crate::world::Snowflake;

/// What an address gives: JSON, or the reason why nothing was done.
pub(super) type Answer = Result<Json<Value>, Unable>;

/// Why nothing was done.
#[derive(Debug)]
pub(super) enum Unable {
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
        Unable::Refused(refused)
    }
}

impl IntoResponse for Unable {
    fn into_response(self) -> Response {
        let (status, why) = match self {
            Unable::Refused(
                refused @ (Refused::NoSuchUser
                | Refused::NoSuchChannel
                | Refused::NoSuchMessage
                | Refused::NoSuchRole
                | Refused::NoSuchModal),
            ) => (StatusCode::NOT_FOUND, refused.to_string()),
            Unable::Refused(refused) => (StatusCode::CONFLICT, refused.to_string()),
            Unable::Impossible(why) => (StatusCode::CONFLICT, why.to_owned()),
            Unable::NothingHere => {
                let why = "there is nothing here; docs/standin.md lists what there is";
                (StatusCode::NOT_FOUND, why.to_owned())
            }
            Unable::Unreadable(why) => (StatusCode::BAD_REQUEST, why),
        };
        (status, Json(json!({"error": why}))).into_response()
    }
}

/// The user of an address.
pub(super) fn as_user(standin: &Standin, id: Snowflake) -> Result<UserHandle, Refused> {
    standin.user_with(id).ok_or(Refused::NoSuchUser)
}

/// Something was done and there is nothing to tell.
pub(super) fn done() -> Answer {
    Ok(Json(json!({})))
}
