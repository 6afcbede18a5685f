//! Who may play on from which step of which game, and the position there.

use super::replay::{Replayed, replay};
use crate::infra::error::NoSecondChance;
use crate::prelude::*;
use viceroy_rules::Bookmark;

/// The seat that somebody had at the end, if they had it after this step too.
pub(crate) fn seat_of(holders: &Holders, who: PersonId, step: u32) -> Option<Seat> {
    let (then, end) = (holders.at(step), holders.at(u32::MAX));
    let had = |seat: &Seat| end[*seat].is(who) && then[*seat].is(who);
    end.seats().find(had)
}

/// Where a game stood after a step, and what had happened.
pub(crate) struct Position {
    pub(crate) facts: Vec<Fact>,
    pub(crate) bookmark: Bookmark,
}

impl Position {
    /// # Errors
    /// If the game comes out differently by now, or was over by then.
    pub(crate) fn after(
        step: u32,
        ruleset: &Arc<Ruleset>,
        luck: FairLuck,
        steps: &[StoredStep],
    ) -> Result<Position, Rejection> {
        let until = |one: &&StoredStep| one.number <= step;
        let before: Vec<StoredStep> = history::standing(steps).filter(until).cloned().collect();
        let Ok(Replayed { game, .. }) = replay(ruleset, luck, &before) else {
            return Err(Rejection::NoLookBack(NoLookBack::OlderRules));
        };
        if game.is_over() {
            return Err(Rejection::NoSecondChance(NoSecondChance::NothingLeft));
        }
        let facts = before.into_iter().flat_map(|step| step.facts).collect();
        Ok(Position { facts, bookmark: game.bookmark() })
    }
}
