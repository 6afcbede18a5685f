//! Remembers deferred replies until they are sent, across restarts.

use crate::prelude::*;
use viceroy_model::messages::{AskedFor, DeferredId, DeferredReply};

/// Discord accepts the answer for 15 minutes; in milliseconds, with a margin.
const GOOD_FOR: i64 = 14 * 60 * 1000;

impl Host {
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

    pub async fn forget_deferred(&self, id: DeferredId) -> Result<(), Fault> {
        Ok(self.store.forget_deferred(id).await?)
    }

    /// Also forgets those that are too old.
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
