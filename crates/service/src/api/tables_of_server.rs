//! Newcomers, and the tables of a server.

use super::wish::TableWish;
use crate::prelude::*;
use viceroy_model::messages::{Entry, ServerTables};

/// For how long a finished game is listed, in milliseconds.
const A_WEEK: i64 = 7 * 24 * 60 * 60 * 1000;

impl Host {
    /// Neither finished a game nor started the tutorial.
    pub async fn is_newcomer(&self, who: PersonId) -> Result<bool, Fault> {
        let store = &self.store;
        Ok(store.newest_finished_of(who).await?.is_none() && store.lesson_of(who).await?.is_none())
    }

    /// The conversation in which a person has a game or a lobby of their own.
    pub async fn alone_in(&self, who: PersonId) -> Result<Option<RoomId>, Fault> {
        Ok(self.store.alone_in(who).await?)
    }

    /// Where a game is played; `None` for those in direct messages.
    pub async fn server_of(&self, game: GameId) -> Result<Option<ServerId>, Fault> {
        let stored = self.store.game(game).await?;
        Ok(stored.and_then(|stored| stored.server))
    }

    /// Gathering lobbies open to anybody, with a free seat.
    pub async fn open_tables_on(
        &self,
        server: ServerId,
        who: PersonId,
        most: usize,
    ) -> Result<Vec<LobbyView>, Fault> {
        let mut tables = self.lobbies.on(server, who).await?;
        tables.retain(|view| {
            let has_room = view.people.len() < usize::from(view.to);
            has_room && view.organised.entry == Entry::Anybody
        });
        tables.truncate(most);
        Ok(tables)
    }

    /// Running games in which computer players may keep seats for people, as far as they fit, the
    /// oldest first.
    pub async fn open_seats_on(
        &self,
        server: ServerId,
        who: PersonId,
        wish: &TableWish,
    ) -> Result<Vec<LobbyView>, Fault> {
        let mut tables = vec![];
        for game in self.games.opened_on(server, who).await? {
            let stored = self.store.game(game).await?;
            tables.extend(stored.map(|stored| self.lobbies.view(&stored)));
        }
        tables.retain(|view| wish.fits(view));
        Ok(tables)
    }

    /// Private tables of others are left out.
    pub async fn tables_on(&self, server: ServerId, who: PersonId) -> Result<ServerTables, Fault> {
        let week = self.now().saturating_sub(A_WEEK);
        let games = self.games.on(server, who, week).await?;
        let (over, running) = games.into_iter().partition(|game| game.ended.is_some());
        let gathering = self.lobbies.on(server, who).await?;
        Ok(ServerTables { gathering, running, over })
    }
}
