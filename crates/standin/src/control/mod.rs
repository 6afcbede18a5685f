//! The control interface: what tests in any language do with the pretend server. JSON over HTTP below `/control`, on
//! this computer only, described in `docs/standin.md` of this package.

mod acting;
mod answer;
mod body;
mod faults;
mod looking;
mod roles;
mod server;

use axum::Router;

use crate::standin::Standin;
use answer::Unable;

/// The addresses below `/control`.
pub(super) fn router() -> Router<Standin> {
    Router::new()
        .merge(acting::router())
        .merge(looking::router())
        .merge(roles::router())
        .merge(server::router())
        .merge(faults::router())
        .fallback(nothing_here)
        .method_not_allowed_fallback(nothing_here)
}

async fn nothing_here() -> Unable {
    Unable::NothingHere
}
