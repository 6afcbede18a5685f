//! Answers that were promised before a restart.

use std::sync::Arc;

use serenity::all::Http;

use super::actions::Move;
use super::data::Data;
use super::reply::Reply;
use super::response::Shown;
use crate::notice::{AskedFor, Promise};
use crate::wording::refusals;

/// Gives all answers that can still be given: there are as many as people pressed within the moment of the end.
pub async fn resume_all(data: Data, http: Arc<Http>, promises: Vec<Promise>) {
    for promise in promises {
        tracing::info!(
            person = promise.person.0,
            "answers what was asked before the restart"
        );
        let Some(reply) = Reply::to_promise(data.means(&http), &promise) else {
            // The host has logged what broke.
            let _ = data.desk.host.end_promise(promise.id).await;
            continue;
        };
        // Each for itself: neither a panic nor a broken line costs anybody else their answer.
        let resumed = tokio::spawn(resume(data.clone(), reply.clone(), promise));
        tokio::spawn(async move {
            if let Err(error) = resumed.await {
                tracing::error!(%error, "a promised answer ended in a panic");
                reply.show(Shown::from(refusals::broke())).await;
            }
        });
    }
}

async fn resume(data: Data, reply: Reply, promise: Promise) {
    let _open = data.open.begin();
    let shown = match promise.about {
        AskedFor::Panel(game) => data.desk.panel(game, promise.person, Move::Look).await,
        AskedFor::Else => {
            if reply.is_shown().await {
                reply.end_promise().await;
                return;
            }
            Shown::from(refusals::restarted())
        }
    };
    reply.show(shown).await;
}
