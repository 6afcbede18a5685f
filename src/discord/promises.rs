//! Answers that were promised before a restart.

use std::sync::Arc;

use serenity::all::Http;

use super::client::Data;
use super::desk::Move;
use super::reply::{Reply, Shown};
use crate::notice::{AskedFor, Promise};
use crate::wording::refusals;

/// Gives all answers that can still be given, one after the other: there are as many as people pressed within the
/// moment of the end.
pub(super) async fn keep_all(data: Data, http: Arc<Http>) {
    // The host has logged what broke; people press again.
    for promise in data.desk.host.open_promises().await.unwrap_or_default() {
        tracing::info!(
            person = promise.person.0,
            "answers what was asked before the restart"
        );
        keep(&data, &http, &promise).await;
    }
}

async fn keep(data: &Data, http: &Arc<Http>, promise: &Promise) {
    let Some(reply) = Reply::to_promise(data.means(http), promise) else {
        // The host has logged what broke.
        let _ = data.desk.host.end_promise(promise.id).await;
        return;
    };
    let _open = data.open.begin();
    let shown = match promise.about {
        AskedFor::Panel(game) => data.desk.panel(game, promise.person, Move::Look).await,
        AskedFor::Else => Shown::from(refusals::restarted()),
    };
    reply.show(&shown).await;
}
