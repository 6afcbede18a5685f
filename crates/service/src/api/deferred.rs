//! Deferred replies: people see that an answer is coming, and it is remembered until they have it, so that a restart in
//! between does not leave anybody waiting.

use super::Host;
use crate::infra::error::Fault;
use viceroy_model::messages::{AskedFor, DeferredId, DeferredReply, PersonId};

/// How long the chat takes the answer to a deferred reply, less a little for getting there, in milliseconds.
const GOOD_FOR: i64 = 14 * 60 * 1000;

impl Host {
    /// Remembers that a reply was deferred.
    pub async fn remember_deferred(
        &self,
        id: DeferredId,
        token: String,
        person: PersonId,
        about: AskedFor,
    ) -> Result<(), Fault> {
        let at = self.clock.now();
        let reply = DeferredReply { id, token, person, about, at };
        Ok(self.store.remember_deferred(reply).await?)
    }

    /// A deferred reply has been given, or cannot be given.
    pub async fn forget_deferred(&self, id: DeferredId) -> Result<(), Fault> {
        Ok(self.store.forget_deferred(id).await?)
    }

    /// What was deferred before a restart and can still be answered. What is too old is forgotten.
    pub async fn open_deferred(&self) -> Result<Vec<DeferredReply>, Fault> {
        let all = self.store.deferred().await?;
        let now = self.clock.now();
        let (open, late): (Vec<_>, Vec<_>) =
            (all.into_iter()).partition(|reply| now - reply.at < GOOD_FOR);
        for reply in late {
            self.forget_deferred(reply.id).await?;
        }
        Ok(open)
    }
}
