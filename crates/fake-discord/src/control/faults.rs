//! Faults of requests and interactions.

use axum::extract::{Path, State};
use axum::routing::{get, post};

use super::answer::{Answer, Body, Unable};
use crate::faults::{Fault, InteractionFault, Lasting, RequestPattern};
use crate::prelude::*;

pub(super) fn router() -> Router<FakeDiscord> {
    let application = get(application).put(describe);
    let interactions = post(disturb).delete(clear_interactions);
    Router::new()
        .route("/faults", post(order).delete(clear))
        .route("/application", application)
        .route("/interactions", interactions)
        .route("/interactions/{interaction}/again", post(again))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ordered {
    request: RequestPattern,
    fault: Fault,
    lasting: Lasting,
}

async fn order(State(fake): State<FakeDiscord>, body: Body<Ordered>) -> Answer {
    let Json(ordered) = body?;
    fake.fault_while(ordered.request, ordered.fault, ordered.lasting);
    Ok(Json(json!({})))
}

async fn clear(State(fake): State<FakeDiscord>) -> Answer {
    fake.clear_faults();
    Ok(Json(json!({})))
}

async fn application(State(fake): State<FakeDiscord>) -> Answer {
    Ok(Json(fake.application()))
}

async fn describe(State(fake): State<FakeDiscord>, body: Body<Value>) -> Answer {
    fake.describe_application(body?.0);
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Disturb {
    fault: InteractionFault,
    lasting: Lasting,
}

async fn disturb(State(fake): State<FakeDiscord>, body: Body<Disturb>) -> Answer {
    let Json(Disturb { fault, lasting }) = body?;
    fake.disturb_interactions(fault, lasting);
    Ok(Json(json!({})))
}

async fn clear_interactions(State(fake): State<FakeDiscord>) -> Answer {
    fake.clear_interaction_faults();
    Ok(Json(json!({})))
}

async fn again(State(fake): State<FakeDiscord>, Path(id): Path<Snowflake>) -> Answer {
    if fake.tell_interaction_again(id) {
        return Ok(Json(json!({})));
    }
    let why = "there is no such interaction, or its token has expired";
    Err(Unable(StatusCode::NOT_FOUND, why.to_owned()))
}
