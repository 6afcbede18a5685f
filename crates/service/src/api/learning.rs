//! Newcomers, and lobbies they can join.

use super::Host;
use crate::infra::error::Fault;
use viceroy_model::messages::{Entry, LobbyState, LobbyView, PersonId, ServerId};

impl Host {
    /// Neither finished a game nor started the tutorial.
    pub async fn is_newcomer(&self, who: PersonId) -> Result<bool, Fault> {
        let store = &self.store;
        Ok(store.newest_finished_of(who).await?.is_none() && store.lesson_of(who).await?.is_none())
    }

    /// Gathering lobbies open to anybody, with a free seat.
    pub async fn open_tables_on(
        &self,
        server: ServerId,
        most: usize,
    ) -> Result<Vec<LobbyView>, Fault> {
        let mut tables = vec![];
        for game in self.store.gathering_on(server).await? {
            // It has just started or closed.
            let Ok(view) = self.lobby(game).await else {
                continue;
            };
            let gathers = view.state == LobbyState::Gathering;
            let has_room = view.people.len() < usize::from(view.to);
            if gathers && has_room && view.organised.entry == Entry::Anybody {
                tables.push(view);
            }
            if tables.len() >= most {
                break;
            }
        }
        Ok(tables)
    }
}
