//! Answers that people were promised: remembered until they are given, so that a restart in between does not leave
//! anybody waiting.

use super::Host;
use super::stop::Fault;
use crate::notice::{AskedFor, PersonId, Promise, PromiseId};

/// How long the chat takes an answer to something it was promised, less a little for getting there, in milliseconds.
const GOOD_FOR: i64 = 14 * 60 * 1000;

impl Host {
    /// Remembers that somebody was promised an answer.
    ///
    /// # Errors
    /// When something broke.
    pub async fn promise(
        &self,
        id: PromiseId,
        token: String,
        person: PersonId,
        about: AskedFor,
    ) -> Result<(), Fault> {
        let at = self.inner.clock.now();
        let promise = Promise {
            id,
            token,
            person,
            about,
            at,
        };
        let made = self.inner.store.promise(promise).await;
        self.inner.faults.noted(None, made)
    }

    /// An answer that was promised has been given, or cannot be given.
    ///
    /// # Errors
    /// When something broke.
    pub async fn end_promise(&self, id: PromiseId) -> Result<(), Fault> {
        let ended = self.inner.store.end_promise(id).await;
        self.inner.faults.noted(None, ended)
    }

    /// What was promised before a restart and can still be answered. What is too old is forgotten.
    ///
    /// # Errors
    /// When something broke.
    pub async fn open_promises(&self) -> Result<Vec<Promise>, Fault> {
        let all = self.inner.store.promises().await;
        let all = self.inner.faults.noted(None, all)?;
        let now = self.inner.clock.now();
        let (open, late): (Vec<_>, Vec<_>) =
            (all.into_iter()).partition(|promise| now - promise.at < GOOD_FOR);
        for promise in late {
            self.end_promise(promise.id).await?;
        }
        Ok(open)
    }
}
