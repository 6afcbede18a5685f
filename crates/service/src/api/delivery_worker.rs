//! The delivery worker visits games that have changed and says what has to be said. One visit to a game at a time, several
//! games at once.

use std::future::Future;
use std::sync::Arc;

use tokio::task::JoinSet;

use super::Host;
use crate::cache::delivery_queue::DeliveryQueue;
use crate::infra::clock::EVERY;
use crate::infra::error::Fault;
use crate::infra::messenger::Messenger;
use crate::outbox::delivery::Visit;
use viceroy_model::messages::GameId;

impl Host {
    /// The delivery worker of this host. Run one.
    pub fn delivery_worker(&self) -> DeliveryWorker {
        DeliveryWorker { host: self.clone() }
    }
}

/// Visits at once: the chat's own limits leave little to gain from more.
const AT_ONCE: usize = 16;
/// The first wait before a visit is repeated; each further one is twice as long.
const FIRST_WAIT: i64 = 2_000;
/// No wait is longer.
const LONGEST_WAIT: i64 = 5 * 60 * 1000;
/// So often in a row a visit is repeated, over about an hour and a half; then the game's next change, a change of its
/// place in the chat or a restart has to come.
const MOST_TRIES: u32 = 25;

/// Says what has to be said.
#[derive(Clone)]
pub struct DeliveryWorker {
    host: Host,
}

impl DeliveryWorker {
    /// Visits games until `shutdown`, then finishes the visits that are under way. One at a time may run on a store.
    pub async fn run(
        &self,
        messenger: Arc<dyn Messenger>,
        shutdown: impl Future<Output = ()> + Send,
    ) {
        let host = &self.host;
        // Whatever way it ends.
        let _running = host.store.metrics().couriers.one_more();
        let mut shutdown = std::pin::pin!(shutdown);
        let mut changes = host.queue.changes();
        let mut outages = host.clock.changes();
        let mut visits = JoinSet::new();
        let mut noted_at = host.clock.now();
        loop {
            changes.mark_unchanged();
            while visits.len() < AT_ONCE
                && let Some((game, tries)) = host.queue.take(host.clock.now())
            {
                let visit = visit(host.clone(), Arc::clone(&messenger), game, tries);
                visits.spawn(visit);
            }
            let full = visits.len() >= AT_ONCE;
            let next = host.queue.next().filter(|_| !full);
            let wait = async {
                match next {
                    Some(at) => host.clock.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = &mut shutdown => break,
                Some(ended) = visits.join_next(), if !visits.is_empty() => note(ended),
                _ = changes.changed(), if !full => {}
                () = wait => {}
                _ = outages.changed() => noted_at = note_presence(host).await,
                () = host.clock.sleep_until(noted_at.saturating_add(EVERY)) => {
                    noted_at = note_presence(host).await;
                }
            }
        }
        while let Some(ended) = visits.join_next().await {
            note(ended);
        }
    }

    /// Waits until no visit is under way and none is due by the host's clock, and no computer player thinks. Only ends while the delivery worker runs.
    pub async fn settled(&self) {
        let mut changes = self.host.queue.changes();
        loop {
            // Thinking ends in something to be said.
            self.host.computing.settled().await;
            changes.mark_unchanged();
            let now = self.host.clock.now();
            let is_settled = self.host.queue.is_settled(now);
            if is_settled && self.host.computing.is_settled() {
                return;
            }
            if !is_settled && changes.changed().await.is_err() {
                return;
            }
        }
    }
}

/// Remembers that the bot is there; gives when.
async fn note_presence(host: &Host) -> i64 {
    // The fault is logged; the next minute is noted again.
    let _ = host.outages.note_presence().await;
    let _ = host.surroundings.look_for_maintenance().await;
    let _ = host.forgetting.finish().await;
    host.clock.now()
}

fn note(ended: Result<(), tokio::task::JoinError>) {
    if let Err(error) = ended {
        Fault::new(format!("a visit broke off: {error}"));
    }
}

/// Takes the game off the list of those being visited, whatever way the visit ends.
struct Working<'w> {
    queue: &'w DeliveryQueue,
    game: GameId,
}

impl Drop for Working<'_> {
    fn drop(&mut self) {
        self.queue.done(self.game);
    }
}

async fn visit(host: Host, messenger: Arc<dyn Messenger>, game: GameId, tries: u32) {
    let (queue, messenger) = (&host.queue, messenger.as_ref());
    let working = Working { queue, game };
    host.lobbies.close_if_expired(game).await;
    host.timekeeping.keep_time(game, messenger).await;
    match host.outbox.visit(game, messenger).await {
        Visit::Synced | Visit::Stuck => {}
        Visit::Due(at) => queue.revisit(game, at),
        Visit::Later(why) => {
            tracing::debug!(game = game.0, tries, why, "will be said later");
            if tries < MOST_TRIES {
                let at = host.clock.now().saturating_add(wait_after(tries));
                queue.again(game, at, tries + 1);
            }
        }
    }
    drop(working);
}

fn wait_after(tries: u32) -> i64 {
    FIRST_WAIT.saturating_mul(1 << tries.min(16)).min(LONGEST_WAIT)
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
