//! HTTP control API for tests in any language: JSON below `/control`, loopback only, documented in
//! `docs/standin.md` of this package.

mod acting;
mod answer;
mod faults;
mod gateway;
mod looking;
mod running;

use crate::prelude::*;
use answer::Unable;

pub(super) fn router() -> Router<FakeDiscord> {
    Router::new()
        .merge(acting::router())
        .merge(looking::router())
        .merge(gateway::router())
        .merge(faults::router())
        .merge(running::router())
        .fallback(nothing_here)
        .method_not_allowed_fallback(nothing_here)
}

async fn nothing_here() -> Unable {
    let why = "there is nothing here; docs/standin.md lists what there is";
    Unable(StatusCode::NOT_FOUND, why.to_owned())
}
