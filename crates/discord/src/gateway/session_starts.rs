//! The session start limit: Discord resets the token of a bot that exceeds a thousand starts a day.

use std::time::{Duration, Instant};

use serde::Deserialize;

/// From `GET /gateway/bot`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct StartLimit {
    /// Starts per period of a day.
    pub total: u32,
    /// Starts left in this period.
    pub remaining: u32,
    /// Milliseconds until the next period.
    pub reset_after: u64,
    /// Shards that may start per five seconds.
    pub max_concurrency: u32,
}

impl StartLimit {
    /// For when Discord cannot be queried.
    pub const USUAL: StartLimit = StartLimit {
        total: 1000,
        remaining: 1000,
        reset_after: 24 * 60 * 60 * 1000,
        max_concurrency: 1,
    };

    fn period(self) -> Duration {
        Duration::from_millis(self.reset_after)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct SessionStarts {
    limit: StartLimit,
    /// When Discord sent the limit.
    told: Instant,
    /// Perhaps by an earlier process.
    last: Option<Instant>,
    apart: Duration,
}

impl SessionStarts {
    pub fn new(
        limit: StartLimit,
        now: Instant,
        last: Option<Instant>,
        apart: Duration,
    ) -> SessionStarts {
        SessionStarts { limit, told: now, last, apart }
    }

    pub fn told(&mut self, limit: StartLimit, now: Instant) {
        self.limit = limit;
        self.told = now;
    }

    /// Once half of the starts are used, the rest is spread over the period, so that the last one
    /// is never used up.
    pub fn wait(&self, now: Instant) -> Duration {
        let limit = self.limit;
        let next_period = (self.told + limit.period()).saturating_duration_since(now);
        if next_period.is_zero() {
            return self.until_apart(now, self.apart);
        }
        match limit.remaining {
            0 => next_period,
            left if left > limit.total / 2 => self.until_apart(now, self.apart),
            left => self.until_apart(now, self.apart.max(next_period / left)),
        }
    }

    fn until_apart(&self, now: Instant, apart: Duration) -> Duration {
        let next = self.last.map(|last| last + apart);
        next.map_or(Duration::ZERO, |next| next.saturating_duration_since(now))
    }

    pub fn start(&mut self, now: Instant) {
        if now >= self.told + self.limit.period() {
            self.limit.remaining = self.limit.total;
            self.told = now;
            self.limit.reset_after = StartLimit::USUAL.reset_after;
        }
        self.limit.remaining = self.limit.remaining.saturating_sub(1);
        self.last = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const APART: Duration = Duration::from_secs(5);
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);

    #[test]
    fn two_starts_are_five_seconds_apart_over_a_restart_too() {
        let now = Instant::now();
        let before = now.checked_sub(Duration::from_secs(2));
        let mut starts = SessionStarts::new(StartLimit::USUAL, now, before, APART);
        assert_eq!(starts.wait(now), Duration::from_secs(3));
        starts.start(now);
        assert_eq!(starts.wait(now), APART);
        let fresh = SessionStarts::new(StartLimit::USUAL, now, None, APART);
        assert_eq!(fresh.wait(now), Duration::ZERO);
    }

    #[test]
    fn a_day_of_sessions_that_end_at_once_keeps_to_the_budget() {
        let began = Instant::now();
        let mut starts = SessionStarts::new(StartLimit::USUAL, began, None, APART);
        let (mut now, mut count) = (began, 0);
        loop {
            now += starts.wait(now);
            if now >= began + DAY {
                break;
            }
            starts.start(now);
            count += 1;
        }
        assert!((500..1000).contains(&count), "{count}");
    }

    #[test]
    fn with_nothing_left_the_next_period_is_waited_for() {
        let now = Instant::now();
        let none = StartLimit { remaining: 0, reset_after: 90_000, ..StartLimit::USUAL };
        let mut starts = SessionStarts::new(none, now, None, APART);
        assert_eq!(starts.wait(now), Duration::from_secs(90));
        let later = now + Duration::from_secs(90);
        assert_eq!(starts.wait(later), Duration::ZERO);
        starts.start(later);
        assert_eq!(starts.wait(later), APART, "there are starts again");
    }
}
