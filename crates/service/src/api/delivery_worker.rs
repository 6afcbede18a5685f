//! Visits changed games, several at once but each only once at a time, and posts their messages.

use std::future::Future;

use tokio::task::JoinSet;

use crate::infra::clock::EVERY;
use crate::outbox::delivery::Visit;
use crate::prelude::*;

impl Host {
    /// Run only one.
    pub fn delivery_worker(&self) -> DeliveryWorker {
        DeliveryWorker { host: self.clone() }
    }
}

/// Concurrent visits; Discord's rate limits make more pointless.
const AT_ONCE: usize = 16;
/// First retry delay in milliseconds; it doubles each time.
const FIRST_WAIT: i64 = 2_000;
const LONGEST_WAIT: i64 = 5 * 60 * 1000;
/// About an hour and a half of retries; then only a change or a restart triggers a visit.
const MOST_TRIES: u32 = 25;

#[derive(Clone)]
pub struct DeliveryWorker {
    host: Host,
}

impl DeliveryWorker {
    /// Runs until `shutdown`, then finishes running visits. Only one worker may run on a store.
    pub async fn run(
        &self,
        messenger: Arc<dyn Messenger>,
        shutdown: impl Future<Output = ()> + Send,
    ) {
        let host = &self.host;
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

    /// Waits until no visit is running or due and no computer player is computing. Only ends while
    /// the worker runs.
    pub async fn settled(&self) {
        let mut changes = self.host.queue.changes();
        loop {
            // Computer players' answers cause visits.
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

async fn note_presence(host: &Host) -> i64 {
    // Faults are logged, and retried a minute later.
    let _ = host.outages.note_presence().await;
    let _ = host.surroundings.look_for_maintenance().await;
    let _ = host.forgetting.finish().await;
    let _ = host.deals.close_due().await;
    host.clock.now()
}

fn note(ended: Result<(), tokio::task::JoinError>) {
    if let Err(error) = ended {
        Fault::new(format!("a visit broke off: {error}"));
    }
}

/// Ends the visit when dropped, even on a panic.
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
    host.lobbies.do_what_is_due(game).await;
    host.timekeeping.keep_time(game, messenger).await;
    match host.outbox.visit(game, messenger).await {
        Visit::Synced | Visit::Stuck => {}
        Visit::Due(at) => queue.revisit(game, at),
        Visit::Retried(why) => {
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
