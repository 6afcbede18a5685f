//! Where people are in the lesson, who has not played yet, and which tables wait for them.

use super::Host;
use crate::infra::error::Fault;
use viceroy_model::messages::{Entry, LobbyState, LobbyView, PersonId, ServerId};

impl Host {
    /// Whether somebody has neither played a game to its end nor begun the lesson.
    pub async fn is_newcomer(&self, who: PersonId) -> Result<bool, Fault> {
        let store = &self.store;
        Ok(store.newest_finished_of(who).await?.is_none() && store.lesson_of(who).await?.is_none())
    }

    /// The tables of a server that gather, have a seat left and are open to anybody, so many at most.
    pub async fn open_tables_on(
        &self,
        server: ServerId,
        most: usize,
    ) -> Result<Vec<LobbyView>, Fault> {
        let mut tables = vec![];
        for game in self.store.gathering_on(server).await? {
            // One that has just started or closed is not listed.
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
