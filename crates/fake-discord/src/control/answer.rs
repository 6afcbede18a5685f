//! Request and response types.

use crate::prelude::*;
use axum::extract::rejection::JsonRejection;
use axum::response::IntoResponse;

pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

pub(super) type Answer = Result<Json<Value>, Unable>;

/// Says that something has been done.
pub(super) fn done(done: Done<()>) -> Answer {
    done?;
    Ok(Json(json!({})))
}

/// Says what has been made.
pub(super) fn made(id: Done<Snowflake>) -> Answer {
    Ok(Json(json!({"id": id?})))
}

#[derive(Debug)]
pub(super) struct Unable(pub(super) StatusCode, pub(super) String);

impl From<Refused> for Unable {
    fn from(refused: Refused) -> Self {
        let status = match refused {
            Refused::NoSuchUser
            | Refused::NoSuchChannel
            | Refused::NoSuchMessage
            | Refused::NoSuchRole
            | Refused::NoSuchModal => StatusCode::NOT_FOUND,
            _ => StatusCode::CONFLICT,
        };
        Unable(status, refused.to_string())
    }
}

impl From<JsonRejection> for Unable {
    fn from(why: JsonRejection) -> Self {
        Unable(StatusCode::BAD_REQUEST, why.body_text())
    }
}

impl IntoResponse for Unable {
    fn into_response(self) -> Response {
        (self.0, Json(json!({"error": self.1}))).into_response()
    }
}
