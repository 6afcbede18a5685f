//! Misbehaviour: failing requests, and a gateway that breaks.

use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::json;

use super::answer::{Answer, done};
use super::body::JsonBody;
use crate::faults::{Fault, GatewayFault};
use crate::standin::Standin;

pub(super) fn router() -> Router<Standin> {
    Router::new()
        .route("/faults", post(add).delete(clear))
        .route("/disturbance", post(disturb).get(disturbed).delete(settle))
        .route("/gateway", post(disturb_gateway))
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

/// Lets the next requests of a kind fail.
async fn add(State(standin): State<Standin>, JsonBody(add): JsonBody<Add>) -> Answer {
    standin.fault(&add.pattern, add.fault, add.count);
    done()
}

async fn clear(State(standin): State<Standin>) -> Answer {
    standin.clear_faults();
    done()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Disturb {
    seed: u64,
    percent: u8,
}

/// Lets a share of all requests fail at random from now on.
async fn disturb(State(standin): State<Standin>, JsonBody(disturb): JsonBody<Disturb>) -> Answer {
    standin.disturb(disturb.seed, disturb.percent);
    done()
}

/// How often what has happened at random.
async fn disturbed(State(standin): State<Standin>) -> Answer {
    Ok(Json(json!(standin.disturbed())))
}

async fn settle(State(standin): State<Standin>) -> Answer {
    standin.settle();
    done()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DisturbGateway {
    fault: GatewayFault,
}

/// Lets something go wrong with the bot's connection. Says how many sessions are hit.
async fn disturb_gateway(
    State(standin): State<Standin>,
    JsonBody(disturb): JsonBody<DisturbGateway>,
) -> Answer {
    let hit = standin.disturb_gateway(disturb.fault);
    Ok(Json(json!({"sessions": hit})))
}
