//! The handle of the application, and what every part of it works with.

use std::sync::{Arc, Weak};

use super::game::feeds::Feeds;
use super::game::game_cache::Cache;
use super::game::thinking::Thinkers;
use super::ground::counted::CountedClock;
use super::ground::error::{Stop, about};
use super::ground::seeded_luck::LuckSource;
use super::kept::acquaintances::Acquaintances;
use super::kept::analyses::Analyses;
use super::kept::chosen_languages::ChosenLanguages;
use super::kept::delivery_queue::DeliveryQueue;
use super::kept::held_calls::HeldCalls;
use super::kept::lobbies::Lobbies;
use super::kept::maintenance::Announced;
use super::kept::met::KindsMet;
use super::kept::places::Places;
use super::kept::post_rate::Pace;
use super::kept::reminders::Reminded;
use super::kept::sweeps::Sweeps;
use super::kept::text_readers::TextReaders;
use super::kept::writers::Writers;
use tokio::sync::broadcast;
use tracing::{Instrument, Span};

use crate::cards::Catalogue;
use crate::notice::{GameId, NoticeKey, Salt};
use crate::store::Store;

/// The application. Cheap to clone; all clones are one host.
#[derive(Clone)]
pub struct Host {
    pub(super) inner: Arc<Inner>,
}

/// What all clones of a host share.
pub(super) struct Inner {
    pub(super) store: Store,
    pub(super) clock: Arc<CountedClock>,
    pub(super) luck: Arc<dyn LuckSource>,
    pub(super) cards: &'static Catalogue,
    pub(super) cache: Cache,
    pub(super) queue: DeliveryQueue,
    pub(super) feeds: Feeds,
    pub(super) lobbies: Lobbies,
    pub(super) salt: Salt,
    pub(super) places: Places,
    pub(super) pace: Pace,
    pub(super) acquaintances: Acquaintances,
    pub(super) chosen_languages: ChosenLanguages,
    pub(super) met: KindsMet,
    pub(super) maintenance: Announced,
    pub(super) reminded: Reminded,
    pub(super) text_readers: TextReaders,
    pub(super) sweeps: Sweeps,
    pub(super) thinkers: Arc<Thinkers>,
    /// This, for what may outlive it.
    pub(super) own: Weak<Inner>,
    pub(super) analyses: Analyses,
    pub(super) held_calls: HeldCalls,
    pub(super) writers: Writers<NoticeKey>,
    /// Which game has changed, for whoever follows it.
    pub(super) changes: broadcast::Sender<GameId>,
}

impl Host {
    /// What everything that messages about these games carry is marked with.
    pub fn salt(&self) -> Salt {
        self.inner.salt
    }

    /// The time it goes by.
    pub fn clock(&self) -> Arc<CountedClock> {
        Arc::clone(&self.inner.clock)
    }

    /// Tells of each game that changes from now on.
    pub fn changes(&self) -> broadcast::Receiver<GameId> {
        self.inner.changes.subscribe()
    }

    /// The stored games.
    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    /// Runs something to its end even when nobody waits for it any more: between a change in memory and its commit
    /// there must be no way out.
    // A closure that gives a future, and no async closure: with those the compiler (1.95) finds a cycle when it does not build
    // incrementally.
    pub(super) async fn shielded<T: Send + 'static, F>(
        &self,
        game: Option<GameId>,
        work: impl FnOnce(Arc<Inner>) -> F,
    ) -> Result<T, Stop>
    where
        F: Future<Output = Result<T, Stop>> + Send + 'static,
    {
        let span = game.map_or_else(Span::none, about);
        let work = work(Arc::clone(&self.inner));
        let done = tokio::spawn(work.instrument(span.clone())).await;
        // What ended it is about the game too.
        span.in_scope(|| done.map_err(Stop::from))?
    }
}

impl Inner {
    pub(super) fn touch(&self, game: GameId) {
        self.queue.touch(game, self.clock.now());
        // Nobody has to listen.
        let _ = self.changes.send(game);
    }
}
