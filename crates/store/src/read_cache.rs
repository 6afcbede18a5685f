//! Games, messages and people as last read, while no write has touched them since. A write says what
//! it outdates before its caller hears that it is done, so what is cached is what a query would find.

use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};

use quick_cache::sync::Cache;

use super::records::{StoredGame, StoredMessage, StoredPerson};
use crate::prelude::*;

/// What a write may change of what is cached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outdates {
    Everything,
    /// This game's row, seats and messages, and of nobody how they want to be told.
    Game(GameId),
    Nothing,
}

/// More games than are played at once, and their players.
const GAMES: usize = 512;
const PEOPLE: usize = 4 * GAMES;
/// Games share counters of changes; a needless second read is all that can come of it.
const COUNTERS: usize = 256;

#[derive(Debug)]
pub(super) struct ReadCache {
    pub(super) games: Cached<GameId, StoredGame>,
    pub(super) open_messages: Cached<GameId, Vec<StoredMessage>>,
    pub(super) people: Cached<PersonId, Option<StoredPerson>>,
    /// How often everything was outdated, and how often each game.
    all: AtomicU64,
    each: [AtomicU64; COUNTERS],
}

/// How often something was outdated when it was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AsOf {
    all: u64,
    game: u64,
}

impl Default for ReadCache {
    fn default() -> ReadCache {
        ReadCache::of(GAMES, PEOPLE)
    }
}

impl ReadCache {
    /// Nothing is kept of a file that another process may write.
    pub(super) fn of_others() -> ReadCache {
        ReadCache::of(0, 0)
    }

    fn of(games: usize, people: usize) -> ReadCache {
        ReadCache {
            games: Cached(Cache::new(games)),
            open_messages: Cached(Cache::new(games)),
            people: Cached(Cache::new(people)),
            all: AtomicU64::new(0),
            each: std::array::from_fn(|_| AtomicU64::new(0)),
        }
    }

    pub(super) fn outdate(&self, what: Outdates) {
        match what {
            Outdates::Everything => self.all.fetch_add(1, Ordering::SeqCst),
            Outdates::Game(game) => self.counter(game).fetch_add(1, Ordering::SeqCst),
            Outdates::Nothing => 0,
        };
    }

    pub(super) fn of_game(&self, game: GameId) -> AsOf {
        AsOf { game: self.counter(game).load(Ordering::SeqCst), ..self.of_people() }
    }

    pub(super) fn of_people(&self) -> AsOf {
        AsOf { all: self.all.load(Ordering::SeqCst), game: 0 }
    }

    fn counter(&self, GameId(game): GameId) -> &AtomicU64 {
        &self.each[game.unsigned_abs() as usize % COUNTERS]
    }
}

#[derive(Debug)]
pub(super) struct Cached<K, V>(Cache<K, (AsOf, V)>);

impl<K: Hash + Eq + Copy, V: Clone> Cached<K, V> {
    /// `now` must be taken before the read that follows where this is `None`.
    pub(super) fn get(&self, key: K, now: AsOf) -> Option<V> {
        let (as_of, value) = self.0.get(&key)?;
        (as_of == now).then_some(value)
    }

    pub(super) fn keep(&self, key: K, as_of: AsOf, value: V) {
        self.0.insert(key, (as_of, value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(7);
    const WHO: PersonId = PersonId(1);

    #[test]
    fn what_another_process_may_write_is_read_anew() {
        let cache = ReadCache::of_others();
        cache.people.keep(WHO, cache.of_people(), None);
        assert!(cache.people.get(WHO, cache.of_people()).is_none());
    }

    #[test]
    fn what_has_changed_since_it_was_asked_for_is_read_anew() {
        for (change, games, people) in [
            (Outdates::Nothing, true, true),
            (Outdates::Game(GameId(8)), true, true),
            (Outdates::Game(GAME), false, true),
            (Outdates::Everything, false, false),
        ] {
            let cache = ReadCache::default();
            let (game, person) = (cache.of_game(GAME), cache.of_people());
            for begun in [false, true] {
                if begun {
                    cache.outdate(change);
                }
                cache.open_messages.keep(GAME, game, vec![]);
                cache.people.keep(WHO, person, None);
                let open = cache.open_messages.get(GAME, cache.of_game(GAME));
                assert_eq!(open.is_some(), games || !begun, "{change:?}");
                let found = cache.people.get(WHO, cache.of_people());
                assert_eq!(found.is_some(), people || !begun, "{change:?}");
            }
        }
    }
}
