//! Begins somebody's game of the deal of the day: there is nobody to wait for.

use super::starting::Starter;
use crate::infra::error::DealRefusal;
use crate::infra::seeded_luck::secret_hash;
use crate::prelude::*;
use viceroy_model::deals::{DealDay, OPPONENTS, settings, terms};
use viceroy_store::{NewGame, StoredDeal};

/// Nothing is ever posted there.
const NOWHERE: RoomId = RoomId(0);

impl Lobbies {
    /// Today's deal. Its secret, and that of tomorrow, are settled when they are first asked for.
    pub(crate) async fn deal_of(&self, day: DealDay) -> Result<StoredDeal> {
        if let Some(deal) = self.store.deal(day).await? {
            return Ok(deal);
        }
        let secret = self.luck.secret()?;
        self.store.add_deal(day, secret, &secret_hash(&secret)).await?;
        let deal = self.store.deal(day).await?;
        Ok(deal.ok_or_else(|| Fault::new("a deal that was stored is not there"))?)
    }

    /// The game of whoever has begun already.
    pub(crate) async fn play_deal(
        self: Arc<Self>,
        day: DealDay,
        who: Person,
        language: LanguageTag,
    ) -> Result<GameId> {
        let deal = self.deal_of(day).await?;
        let game = self.game_of_deal(&deal, &who, language).await?;
        let mut cached = self.games.alone_with(game).await;
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        match stored.state {
            // Also one that was begun when the bot died.
            GameState::Gathering => {
                let starter = Starter { who: who.id, press: None, changes: None };
                self.start_alone(&mut cached, stored, starter, SeatSet::NONE).await?;
                Ok(game)
            }
            GameState::Started => Ok(game),
            GameState::Over => Err(Rejection::Deal(DealRefusal::Played).into()),
            GameState::Closed | GameState::Expired | GameState::Abandoned => {
                Err(Rejection::Deal(DealRefusal::Closed).into())
            }
        }
    }

    async fn game_of_deal(
        &self,
        deal: &StoredDeal,
        who: &Person,
        language: LanguageTag,
    ) -> Result<GameId> {
        // Serialised, so that nobody gets two.
        let _alone = self.door.one_at_a_time().await;
        if let Some(played) = self.store.played_deal(deal.day, who.id).await? {
            return Ok(played.game);
        }
        let mut computers: Vec<Player> = vec![];
        for level in OPPONENTS {
            computers.push(Player::computer(i64::from(deal.day.0), level, &computers));
        }
        let venue =
            Venue { channel: NOWHERE, server: None, language, played_in: PlayedIn::Deal(deal.day) };
        let new = NewGame {
            venue,
            by: who.clone(),
            people: std::iter::once(Player::from(who.clone())).chain(computers).collect(),
            terms: terms(),
            agreed: settings(),
            organised: Organised::default(),
            secret: deal.secret,
            secret_hash: deal.secret_hash.clone(),
            at: self.clock.now(),
        };
        Ok(self.store.create_game(new).await?)
    }

    /// A deal that closes before its player has finished ends there, without points. The caller knows
    /// that it has closed.
    pub(crate) async fn close_deal(&self, game: GameId) -> Result<()> {
        let stored = self.store.game(game).await?.ok_or(Rejection::NoSuchGame)?;
        match stored.state {
            GameState::Gathering => self.close_unstarted_deal(&stored).await,
            GameState::Started => {
                let mut taken = self.games.take(game).await?;
                let closed = self.games.close_untold(&mut taken.live).await;
                taken.put_back_after(closed)
            }
            GameState::Over | GameState::Closed | GameState::Expired | GameState::Abandoned => {
                Ok(())
            }
        }
    }

    async fn close_unstarted_deal(&self, stored: &StoredGame) -> Result<()> {
        let _alone = self.games.alone_with(stored.id).await;
        Ok(self.store.shut(stored.id, stored.revision, self.clock.now()).await?)
    }
}
