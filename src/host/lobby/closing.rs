//! Tables that are closed by somebody who keeps order on their server. Of which tables somebody does is found out where it is
//! asked; here it is checked that the table is one of them.

use crate::attendance::{Announcement, ClosedBecause};
use crate::host::game::game_cache::Live;
use crate::host::ground::error::{Fault, Rejection, Stop};
use crate::host::ground::lobby_refusal::LobbyRefusal;
use crate::host::handle::{Host, Inner};
use crate::notice::{Authority, GameId, LobbyView, PersonId};
use crate::rules::Refusal;
use crate::store::{GameState, StoredGame};

/// Refuses whoever keeps order somewhere else.
pub(crate) fn is_of(stored: &StoredGame, by: Authority) -> Result<(), Rejection> {
    if stored.server != Some(by.server) {
        return Err(LobbyRefusal::OfAnotherServer.into());
    }
    match by.covers(stored.channel, stored.thread) {
        true => Ok(()),
        false => Err(LobbyRefusal::OfAnotherChannel.into()),
    }
}

impl Host {
    /// A table that somebody who keeps order can close, as it is now.
    pub async fn closable(&self, game: GameId, by: Authority) -> Result<LobbyView, Stop> {
        self.shielded(Some(game), move |inner| async move {
            let stored = inner.closable(game, by).await?;
            Ok(inner.lobby_view(&stored))
        })
        .await
    }

    /// Closes a table: a lobby, or a running game. Everybody there is told.
    pub async fn close_table(
        &self,
        game: GameId,
        who: PersonId,
        by: Authority,
    ) -> Result<(), Stop> {
        self.shielded(Some(game), move |inner| async move {
            let stored = inner.closable(game, by).await?;
            match stored.agreement {
                None => inner.close_lobby(game).await?,
                Some(_) => inner.close_running(game).await?,
            }
            tracing::info!(game = game.0, by = who.0, "closed by who keeps order there");
            Ok(())
        })
        .await
    }

    /// The tables that somebody who keeps order can close, the newest first.
    pub async fn tables_under(&self, by: Authority) -> Result<Vec<GameId>, Fault> {
        Ok(self.inner.store.tables_under(by).await?)
    }
}

impl Inner {
    async fn closable(&self, game: GameId, by: Authority) -> Result<StoredGame, Stop> {
        let stored = self.store.game(game).await?;
        let stored = stored.ok_or(Rejection::NoSuchGame)?;
        is_of(&stored, by)?;
        let why = match stored.state {
            GameState::Gathering | GameState::Started => return Ok(stored),
            GameState::Over => Rejection::Rules(Refusal::Over),
            GameState::Closed => Rejection::Closed,
            GameState::Expired => Rejection::Expired,
            GameState::Abandoned => Rejection::Abandoned,
        };
        Err(why.into())
    }

    async fn close_lobby(&self, game: GameId) -> Result<(), Stop> {
        let _alone = self.cache.lock(game).await;
        let stored = self.gathering(game).await?;
        let now = self.clock.now();
        self.store.shut(game, stored.revision, now).await?;
        self.lobbies.forget(game);
        self.touch(game);
        Ok(())
    }

    async fn close_running(&self, game: GameId) -> Result<(), Stop> {
        let mut taken = self.take(game).await?;
        let closed = self.close_for_order(&mut taken.live).await;
        taken.put_back_after(closed)
    }

    async fn close_for_order(&self, live: &mut Live) -> Result<(), Stop> {
        live.must_go_on()?;
        let because = ClosedBecause::Moderator;
        self.close_in(live, Announcement::Closed { because }).await
    }
}
