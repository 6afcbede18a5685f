//! Completes replies that were deferred before a restart.

use super::reply::ReplyDeps;
use crate::prelude::*;
use serenity::all::{MessageFlags, Request};
use viceroy_model::messages::DeferredReply;

pub async fn resume_all(data: Data, http: Arc<Http>, all: Vec<DeferredReply>) {
    for deferred in all {
        tracing::info!(person = deferred.person.0, "answers what was asked before the restart");
        let (host, languages) = (&data.actions.host, &data.actions.languages);
        let locale = host.locale_of(deferred.person).await;
        let chosen = host.people.chosen_language(deferred.person);
        let reader = Reader::new(deferred.person, &locale.0, chosen, languages);
        let Some(reply) = Reply::to_deferred(ReplyDeps::of(&data, &http), reader, &deferred) else {
            // The service logs errors.
            let _ = data.actions.host.forget_deferred(deferred.id).await;
            continue;
        };
        // One task each, so that a panic or a failing request does not affect the others.
        let resumed = tokio::spawn(resume(data.clone(), reply.clone(), deferred));
        tokio::spawn(async move {
            if let Err(error) = resumed.await {
                tracing::error!(%error, "a deferred reply ended in a panic");
                reply.show(Response::from(reply.wording().private(text!(broke)))).await;
            }
        });
    }
}

async fn resume(data: Data, reply: Reply, deferred: DeferredReply) {
    let _open = data.in_flight.begin();
    let shown = match deferred.about {
        AskedFor::Panel(game) => data.actions.panel(game, reply.reader(), Move::Look).await,
        AskedFor::Else => {
            if reply.is_shown().await {
                reply.forget_deferred().await;
                return;
            }
            Response::from(reply.wording().private(text!(restarted)))
        }
    };
    reply.show(shown).await;
}

impl Reply {
    /// Whether the answer was shown before a restart.
    async fn is_shown(&self) -> bool {
        #[derive(Deserialize)]
        struct Flagged {
            flags: Option<MessageFlags>,
        }
        let Ok(route) = self.original() else {
            return false;
        };
        let shown = self.means.http.fire(Request::new(route, LightMethod::Get));
        let shown = asked(self.metrics(), Endpoint::AnswerLook, shown).await;
        let flags = shown.ok().and_then(|message: Flagged| message.flags);
        flags.is_some_and(|flags| !flags.contains(MessageFlags::LOADING))
    }
}
