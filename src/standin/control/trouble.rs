//! Misbehaviour: failing requests, and a gateway that breaks.

use axum::{
    Json, Router,
    extract::State,
    routing::post,
};
use serde::Deserialize;

use super::{Answer, done};
use crate::standin::{Fault, Standin};

pub(super) fn router() -> Router<Standin> {
    Router::new().route("/faults", post(add).delete(clear))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Add {
    /// The requests whose "METHOD path" contains this.
    pattern: String,
    fault: Fault,
    #[serde(default = "once")]
    count: usize,
}

const fn once() -> usize {
    1
}

async fn add(State(standin): State<Standin>, Json(add): Json<Add>) -> Answer {
    standin.fault(&add.pattern, add.fault, add.count);
    done()
}

async fn clear(State(standin): State<Standin>) -> Answer {
    standin.clear_faults();
    done()
}
