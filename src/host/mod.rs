//! The application: lobbies, running games, what has to be said. Knows no chat.

mod batch;
mod clock;
mod courier;
mod deferred;
mod delivery;
mod delivery_queue;
mod drafts;
mod expiry;
mod feeds;
mod live;
mod lobby;
mod luck;
mod messenger;
mod news;
mod pace;
mod people;
mod places;
mod play;
mod replay;
mod stop;

use std::sync::Arc;

pub use crate::store::crash;
pub use clock::{Clock, ManualClock, SystemClock};
pub use courier::Courier;
pub use expiry::LobbyLimits;
pub use luck::{FairLuck, LuckSource, NoLuck, SeededLuck, SystemLuck, secret_hash};
pub use messenger::{Boxed, Messenger, Undelivered};
pub use people::Preference;
pub use replay::{Difference, Replayed, Telling, replay};
pub use stop::{Fault, Rejection, Stop};

use crate::cards::Catalogue;
pub use crate::notice::Panel;
use crate::notice::{GameId, Salt};
use crate::rules::Terms;
use crate::store::Store;
use delivery_queue::DeliveryQueue;
use expiry::Lobbies;
use feeds::Feeds;
use live::Cache;
use pace::Pace;
use places::Places;
use stop::{Broken, Faults};

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
    /// How many lobbies may wait, and for how long.
    pub lobbies: LobbyLimits,
}

/// The application. Cheap to clone; all clones are one host.
#[derive(Clone)]
pub struct Host {
    inner: Arc<Inner>,
}

/// What a host reads before it begins.
struct Stored {
    salt: Salt,
    unsynced: Vec<GameId>,
    gathering: Vec<(GameId, i64)>,
}

impl Stored {
    async fn read(config: &HostConfig) -> Result<Stored, Broken> {
        // A table that nobody could play is better found now than by the first people.
        lobby::seats(&Terms::for_several(), config.cards)?;
        let salt = config.luck.salt()?;
        Ok(Stored {
            salt: config.store.salt(salt).await?,
            unsynced: config.store.unsynced().await?,
            gathering: config.store.expiring_lobbies().await?,
        })
    }
}

struct Inner {
    store: Store,
    clock: Arc<dyn Clock>,
    luck: Arc<dyn LuckSource>,
    cards: &'static Catalogue,
    cache: Cache,
    faults: Faults,
    queue: DeliveryQueue,
    feeds: Feeds,
    lobbies: Lobbies,
    salt: Salt,
    places: Places,
    pace: Pace,
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
        let Stored {
            salt,
            unsynced,
            gathering,
        } = faults.noted(None, Stored::read(&config).await)?;
        let lobbies = Lobbies::new(config.lobbies, gathering);
        let places = Places::new(unsynced.iter().copied());
        let queue = DeliveryQueue::new(unsynced, now);
        for (game, end) in lobbies.ends() {
            queue.visit_at(game, end);
        }
        Ok(Host {
            inner: Arc::new(Inner {
                store: config.store,
                clock: config.clock,
                luck: config.luck,
                cards: config.cards,
                cache: Cache::new(LIVE_GAMES),
                queue,
                lobbies,
                feeds: Feeds::default(),
                places,
                pace: Pace::default(),
                faults,
                salt,
            }),
        })
    }

    /// The courier of this host. Run one.
    pub fn courier(&self) -> Courier {
        Courier::new(Arc::clone(&self.inner))
    }

    /// What everything that messages about these games carry is marked with.
    pub fn salt(&self) -> Salt {
        self.inner.salt
    }

    /// The stored games.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Runs something to its end even when nobody waits for it any more: between a change in memory and its commit
    /// there must be no way out. For the same reason what breaks is noted there.
    async fn shielded<T: Send + 'static>(
        &self,
        game: Option<GameId>,
        work: impl Future<Output = Result<T, Stop<Broken>>> + Send + 'static,
    ) -> Result<T, Stop> {
        let inner = Arc::clone(&self.inner);
        let noted = tokio::spawn(async move { inner.faults.noted(game, work.await) });
        self.inner.faults.noted(game, noted.await)?
    }
}

impl Inner {
    fn touch(&self, game: GameId) {
        self.queue.touch(game, self.clock.now());
    }
}
