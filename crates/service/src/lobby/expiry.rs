//! Closes lobbies that have waited too long.

use super::lobbies::Lobbies;
use crate::infra::error::ok_unless_rejected;
use viceroy_model::messages::GameId;
use viceroy_store::{StoreError, StoredGame};

/// Milliseconds before a retry after a fault.
const AGAIN: i64 = 60 * 1000;

impl Lobbies {
    pub(crate) fn await_end(&self, game: GameId, opened_at: i64) {
        self.queue.visit_at(game, self.ends.gathers(game, opened_at));
    }

    pub(crate) fn has_expired(&self, lobby: &StoredGame) -> bool {
        self.ends.end(lobby.created_at) <= self.clock.now()
    }

    /// The caller holds the game's lock.
    pub(crate) async fn expire(&self, lobby: &StoredGame) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.store.expire(lobby.id, lobby.revision, now).await?;
        self.ends.forget(lobby.id);
        self.queue.touch(lobby.id, now);
        Ok(())
    }

    /// Cheap for other games.
    pub(crate) async fn close_if_expired(&self, game: GameId) {
        let now = self.clock.now();
        if !self.ends.has_ended(game, now) {
            return;
        }
        let _alone = self.games.alone_with(game).await;
        match ok_unless_rejected(self.gathering(game).await) {
            Ok(_) => self.ends.forget(game),
            // The fault is logged.
            Err(_) => self.queue.visit_at(game, now.saturating_add(AGAIN)),
        }
    }
}
