//! Gathering lobbies: how many are allowed, and when something has to be done about them.

use std::num::NonZeroU32;

use crate::prelude::*;
use viceroy_model::timing::DAY;

/// Limits set by the operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LobbyLimits {
    /// Open lobbies of one person.
    pub per_person: NonZeroU32,
    /// The same on one server, so that a few people do not fill it.
    pub per_person_here: NonZeroU32,
    /// Lobbies that one person may open within a day, whatever becomes of them.
    pub per_day: NonZeroU32,
    /// Running private games against computer players.
    pub alone: NonZeroU32,
    /// Open lobbies on one server.
    pub per_server: NonZeroU32,
    /// Days until a lobby that was not started is closed.
    pub days: NonZeroU32,
}

impl LobbyLimits {
    pub const STANDARD: LobbyLimits = LobbyLimits {
        per_person: NonZeroU32::new(5).expect("five is not zero"),
        per_person_here: NonZeroU32::new(3).expect("three is not zero"),
        per_day: NonZeroU32::new(10).expect("ten is not zero"),
        alone: NonZeroU32::new(5).expect("five is not zero"),
        per_server: NonZeroU32::new(20).expect("twenty is not zero"),
        days: NonZeroU32::new(7).expect("seven is not zero"),
    };

    fn end(self, opened_at: i64) -> i64 {
        opened_at.saturating_add(i64::from(self.days.get()) * DAY)
    }
}

impl Default for LobbyLimits {
    fn default() -> Self {
        LobbyLimits::STANDARD
    }
}

#[derive(Debug)]
pub(crate) struct LobbyEnds {
    limits: LobbyLimits,
    ends: Mutex<BTreeMap<GameId, i64>>,
}

impl LobbyEnds {
    pub(crate) fn new(
        limits: LobbyLimits,
        gathering: impl IntoIterator<Item = (GameId, i64, Option<i64>)>,
    ) -> Self {
        let next = |at, due: Option<i64>| due.map_or(limits.end(at), |due| due.min(limits.end(at)));
        let ends = gathering.into_iter().map(|(game, at, due)| (game, next(at, due)));
        LobbyEnds { limits, ends: Mutex::new(ends.collect()) }
    }

    pub(crate) fn all(&self) -> Vec<(GameId, i64)> {
        self.ends.lock().iter().map(|(game, at)| (*game, *at)).collect()
    }

    pub(crate) fn end(&self, opened_at: i64) -> i64 {
        self.limits.end(opened_at)
    }

    pub(crate) fn is_due(&self, game: GameId, now: i64) -> bool {
        self.ends.lock().get(&game).is_some_and(|end| *end <= now)
    }

    /// Returns when something has to be done: at `due`, if any, or when it expires.
    pub(crate) fn gathers(&self, game: GameId, opened_at: i64, due: Option<i64>) -> i64 {
        let end = self.end(opened_at);
        let next = due.map_or(end, |due| due.min(end));
        self.ends.lock().insert(game, next);
        next
    }

    pub(crate) fn forget(&self, game: GameId) {
        self.ends.lock().remove(&game);
    }
}
