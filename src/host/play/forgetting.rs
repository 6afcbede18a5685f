//! Somebody asks what is stored about them, or to be forgotten: from then on a number and a name that mean nobody stand for
//! them, who has left every game.

use serde_json::Value;

use crate::host::ground::error::{Fault, Stop, unless_refused};
use crate::host::handle::{Host, Inner};
use crate::host::kept::sweeps::may_be;
use crate::notice::{Person, PersonId, Reads};

/// What stands for somebody.
fn nobody(luck: [u8; 32]) -> Person {
    let [a, b, c, d, e, f, g, h, i, j, ..] = luck;
    let id = PersonId::forgotten(u64::from_be_bytes([a, b, c, d, e, f, g, h]));
    let number = 1000 + u16::from_be_bytes([i, j]) % 9000;
    // Nobody, in a language that nobody speaks.
    let name = format!("Nemo {number}");
    Person { id, name }
}

impl Host {
    /// Everything that is stored about a person.
    pub async fn my_data(&self, who: PersonId) -> Result<Value, Fault> {
        Ok(self.inner.store.my_data(who).await?)
    }

    /// Forgets a person: they leave every game and lobby, and nothing that is stored says any more who they were. What was said
    /// to them by direct message is taken back by the courier. Whatever way it is interrupted, the rest is done later.
    pub async fn forget(&self, who: PersonId) -> Result<(), Stop> {
        for game in self.inner.store.gathering_with(who).await? {
            // Whoever was taken off the table meanwhile has left.
            unless_refused(self.leave(game, who).await)?;
        }
        self.shielded(None, move |inner| async move {
            inner.forget(who).await?;
            inner.finish_forgetting().await?;
            Ok(())
        })
        .await
    }

    /// Does what is left to be done of forgetting. The courier does so every minute.
    pub async fn finish_forgetting(&self) -> Result<(), Fault> {
        self.inner.finish_forgetting().await
    }
}

impl Inner {
    /// Sees to it that nobody plays who was forgotten, and that nothing of them is left.
    pub(crate) async fn finish_forgetting(&self) -> Result<(), Fault> {
        self.nobody_leaves().await?;
        self.sweep().await;
        Ok(())
    }

    async fn forget(&self, who: PersonId) -> Result<(), Stop> {
        let games = self.store.games_naming(who).await?;
        let by = nobody(self.luck.secret()?.0);
        // As long as they are held nobody writes what they remember of this person; nobody else holds more than one.
        let mut held = vec![];
        for game in &games {
            held.push(self.cache.lock(*game).await);
        }
        let now = self.clock.now();
        self.store.forget(who, by, now).await?;
        for mut game in held {
            *game = None;
        }
        self.acquaintances.forget(who);
        self.chosen_languages.note(who, None);
        self.met.forget(who);
        self.reminded.forget(who);
        self.text_readers.set(who, Reads::Pictures);
        tracing::info!(games = games.len(), "somebody was forgotten, as they asked");
        for game in games {
            self.touch(game);
        }
        Ok(())
    }

    /// Whoever was forgotten leaves the games in which they play, as anybody does who leaves.
    async fn nobody_leaves(&self) -> Result<(), Fault> {
        for (game, nobody) in self.store.forgotten_at_tables().await? {
            let Some(host) = self.own.upgrade() else {
                return Ok(());
            };
            let left = Host { inner: host }.leave_game(game, nobody).await;
            unless_refused(left)?;
        }
        Ok(())
    }

    /// Sweeps the database if there is something to be swept, all that belongs to it is taken back, and it was not swept just
    /// now; else it is done later.
    pub(crate) async fn sweep(&self) {
        let mut last = self.sweeps.0.lock().await;
        let now = self.clock.now();
        if !may_be(*last, now) {
            return;
        }
        match self.store.sweep().await {
            Ok(None) => return,
            Ok(Some(milliseconds)) => tracing::info!(milliseconds, "the database is swept"),
            Err(error) => tracing::warn!(%error, "the database is swept later"),
        }
        *last = Some(now);
    }
}
