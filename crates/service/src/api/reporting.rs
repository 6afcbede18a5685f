//! Problem reports for the operator.

use viceroy_store::ProblemReport;

use crate::prelude::*;

#[derive(Clone, Debug)]
pub struct Problem {
    pub text: String,
    pub room: RoomId,
    /// Defaults to the thread's game.
    pub game: Option<GameId>,
    pub server: Option<ServerId>,
}

impl Host {
    /// Returns the report's number and game; `None` if this person has made too many.
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
            // The text stays out of the log: only the database can forget it.
            tracing::warn!(number, game, "somebody reports a problem; `viceroy reports` shows it");
        }
        Ok(number.map(|number| (number, about)))
    }
}
