//! Bodies of control requests.

use axum::Json;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use super::answer::Unable;

/// A body of JSON. One that cannot be read is refused in JSON, like everything else.
pub(super) struct JsonBody<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = Unable;

    async fn from_request(request: Request, state: &S) -> Result<Self, Unable> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(JsonBody(body)),
            Err(why) => Err(Unable::Unreadable(why.body_text())),
        }
    }
}
