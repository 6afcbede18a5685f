//! Somebody asks what is stored about them, or to be forgotten: from then on a number and a name that mean nobody stand for
//! them, who has left every game.

use std::sync::Arc;

use super::seating::Seating;
use super::user_profiles::UserProfiles;
use crate::cache::sweeps::Sweeps;
use crate::game::games::Games;
use crate::infra::error::{Fault, Stop, ok_unless_rejected};
use viceroy_model::messages::{Person, PersonId};

/// What stands for somebody.
fn nobody(luck: [u8; 32]) -> Person {
    let [a, b, c, d, e, f, g, h, i, j, ..] = luck;
    let id = PersonId::forgotten(u64::from_be_bytes([a, b, c, d, e, f, g, h]));
    let number = 1000 + u16::from_be_bytes([i, j]) % 9000;
    // Nobody, in a language that nobody speaks.
    let name = format!("Nemo {number}");
    Person { id, name }
}

service! {
    /// Forgets people.
    pub struct Forgetting of store, clock, luck, queue {
        games: Arc<Games>,
        seating: Arc<Seating>,
        introductions: Arc<UserProfiles>,
        sweeps: Arc<Sweeps>,
    }
}

impl Forgetting {
    /// Sees to it that nobody plays who was forgotten, and that nothing of them is left.
    pub async fn finish(&self) -> Result<(), Fault> {
        self.nobody_leaves().await?;
        self.sweeps.sweep().await;
        Ok(())
    }

    /// Nothing that is stored says from now on who somebody was; what is left is done when it is finished.
    pub(crate) async fn forget(self: Arc<Self>, who: PersonId) -> Result<(), Stop> {
        let games = self.store.games_naming(who).await?;
        let by = nobody(self.luck.secret()?.0);
        // As long as they are held nobody writes what they remember of this person; nobody else holds more than one.
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

    /// Whoever was forgotten leaves the games in which they play, as anybody does who leaves.
    async fn nobody_leaves(&self) -> Result<(), Fault> {
        for (game, nobody) in self.store.forgotten_at_tables().await? {
            ok_unless_rejected(self.seating.leave(game, nobody).await)?;
        }
        Ok(())
    }
}
