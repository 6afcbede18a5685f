//! Moderators close tables. Callers determine the user's authority; this checks that it covers the
//! table.

use crate::prelude::*;
use viceroy_model::attendance::ClosedBecause;

pub(crate) fn is_of(stored: &StoredGame, by: Authority) -> Result<(), Rejection> {
    if stored.server != Some(by.server) {
        return Err(LobbyRefusal::OfAnotherServer.into());
    }
    match by.covers(stored.channel, stored.thread) {
        true => Ok(()),
        false => Err(LobbyRefusal::OfAnotherChannel.into()),
    }
}

impl Lobbies {
    pub(crate) async fn close_table(
        self: Arc<Self>,
        game: GameId,
        who: PersonId,
        by: Authority,
    ) -> Result<()> {
        let stored = self.closable(game, by).await?;
        match stored.agreement {
            None => self.close_lobby(game).await?,
            Some(_) => self.close_running(game).await?,
        }
        tracing::info!(game = game.0, by = who.0, "closed by who keeps order there");
        Ok(())
    }

    pub(crate) async fn closable(&self, game: GameId, by: Authority) -> Result<StoredGame> {
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        is_of(&stored, by)?;
        match stored.state {
            GameState::Gathering | GameState::Started => Ok(stored),
            state => Err(Rejection::of(state).into()),
        }
    }

    async fn close_lobby(&self, game: GameId) -> Result<()> {
        let _alone = self.games.alone_with(game).await;
        let stored = self.gathering(game).await?;
        let now = self.clock.now();
        self.store.shut(game, stored.revision, now).await?;
        self.ends.forget(game);
        self.queue.touch(game, now);
        Ok(())
    }

    async fn close_running(&self, game: GameId) -> Result<()> {
        let mut taken = self.games.take(game).await?;
        let closed = self.close_for_order(&mut taken.live).await;
        taken.put_back_after(closed)
    }

    async fn close_for_order(&self, live: &mut RunningGame) -> Result<()> {
        live.must_go_on()?;
        let because = ClosedBecause::Moderator;
        self.games.close(live, Announcement::Closed { because }).await
    }
}
