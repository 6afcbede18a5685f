//! Closes lobbies that have waited too long, and does what is due in the others.

use crate::prelude::*;

/// Milliseconds before a retry after a fault.
const AGAIN: i64 = 60 * 1000;

impl Lobbies {
    pub(crate) fn await_end(&self, game: GameId, opened_at: i64, due: Option<i64>) {
        self.queue.visit_at(game, self.ends.gathers(game, opened_at, due));
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
    pub(crate) async fn do_what_is_due(self: &Arc<Self>, game: GameId) {
        let now = self.clock.now();
        if !self.ends.is_due(game, now) {
            return;
        }
        match ok_unless_rejected(self.fill_or_ask_no_more(game).await) {
            Ok(Some(())) => {}
            Ok(None) => self.ends.forget(game),
            // The fault is logged.
            Err(_) => self.queue.visit_at(game, now.saturating_add(AGAIN)),
        }
    }
}
