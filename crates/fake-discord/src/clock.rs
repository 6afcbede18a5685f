//! The fake Discord's clock.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use tokio::sync::watch;

/// The clock for deadlines and identifiers.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The system clock.
    #[default]
    Wall,
    /// The system clock plus an adjustable offset.
    Ahead(AheadClock),
    /// A clock that only moves when a test advances it.
    Manual(TestClock),
}

/// The system clock, advanced by [`AheadClock::advance`]. Clones share state.
#[derive(Clone, Debug, Default)]
pub struct AheadClock(Arc<watch::Sender<i64>>);

/// Moves only by [`TestClock::advance`]. Clones share state.
#[derive(Clone, Debug)]
pub struct TestClock(Arc<watch::Sender<u64>>);

fn wall() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    millis(since.unwrap_or(Duration::ZERO))
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn signed(time: Duration) -> i64 {
    i64::try_from(millis(time)).unwrap_or(i64::MAX)
}

impl AheadClock {
    /// A clock that runs at normal speed but lags by `time`.
    pub fn behind(time: Duration) -> AheadClock {
        AheadClock(Arc::new(watch::Sender::new(-signed(time))))
    }

    /// Moves the clock forward.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|ahead| *ahead = ahead.saturating_add(signed(time)));
    }

    fn unix_ms(&self) -> u64 {
        wall().saturating_add_signed(*self.0.borrow())
    }

    async fn wait_until(&self, unix_ms: u64) {
        let mut ahead = self.0.subscribe();
        loop {
            ahead.borrow_and_update();
            let left = unix_ms.saturating_sub(self.unix_ms());
            if left == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                // We hold a sender ourselves, so an error cannot occur here.
                _ = ahead.changed() => {}
            }
        }
    }
}

impl Default for TestClock {
    fn default() -> Self {
        TestClock(Arc::new(watch::Sender::new(wall())))
    }
}

impl TestClock {
    /// Starts at `unix_ms` milliseconds since the Unix epoch.
    pub fn showing(unix_ms: u64) -> TestClock {
        TestClock(Arc::new(watch::Sender::new(unix_ms)))
    }

    /// Moves the clock forward.
    pub fn advance(&self, time: Duration) {
        self.0.send_modify(|now| *now = now.saturating_add(millis(time)));
    }
}

impl Clock {
    /// Milliseconds since the Unix epoch.
    pub fn unix_ms(&self) -> u64 {
        match self {
            Clock::Wall => wall(),
            Clock::Ahead(clock) => clock.unix_ms(),
            Clock::Manual(clock) => *clock.0.borrow(),
        }
    }

    /// Keeps existing identifiers out of the future.
    pub(super) fn catch_up(&self, unix_ms: u64) {
        let behind = unix_ms.saturating_sub(self.unix_ms());
        if behind > 0 {
            self.advance(Duration::from_millis(behind));
        }
    }

    /// Returns the new time, or `None` for the system clock, which cannot be set.
    pub(super) fn advance(&self, time: Duration) -> Option<u64> {
        match self {
            Clock::Wall => return None,
            Clock::Ahead(clock) => clock.advance(time),
            Clock::Manual(clock) => clock.advance(time),
        }
        Some(self.unix_ms())
    }

    pub(super) async fn wait_until(&self, unix_ms: u64) {
        match self {
            Clock::Wall => {
                let left = unix_ms.saturating_sub(wall());
                tokio::time::sleep(Duration::from_millis(left)).await;
            }
            Clock::Ahead(clock) => clock.wait_until(unix_ms).await,
            Clock::Manual(clock) => {
                let mut shown = clock.0.subscribe();
                if shown.wait_for(|now| *now >= unix_ms).await.is_err() {
                    // Unreachable: we hold a sender ourselves. Waiting forever is harmless.
                    std::future::pending().await
                }
            }
        }
    }
}

/// RFC 3339 in UTC, as Discord writes timestamps.
pub fn iso(unix_ms: u64) -> String {
    let at = i64::try_from(unix_ms).ok().and_then(|ms| Timestamp::from_millisecond(ms).ok());
    at.unwrap_or(Timestamp::MAX).strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string()
}

#[cfg(test)]
mod tests {
    use super::{AheadClock, Clock, iso};

    #[test]
    fn a_clock_goes_on_from_a_time_that_was_reached() {
        let clock = Clock::Ahead(AheadClock::default());
        let reached = clock.unix_ms() + 1_000_000;
        clock.catch_up(reached);
        let ahead = clock.unix_ms();
        assert!((reached..reached + 100_000).contains(&ahead), "{ahead}");
        clock.catch_up(reached - 500_000);
        assert!(clock.unix_ms() >= ahead, "never back");
    }

    #[test]
    fn dates_are_civil() {
        assert_eq!(iso(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso(951_782_399_999), "2000-02-28T23:59:59.999000+00:00");
        assert_eq!(iso(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
    }
}
