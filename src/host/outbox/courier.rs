//! The courier visits games that have changed and says what has to be said. One visit to a game at a time, several
//! games at once.

use std::future::Future;
use std::sync::Arc;

use tokio::task::JoinSet;

use super::delivery::{Delivery, Visit};
use crate::host::ground::clock::EVERY;
use crate::host::ground::error::Fault;
use crate::host::ground::messenger::Messenger;
use crate::host::handle::{Host, Inner};
use crate::metrics::VisitFate;
use crate::notice::{GameId, RoomId};

/// Visits at once: the chat's own limits leave little to gain from more.
const AT_ONCE: usize = 16;
/// The first wait before a visit is repeated; each further one is twice as long.
const FIRST_WAIT: i64 = 2_000;
/// No wait is longer.
const LONGEST_WAIT: i64 = 5 * 60 * 1000;
/// How long it takes at least, in milliseconds, until everything that could not be said is tried once more because
/// something changed somewhere.
const BETWEEN_LOOKS: i64 = 60 * 1000;
/// So often in a row a visit is repeated, over about an hour and a half; then the game's next change, a change of its
/// place in the chat or a restart has to come.
const MOST_TRIES: u32 = 25;

impl Host {
    /// The courier of this host. Run one.
    pub fn courier(&self) -> Courier {
        Courier::new(Arc::clone(&self.inner))
    }

    /// Something has changed that may be about every game: what could not be said is tried again, but not more often
    /// than every minute. A chat counts requests that it refuses, and some chats change all the time.
    pub async fn look_again(&self) -> Result<(), Fault> {
        let at = self
            .inner
            .queue
            .next_look(self.inner.clock.now(), BETWEEN_LOOKS);
        for game in self.inner.store.unsynced().await? {
            self.inner.queue.revisit(game, at);
        }
        Ok(())
    }

    /// A channel or thread has changed: what could not be said there is tried again.
    pub async fn look_again_in(&self, room: RoomId) -> Result<(), Fault> {
        let inner = &self.inner;
        for game in inner.store.unsynced_in(room).await? {
            inner.queue.revisit(game, inner.clock.now());
        }
        Ok(())
    }
}

/// Says what has to be said.
#[derive(Clone)]
pub struct Courier {
    inner: Arc<Inner>,
}

impl Courier {
    fn new(inner: Arc<Inner>) -> Self {
        Courier { inner }
    }

    /// Visits games until `shutdown`, then finishes the visits that are under way. One at a time may run on a store.
    pub async fn run(
        &self,
        messenger: Arc<dyn Messenger>,
        shutdown: impl Future<Output = ()> + Send,
    ) {
        let inner = &self.inner;
        // Whatever way it ends.
        let _running = inner.store.metrics().couriers.one_more();
        let mut shutdown = std::pin::pin!(shutdown);
        let mut changes = inner.queue.changes();
        let mut outages = inner.clock.changes();
        let mut visits = JoinSet::new();
        let mut noted_at = inner.clock.now();
        loop {
            changes.mark_unchanged();
            while visits.len() < AT_ONCE
                && let Some((game, tries)) = inner.queue.take(inner.clock.now())
            {
                let inner = Arc::clone(inner);
                visits.spawn(visit(inner, Arc::clone(&messenger), game, tries));
            }
            let full = visits.len() >= AT_ONCE;
            let next = inner.queue.next().filter(|_| !full);
            let wait = async {
                match next {
                    Some(at) => inner.clock.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = &mut shutdown => break,
                Some(ended) = visits.join_next(), if !visits.is_empty() => note(ended),
                _ = changes.changed(), if !full => {}
                () = wait => {}
                _ = outages.changed() => noted_at = note_presence(inner).await,
                () = inner.clock.sleep_until(noted_at.saturating_add(EVERY)) => {
                    noted_at = note_presence(inner).await;
                }
            }
        }
        while let Some(ended) = visits.join_next().await {
            note(ended);
        }
    }

    /// Waits until no visit is under way and none is due by the host's clock, and no computer player thinks. Only ends while the courier runs.
    pub async fn settled(&self) {
        let mut changes = self.inner.queue.changes();
        loop {
            // Thinking ends in something to be said.
            self.inner.thinkers.all_settled(&self.inner.clock).await;
            changes.mark_unchanged();
            let now = self.inner.clock.now();
            let is_settled = self.inner.queue.is_settled(now);
            if is_settled && self.inner.thinkers.is_settled(now) {
                return;
            }
            if !is_settled && changes.changed().await.is_err() {
                return;
            }
        }
    }
}

/// Remembers that the bot is there; gives when.
async fn note_presence(inner: &Inner) -> i64 {
    // The fault is logged; the next minute is noted again.
    let _ = inner.note_presence().await;
    let _ = inner.look_for_maintenance().await;
    let _ = inner.finish_forgetting().await;
    inner.clock.now()
}

fn note(ended: Result<(), tokio::task::JoinError>) {
    if let Err(error) = ended {
        Fault::new(format!("a visit broke off: {error}"));
    }
}

/// Takes the game off the list of those being visited, whatever way the visit ends.
struct Working<'w> {
    inner: &'w Inner,
    game: GameId,
}

impl Drop for Working<'_> {
    fn drop(&mut self) {
        self.inner.queue.done(self.game);
    }
}

async fn visit(inner: Arc<Inner>, messenger: Arc<dyn Messenger>, game: GameId, tries: u32) {
    let working = Working {
        inner: &inner,
        game,
    };
    let delivery = Delivery {
        inner: &inner,
        messenger: messenger.as_ref(),
        game,
    };
    inner.close_if_expired(game).await;
    inner.keep_time(game, messenger.as_ref()).await;
    let visit = delivery.visit().await;
    let now = inner.clock.now();
    inner.store.metrics().visits.of(fate(&visit)).once();
    match visit {
        Visit::Synced => {
            if inner.places.reached(now) {
                tracing::info!("what has to be said is said again");
            }
        }
        Visit::Due(at) => inner.queue.revisit(game, at),
        Visit::Stuck => {}
        Visit::Later(why) => {
            if inner.places.out_of_reach(now) {
                tracing::warn!(
                    game = game.0,
                    why,
                    "something will be said later, and so perhaps in other games; said once"
                );
            }
            tracing::debug!(game = game.0, tries, why, "will be said later");
            if tries < MOST_TRIES {
                let at = now.saturating_add(wait_after(tries));
                inner.queue.again(game, at, tries + 1);
            }
        }
    }
    drop(working);
}

fn fate(visit: &Visit) -> VisitFate {
    match visit {
        Visit::Synced => VisitFate::Synced,
        Visit::Due(_) => VisitFate::Due,
        Visit::Stuck => VisitFate::Stuck,
        Visit::Later(_) => VisitFate::Retried,
    }
}

fn wait_after(tries: u32) -> i64 {
    FIRST_WAIT
        .saturating_mul(1 << tries.min(16))
        .min(LONGEST_WAIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_bound() {
        assert_eq!(wait_after(0), 2_000);
        assert_eq!(wait_after(3), 16_000);
        assert_eq!(wait_after(20), LONGEST_WAIT);
        assert_eq!(wait_after(u32::MAX), LONGEST_WAIT);
    }
}
