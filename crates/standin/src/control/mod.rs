//! The control interface: what tests in any language do with the pretend server. JSON over HTTP below `/control`, on
//! this computer only, described in `docs/standin.md` of this package.

mod acting;
mod looking;

use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use serde_json::{Value, json};

use crate::refused::Refused;
use crate::standin::Standin;

/// What an address gives: JSON, or the reason why nothing was done.
type Answer = Result<Json<Value>, Unable>;

/// Why nothing was done, and the status that says so.
#[derive(Debug)]
struct Unable(StatusCode, String);

impl From<Refused> for Unable {
    fn from(refused: Refused) -> Self {
        let status = match refused {
            Refused::NoSuchUser
            | Refused::NoSuchChannel
            | Refused::NoSuchMessage
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

/// The addresses below `/control`.
pub(super) fn router() -> Router<Standin> {
    Router::new()
        .merge(acting::router())
        .merge(looking::router())
        .fallback(nothing_here)
        .method_not_allowed_fallback(nothing_here)
}

async fn nothing_here() -> Unable {
    let why = "there is nothing here; docs/standin.md lists what there is";
    Unable(StatusCode::NOT_FOUND, why.to_owned())
}
