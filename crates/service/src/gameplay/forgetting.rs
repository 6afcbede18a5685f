//! Deletes a person's data: they leave every game, and a meaningless id and name replace theirs.

use super::user_profiles::UserProfiles;
use crate::cache::sweeps::Sweeps;
use crate::prelude::*;

/// A random pseudonym.
fn nobody(luck: [u8; 32]) -> Person {
    let [a, b, c, d, e, f, g, h, i, j, ..] = luck;
    let id = PersonId::forgotten(u64::from_be_bytes([a, b, c, d, e, f, g, h]));
    let number = 1000 + u16::from_be_bytes([i, j]) % 9000;
    // Latin for "nobody".
    let name = format!("Nemo {number}");
    Person { id, name }
}

service! {
    pub struct Forgetting of store, clock, luck, queue {
        games: Arc<Games>,
        seating: Arc<Seating>,
        introductions: Arc<UserProfiles>,
        sweeps: Arc<Sweeps>,
    }
}

impl Forgetting {
    /// Finishes interrupted deletions.
    pub async fn finish(&self) -> Result<(), Fault> {
        self.nobody_leaves().await?;
        self.sweeps.sweep().await;
        Ok(())
    }

    /// Anonymises the stored data, then calls `finish`.
    pub(crate) async fn forget(self: Arc<Self>, who: PersonId) -> Result<()> {
        let games = self.store.games_naming(who).await?;
        let by = nobody(self.luck.secret()?.0);
        // Holding all locks keeps others from writing cached data back. Nobody else holds more than
        // one, so this cannot deadlock.
        let mut held = vec![];
        for game in &games {
            held.push(self.games.alone_with(*game).await);
        }
        let now = self.clock.now();
        self.store.forget(who, by, now).await?;
        for mut game in held {
            *game = None;
        }
        self.introductions.forget(who);
        tracing::info!(games = games.len(), "somebody was forgotten, as they asked");
        for game in games {
            self.queue.touch(game, self.clock.now());
        }
        Ok(self.finish().await?)
    }

    async fn nobody_leaves(&self) -> Result<(), Fault> {
        for (game, nobody) in self.store.forgotten_at_tables().await? {
            ok_unless_rejected(self.seating.leave(game, nobody).await)?;
        }
        Ok(())
    }
}
