//! Gateway faults and attempt counts.

use axum::extract::State;
use axum::routing::get;

use super::answer::{Answer, Body};
use crate::faults::Lasting;
use crate::gateway::{GatewayRules, GatewayStage, SessionStartLimit};
use crate::prelude::*;

pub(super) fn router() -> Router<FakeDiscord> {
    let gateway = get(look).post(disturb).patch(set).delete(clear);
    Router::new().route("/gateway", gateway)
}

async fn look(State(fake): State<FakeDiscord>) -> Answer {
    let (attempts, limit, rules, sharding) = fake.inner.with(|state| {
        let limit = state.sessions.starts.limit(state.now());
        (state.attempts.noted.clone(), limit, state.sessions.rules, state.sessions.sharding)
    });
    let mut out = json!(attempts);
    out["session_start_limit"] = json!(limit);
    out["rules"] = json!(rules);
    out["sharding"] = json!(sharding);
    Ok(Json(out))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DisturbGateway {
    fault: GatewayFault,
    /// The stage for future connections; if absent, open ones are hit.
    at: Option<GatewayStage>,
    /// Of open connections, only this shard's.
    shard: Option<u64>,
    lasting: Option<Lasting>,
}

/// Returns the number of sessions hit.
async fn disturb(State(fake): State<FakeDiscord>, body: Body<DisturbGateway>) -> Answer {
    let Json(DisturbGateway { fault, at, shard, lasting }) = body?;
    let hit = match (at, shard) {
        (None, None) => fake.disturb_gateway(fault),
        (None, Some(shard)) => fake.disturb_shard(shard, fault),
        (Some(stage), _) => {
            let lasting = lasting.unwrap_or(Lasting::UntilCleared);
            fake.disturb_connections(fault, stage, lasting);
            0
        }
    };
    Ok(Json(json!({"sessions": hit})))
}

async fn clear(State(fake): State<FakeDiscord>) -> Answer {
    fake.clear_gateway_faults();
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Settings {
    session_start_limit: Option<SessionStartLimit>,
    rules: Option<GatewayRules>,
    sharding: Option<Sharding>,
}

async fn set(State(fake): State<FakeDiscord>, body: Body<Settings>) -> Answer {
    let Json(wanted) = body?;
    if let Some(limit) = wanted.session_start_limit {
        fake.set_session_start_limit(limit);
    }
    if let Some(rules) = wanted.rules {
        fake.set_gateway_rules(rules);
    }
    if let Some(sharding) = wanted.sharding {
        fake.set_sharding(sharding);
    }
    Ok(Json(json!({})))
}
