//! What a poster tells of a finished game beside how the table lies: when it ended, and which turn decided it.

use crate::infra::error::catch_panic;
use viceroy_ai::analysis::DecidingTurn;
use viceroy_model::messages::GameEnd;
use viceroy_model::timing::Calendar;
use viceroy_rules::Game;
use viceroy_store::{StoredStep, history};

/// The same as it is kept in memory. It follows from the steps, so nothing of it is stored.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    at: i64,
    deciding: Option<DecidingTurn>,
}

impl Finished {
    /// Of all steps of a game; nothing while it is not over.
    pub(crate) fn of(game: &Game, steps: &[StoredStep]) -> Option<Finished> {
        let facts = history::standing(steps).map(|step| step.facts.as_slice());
        let decided = || {
            let view = game.is_over().then(|| game.table_view())?;
            // The one whose pyramid the poster shows.
            let winner = view.open.winners.iter().next()?;
            Some(DecidingTurn::of(&view.ruleset, facts, winner))
        };
        // A poster can do without.
        let deciding = catch_panic(decided).ok()??;
        Some(Finished { at: steps.last()?.at, deciding })
    }

    /// The same with the time as the clock on the wall showed it.
    pub(crate) fn told(&self, calendar: &Calendar) -> GameEnd {
        GameEnd { at: calendar.shows(self.at), deciding: self.deciding.clone() }
    }
}
