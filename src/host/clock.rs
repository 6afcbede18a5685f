//! Time, handed in: Unix milliseconds.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use super::messenger::Boxed;

/// What time it is, and waiting.
pub trait Clock: Send + Sync {
    /// Unix milliseconds.
    fn now(&self) -> i64;

    /// Waits until it is `at` or later.
    fn sleep_until(&self, at: i64) -> Boxed<'_, ()>;
}

/// The computer's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        // A clock before 1970 is wrong; zero is as good as anything then.
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
    }

    fn sleep_until(&self, at: i64) -> Boxed<'_, ()> {
        Box::pin(async move {
            // The computer's clock may be set while we wait, so we look again.
            loop {
                let left = at.saturating_sub(self.now());
                if left <= 0 {
                    return;
                }
                let left = u64::try_from(left).unwrap_or(0).min(60_000);
                tokio::time::sleep(Duration::from_millis(left)).await;
            }
        })
    }
}

/// A clock that stands still until it is told to move.
#[derive(Debug)]
pub struct ManualClock {
    now: watch::Sender<i64>,
}

impl ManualClock {
    /// A clock that shows this time.
    pub fn new(now: i64) -> Self {
        ManualClock {
            now: watch::Sender::new(now),
        }
    }

    /// Moves on, and wakes those who waited for it.
    pub fn advance(&self, milliseconds: i64) {
        self.now.send_modify(|now| *now += milliseconds);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> i64 {
        *self.now.borrow()
    }

    fn sleep_until(&self, at: i64) -> Boxed<'_, ()> {
        let mut watch = self.now.subscribe();
        Box::pin(async move {
            watch
                .wait_for(|now| *now >= at)
                .await
                .map(drop)
                .expect("the sender is borrowed for as long as this waits");
        })
    }
}
