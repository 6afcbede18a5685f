//! What people report of the bot, for whoever runs it.

use super::Host;
use crate::infra::error::Fault;
use viceroy_model::messages::{GameId, PersonId, RoomId, ServerId};
use viceroy_store::ProblemReport;

/// What somebody reports.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What they say.
    pub text: String,
    /// Where they say it.
    pub room: RoomId,
    /// Which game they mean; without it, the one of the thread.
    pub game: Option<GameId>,
    /// On which server they say it.
    pub server: Option<ServerId>,
}

impl Host {
    /// Keeps a report with the game and how many steps it had; gives its number and that game, and nothing where somebody has made
    /// too many.
    pub async fn report(
        &self,
        who: PersonId,
        problem: Problem,
    ) -> Result<Option<(i64, Option<GameId>)>, Fault> {
        let Problem { text, room, game, server } = problem;
        let store = &self.store;
        let meant = match game {
            Some(game) => Some(game),
            None => store.game_in(room).await?,
        };
        let stored = match meant {
            Some(game) => store.game(game).await?,
            None => None,
        };
        let at = self.clock.now();
        let report = ProblemReport {
            person: who,
            at,
            wall: self.clock.shows(at),
            game: stored.as_ref().map(|stored| stored.id),
            step: stored.as_ref().map(|stored| stored.steps),
            server,
            text,
        };
        let about = report.game;
        let number = store.report(report).await?;
        if let (Some(number), game) = (number, about.map(|game| game.0)) {
            // What was said stays in the database, where it can be forgotten.
            tracing::warn!(number, game, "somebody reports a problem; `viceroy reports` shows it");
        }
        Ok(number.map(|number| (number, about)))
    }
}
