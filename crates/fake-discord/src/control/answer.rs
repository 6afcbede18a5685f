//! Request and response types.

use crate::prelude::*;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

pub(super) type Answer = Result<Json<Value>, Unable>;

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
