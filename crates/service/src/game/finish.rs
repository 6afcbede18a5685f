//! When a finished game ended, and which turn decided it, for the poster.

use crate::prelude::*;
use viceroy_ai::analysis::{DecidingTurn, Opening};
use viceroy_model::messages::GameEnd;
use viceroy_model::timing::DAY;

/// Derived from the steps, so it is not stored.
#[derive(Clone, Debug)]
pub(crate) struct Finished {
    at: i64,
    days: u16,
    deciding: Option<DecidingTurn>,
}

impl Finished {
    /// `None` while the game is not over.
    pub(crate) fn of(game: &Game, steps: &[StoredStep]) -> Option<Finished> {
        let facts = history::standing(steps).map(|step| step.facts.as_slice());
        let opening = opening(steps);
        let decided = || {
            let view = game.is_over().then(|| game.table_view())?;
            // The poster shows this winner's pyramid.
            let winner = view.open.winners.iter().next()?;
            Some(DecidingTurn::of(&view.ruleset, opening, facts, winner))
        };
        // A poster can do without.
        let deciding = catch_panic(decided).ok()??;
        let (began, at) = (steps.first()?.at, steps.last()?.at);
        let days = u16::try_from(1 + (at - began) / DAY).unwrap_or(u16::MAX);
        Some(Finished { at, days, deciding })
    }

    pub(crate) fn told(&self, calendar: &Calendar) -> GameEnd {
        let Finished { at, days, deciding } = self;
        GameEnd { at: calendar.shows(*at), days: *days, deciding: deciding.clone() }
    }
}

pub(crate) fn opening(steps: &[StoredStep]) -> Opening {
    match steps.first().map(|step| &step.cause) {
        Some(Cause::PlayedOn { .. }) => Opening::SecondChance,
        Some(_) | None => Opening::SetUp,
    }
}
