//! Games, messages and people as last read, while no write has touched them since. While a commit may
//! be seen by some, nothing that it changes is given out, so what is cached is what a query would find.

use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};

use quick_cache::sync::Cache;

use super::records::{StoredGame, StoredMessage, StoredPerson};
use crate::prelude::*;

/// What a write may change of what is cached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outdates {
    Everything,
    /// This game's row, seats and messages, and of nobody how they want to be told. Who sits in it
    /// changes only while it runs, since a rematch is read with the people of the game before.
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
    /// How often a change of everything has begun or ended, and of each game: odd while it lasts.
    all: AtomicU64,
    each: [AtomicU64; COUNTERS],
}

/// The counters when something was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RowVersion {
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

    /// Until the end of this, nothing of what is outdated is given out.
    pub(super) fn changes(self: &Arc<Self>, outdated: impl Iterator<Item = Outdates>) -> Changing {
        let counters = outdated.filter_map(|what| match what {
            Outdates::Everything => Some(None),
            Outdates::Game(game) => Some(Some(counter(game))),
            Outdates::Nothing => None,
        });
        let changing = Changing { cache: Arc::clone(self), counters: counters.collect() };
        changing.count();
        changing
    }

    /// Whoever still asks is to hear that the store is closed.
    pub(super) fn close(&self) {
        self.all.fetch_or(1, Ordering::SeqCst);
    }

    pub(super) fn of_game(&self, game: GameId) -> RowVersion {
        RowVersion { game: self.each[counter(game)].load(Ordering::SeqCst), ..self.of_people() }
    }

    pub(super) fn of_people(&self) -> RowVersion {
        RowVersion { all: self.all.load(Ordering::SeqCst), game: 0 }
    }
}

fn counter(GameId(game): GameId) -> usize {
    game.unsigned_abs() as usize % COUNTERS
}

/// A change that some may see already.
pub(super) struct Changing {
    cache: Arc<ReadCache>,
    /// `None` is everything. Only one task writes, so nothing else counts them meanwhile.
    counters: BTreeSet<Option<usize>>,
}

impl Changing {
    fn count(&self) {
        let counters = self.counters.iter();
        counters
            .map(|counter| counter.map_or(&self.cache.all, |nth| &self.cache.each[nth]))
            .for_each(|counter| {
                counter.fetch_add(1, Ordering::SeqCst);
            });
    }
}

impl Drop for Changing {
    fn drop(&mut self) {
        self.count();
    }
}

impl RowVersion {
    fn is_changing(self) -> bool {
        !self.all.is_multiple_of(2) || !self.game.is_multiple_of(2)
    }
}

#[derive(Debug)]
pub(super) struct Cached<K, V>(Cache<K, (RowVersion, V)>);

impl<K: Hash + Eq + Copy, V: Clone> Cached<K, V> {
    /// `now` must be taken before the read that follows where this is `None`.
    pub(super) fn get(&self, key: K, now: RowVersion) -> Option<V> {
        let (version, value) = self.0.get(&key)?;
        (version == now && !now.is_changing()).then_some(value)
    }

    pub(super) fn keep(&self, key: K, version: RowVersion, value: V) {
        self.0.insert(key, (version, value));
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
            let cache = Arc::<ReadCache>::default();
            let found = || {
                let open = cache.open_messages.get(GAME, cache.of_game(GAME));
                let person = cache.people.get(WHO, cache.of_people());
                (open.is_some(), person.is_some())
            };
            let keep = |(game, person)| {
                cache.open_messages.keep(GAME, game, vec![]);
                cache.people.keep(WHO, person, None);
            };
            let now = || (cache.of_game(GAME), cache.of_people());
            let before = now();
            keep(before);
            assert_eq!(found(), (true, true));
            // Two writes of one group that are about the same.
            let changing = cache.changes([change, change].into_iter());
            assert_eq!(found(), (games, people), "{change:?}");
            let meanwhile = now();
            keep(meanwhile);
            assert_eq!(found(), (games, people), "{change:?}");
            drop(changing);
            assert_eq!(found(), (games, people), "{change:?}");
            keep(before);
            assert_eq!(found(), (games, people), "{change:?}");
            keep(now());
            assert_eq!(found(), (true, true), "{change:?}");
        }
    }
}
