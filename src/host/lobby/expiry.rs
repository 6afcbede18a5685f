//! Lobbies that have waited too long.

use crate::host::ground::error::unless_refused;
use crate::host::handle::Inner;
use crate::notice::GameId;
use crate::store::{StoreError, StoredGame};

/// When closing a lobby failed, it is tried again after this many milliseconds.
const AGAIN: i64 = 60 * 1000;

impl Inner {
    /// A lobby was opened: it is looked at again when it expires.
    pub(crate) fn await_end(&self, game: GameId, opened_at: i64) {
        let end = self.lobbies.limits.end(opened_at);
        self.lobbies.gathers_until(game, end);
        self.queue.visit_at(game, end);
    }

    /// Whether a lobby has waited too long.
    pub(crate) fn has_expired(&self, lobby: &StoredGame) -> bool {
        let end = self.lobbies.limits.end(lobby.created_at);
        end <= self.clock.now()
    }

    /// Closes a lobby that has expired; whoever calls has the game for themselves.
    pub(crate) async fn expire(&self, lobby: &StoredGame) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.store.expire(lobby.id, lobby.revision, now).await?;
        self.lobbies.forget(lobby.id);
        self.touch(lobby.id);
        Ok(())
    }

    /// Closes a lobby if its time is over. Costs nothing for other games.
    pub(crate) async fn close_if_expired(&self, game: GameId) {
        let now = self.clock.now();
        if !self.lobbies.has_ended(game, now) {
            return;
        }
        let _alone = self.cache.lock(game).await;
        match unless_refused(self.gathering(game).await) {
            // It was closed just now, or it has become something else.
            Ok(_) => self.lobbies.forget(game),
            // The fault was logged.
            Err(_) => self.queue.visit_at(game, now.saturating_add(AGAIN)),
        }
    }
}
