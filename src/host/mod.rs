//! The application: lobbies, running games, what has to be said. Knows no chat.

mod chain;
mod clock;
mod courier;
mod delivery;
mod drafts;
mod errands;
mod live;
mod lobby;
mod luck;
mod messenger;
mod news;
mod outcome;
mod people;
mod play;
mod promises;

use std::sync::Arc;

pub use crate::store::crash;
pub use clock::{Clock, ManualClock, SystemClock};
pub use courier::Courier;
pub use luck::{FairLuck, LuckSource, NoLuck, SeededLuck, SystemLuck, secret_hash};
pub use messenger::{Boxed, Messenger, Undelivered};
pub use outcome::{Fault, Outcome, Rejection};
pub use people::Preference;

use crate::cards::Catalogue;
use crate::notice::GameId;
pub use crate::notice::Panel;
use crate::rules::Terms;
use crate::store::{Store, StoreError};
use errands::Errands;
use live::Cache;
use outcome::Faults;

/// Games in memory: each is some ten kilobytes, and an evening in a large chat plays fewer.
const LIVE_GAMES: usize = 256;

/// What a host is made of.
pub struct HostConfig {
    /// The stored games.
    pub store: Store,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Where secrets come from.
    pub luck: Arc<dyn LuckSource>,
    /// The cards that games are dealt from.
    pub cards: &'static Catalogue,
}

/// The application. Cheap to clone; all clones are one host.
#[derive(Clone)]
pub struct Host {
    inner: Arc<Inner>,
}

struct Inner {
    store: Store,
    clock: Arc<dyn Clock>,
    luck: Arc<dyn LuckSource>,
    cards: &'static Catalogue,
    cache: Cache,
    faults: Faults,
    errands: Errands,
}

impl Host {
    /// Starts the application on stored games. Nothing is said before a [`Courier`] runs.
    ///
    /// # Errors
    /// When the store cannot be read or the cards are wrong.
    pub async fn open(config: HostConfig) -> Result<Host, Fault> {
        crash::point(crash::CrashPoint::Starting);
        let now = config.clock.now();
        let faults = Faults::new(now);
        // A table that nobody could play is better found now than by the first people.
        lobby::seats(&Terms::for_several(), config.cards).map_err(|e| faults.note(e))?;
        let untold = config.store.untold().await.map_err(|e| faults.note(e))?;
        Ok(Host {
            inner: Arc::new(Inner {
                store: config.store,
                clock: config.clock,
                luck: config.luck,
                cards: config.cards,
                cache: Cache::new(LIVE_GAMES),
                errands: Errands::new(untold, now),
                faults,
            }),
        })
    }

    /// The courier of this host. Run one.
    pub fn courier(&self) -> Courier {
        Courier::new(Arc::clone(&self.inner))
    }

    /// The stored games.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Runs something to its end even when nobody waits for it any more: between a change in memory and its commit
    /// there must be no way out.
    async fn shielded<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, Fault>> + Send + 'static,
    ) -> Result<T, Fault> {
        match tokio::spawn(work).await {
            Ok(result) => result,
            Err(error) => Err(self.inner.faults.note(error)),
        }
    }
}

impl Inner {
    fn touch(&self, game: GameId) {
        self.errands.touch(game, self.clock.now());
    }

    fn broken(&self, game: GameId, error: StoreError) -> Fault {
        self.faults.note(format!("game {}: {error}", game.0))
    }
}
