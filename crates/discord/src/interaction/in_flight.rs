//! Answers in progress, for which shutdown waits.

use std::time::Instant;

use crate::prelude::*;

/// Clones share the count.
#[derive(Clone)]
pub struct InFlight {
    count: Arc<watch::Sender<usize>>,
}

pub struct InFlightAnswer {
    count: Arc<watch::Sender<usize>>,
}

impl InFlight {
    pub fn new() -> InFlight {
        InFlight { count: Arc::new(watch::Sender::new(0)) }
    }

    pub fn begin(&self) -> InFlightAnswer {
        self.count.send_modify(|n| *n += 1);
        InFlightAnswer { count: Arc::clone(&self.count) }
    }

    pub async fn calm_until(&self, latest: Instant) {
        let mut count = self.count.subscribe();
        let calm = count.wait_for(|n| *n == 0);
        let _ = tokio::time::timeout_at(latest.into(), calm).await;
    }

    pub async fn finished(&self, most: Duration) {
        let mut count = self.count.subscribe();
        let done = tokio::time::timeout(most, count.wait_for(|n| *n == 0)).await;
        if done.is_err() {
            tracing::warn!("some answers were not finished in time");
        }
    }
}

impl Drop for InFlightAnswer {
    fn drop(&mut self) {
        self.count.send_modify(|n| *n = n.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_end_waits_for_open_answers() {
        let open = InFlight::new();
        let answer = open.begin();
        let waiting = tokio::spawn({
            let open = open.clone();
            async move { open.finished(Duration::from_secs(5)).await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        drop(answer);
        waiting.await.unwrap();
    }
}
