//! How many lobbies may wait, and for how long.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Inner;
use super::stop::{Broken, Rejection, Stop, unless_refused};
use crate::notice::{GameId, PersonId, Venue};
use crate::store::{StoreError, StoredGame};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// When closing a lobby failed, it is tried again after this many milliseconds.
const AGAIN: i64 = 60 * 1000;

/// What the operator allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LobbyLimits {
    /// The most lobbies that one person may have open.
    pub per_person: NonZeroU32,
    /// The most lobbies that a server may have open.
    pub per_server: NonZeroU32,
    /// After so many days a lobby that was not started is closed.
    pub days: NonZeroU32,
}

impl LobbyLimits {
    /// What is allowed when nobody says anything else.
    pub const STANDARD: LobbyLimits = LobbyLimits {
        per_person: NonZeroU32::new(5).expect("five is not zero"),
        per_server: NonZeroU32::new(20).expect("twenty is not zero"),
        days: NonZeroU32::new(7).expect("seven is not zero"),
    };

    /// When a lobby that was opened at this time expires.
    fn end(self, opened_at: i64) -> i64 {
        opened_at.saturating_add(i64::from(self.days.get()) * DAY)
    }
}

impl Default for LobbyLimits {
    fn default() -> Self {
        LobbyLimits::STANDARD
    }
}

/// The lobbies that gather, with when they expire, so that other games are not looked at for it.
#[derive(Debug)]
pub(super) struct Lobbies {
    limits: LobbyLimits,
    ends: Mutex<BTreeMap<GameId, i64>>,
    /// Held while a lobby is opened: it is counted and made by one at a time.
    pub(super) opening: tokio::sync::Mutex<()>,
}

impl Lobbies {
    pub(super) fn new(
        limits: LobbyLimits,
        gathering: impl IntoIterator<Item = (GameId, i64)>,
    ) -> Self {
        let ends = gathering
            .into_iter()
            .map(|(game, at)| (game, limits.end(at)));
        Lobbies {
            limits,
            ends: Mutex::new(ends.collect()),
            opening: tokio::sync::Mutex::default(),
        }
    }

    fn locked(&self) -> MutexGuard<'_, BTreeMap<GameId, i64>> {
        // Nothing in here panics half-way, so a poisoned map is a whole map.
        self.ends.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn ends(&self) -> Vec<(GameId, i64)> {
        self.locked()
            .iter()
            .map(|(game, at)| (*game, *at))
            .collect()
    }

    fn has_ended(&self, game: GameId, now: i64) -> bool {
        self.locked().get(&game).is_some_and(|end| *end <= now)
    }

    /// It gathers no longer.
    pub(super) fn forget(&self, game: GameId) {
        self.locked().remove(&game);
    }
}

impl Inner {
    /// Whether this person can open another lobby there now.
    pub(super) async fn not_too_many(
        &self,
        venue: Venue,
        by: PersonId,
    ) -> Result<(), Stop<Broken>> {
        let limits = self.lobbies.limits;
        let most = limits.per_person.get();
        if self.store.lobbies_of(by).await? >= most {
            return Err(Rejection::TooManyOfOnes { most }.into());
        }
        let Some(server) = venue.server else {
            return Ok(());
        };
        let most = limits.per_server.get();
        if self.store.lobbies_on(server).await? >= most {
            return Err(Rejection::TooManyHere { most }.into());
        }
        Ok(())
    }

    /// A lobby was opened: it is looked at again when it expires.
    pub(super) fn await_end(&self, game: GameId, opened_at: i64) {
        let end = self.lobbies.limits.end(opened_at);
        self.lobbies.locked().insert(game, end);
        self.queue.visit_at(game, end);
    }

    /// Whether a lobby has waited too long. Those from before it was stored who opened them wait as they did.
    pub(super) fn has_expired(&self, lobby: &StoredGame) -> bool {
        let end = self.lobbies.limits.end(lobby.created_at);
        lobby.opened_by.is_some() && end <= self.clock.now()
    }

    /// Closes a lobby that has expired; whoever calls has the game for themselves.
    pub(super) async fn expire(&self, lobby: &StoredGame) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.store.expire(lobby.id, lobby.revision, now).await?;
        self.lobbies.forget(lobby.id);
        self.touch(lobby.id);
        Ok(())
    }

    /// Closes a lobby if its time is over. Costs nothing for other games.
    pub(super) async fn close_if_expired(&self, game: GameId) {
        let now = self.clock.now();
        if !self.lobbies.has_ended(game, now) {
            return;
        }
        let _alone = self.cache.lock(game).await;
        let gathering = unless_refused(self.gathering(game).await);
        match self.faults.noted(Some(game), gathering) {
            // It was closed just now, or it has become something else.
            Ok(_) => self.lobbies.forget(game),
            // The fault was logged.
            Err(_) => self.queue.visit_at(game, now.saturating_add(AGAIN)),
        }
    }
}
