//! Checks stored games without a running service.

use super::game_cache::Unloadable;
use crate::prelude::*;

/// Why the game cannot be loaded, or `None` if it can. It is loaded as usual, not replayed.
///
/// # Errors
/// When the database fails.
pub async fn unreadable(
    store: &Store,
    game: GameId,
    cards: &'static Catalogue,
) -> Result<Option<String>, StoreError> {
    let stored = match store.game(game).await {
        Ok(Some(stored)) => stored,
        Ok(None) => return Ok(Some("it is not there".to_owned())),
        Err(error @ StoreError::Unreadable { .. }) => return Ok(Some(error.to_string())),
        Err(error) => return Err(error),
    };
    match stored.state {
        GameState::Gathering | GameState::Closed | GameState::Expired => return Ok(None),
        GameState::Started | GameState::Over | GameState::Abandoned => {}
    }
    match RunningGame::load(store, stored, cards).await {
        Ok(_) => Ok(None),
        Err(Unloadable::Damaged(what)) => Ok(Some(what)),
        Err(Unloadable::Store(error)) => Err(error),
    }
}
