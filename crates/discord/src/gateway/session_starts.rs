//! The session start limit: Discord resets the token of a bot that exceeds a thousand starts a day.

use crate::prelude::*;
use std::time::Instant;

/// From `GET /gateway/bot`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct StartLimit {
    /// Starts per period of a day.
    pub total: u32,
    /// Starts left in this period.
    pub remaining: u32,
    /// Milliseconds until the next period.
    pub reset_after: u64,
    /// Shards that may start per five seconds, one of each bucket. A shard's bucket is the rest of
    /// its number divided by this.
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

    pub fn bucket(self, shard: u32) -> u32 {
        shard % self.max_concurrency.max(1)
    }
}

/// Of all shards together.
#[derive(Clone, Debug)]
pub struct SessionStarts {
    limit: StartLimit,
    /// When Discord sent the limit.
    told: Instant,
    /// In any bucket, perhaps by an earlier process.
    last: Option<Instant>,
    /// By an earlier process, which may have been in any bucket.
    before: Option<Instant>,
    buckets: BTreeMap<u32, Instant>,
    apart: Duration,
}

impl SessionStarts {
    pub fn new(
        limit: StartLimit,
        now: Instant,
        last: Option<Instant>,
        apart: Duration,
    ) -> SessionStarts {
        let (before, buckets) = (last, BTreeMap::new());
        SessionStarts { limit, told: now, last, before, buckets, apart }
    }

    pub fn told(&mut self, limit: StartLimit, now: Instant) {
        self.limit = limit;
        self.told = now;
    }

    pub fn limit(&self) -> StartLimit {
        self.limit
    }

    /// Once half of the starts are used, the rest is spread over the period, so that the last one
    /// is never used up.
    pub fn wait(&self, bucket: u32, now: Instant) -> Duration {
        let limit = self.limit;
        let in_bucket = self.buckets.get(&bucket).copied().or(self.before);
        let paced = until(in_bucket, self.apart, now);
        let next_period = (self.told + limit.period()).saturating_duration_since(now);
        if next_period.is_zero() {
            return paced;
        }
        match limit.remaining {
            0 => next_period,
            left if left > limit.total / 2 => paced,
            left => paced.max(until(self.last, next_period / left, now)),
        }
    }

    /// IDENTIFY was sent now: the pause counts from here.
    pub fn identified(&mut self, bucket: u32, now: Instant) {
        self.buckets.insert(bucket, now);
    }

    pub fn start(&mut self, bucket: u32, now: Instant) {
        if now >= self.told + self.limit.period() {
            self.limit.remaining = self.limit.total;
            self.told = now;
            self.limit.reset_after = StartLimit::USUAL.reset_after;
        }
        self.limit.remaining = self.limit.remaining.saturating_sub(1);
        self.last = Some(now);
        self.identified(bucket, now);
    }
}

fn until(last: Option<Instant>, apart: Duration, now: Instant) -> Duration {
    let next = last.map(|last| last + apart);
    next.map_or(Duration::ZERO, |next| next.saturating_duration_since(now))
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
        assert_eq!(starts.wait(0, now), Duration::from_secs(3));
        starts.start(0, now);
        assert_eq!(starts.wait(0, now), APART);
        let fresh = SessionStarts::new(StartLimit::USUAL, now, None, APART);
        assert_eq!(fresh.wait(0, now), Duration::ZERO);
    }

    #[test]
    fn a_day_of_sessions_that_end_at_once_keeps_to_the_budget() {
        let began = Instant::now();
        let mut starts = SessionStarts::new(StartLimit::USUAL, began, None, APART);
        let (mut now, mut count) = (began, 0);
        loop {
            now += starts.wait(0, now);
            if now >= began + DAY {
                break;
            }
            starts.start(0, now);
            count += 1;
        }
        assert!((500..1000).contains(&count), "{count}");
    }

    #[test]
    fn with_nothing_left_the_next_period_is_waited_for() {
        let now = Instant::now();
        let none = StartLimit { remaining: 0, reset_after: 90_000, ..StartLimit::USUAL };
        let mut starts = SessionStarts::new(none, now, None, APART);
        assert_eq!(starts.wait(0, now), Duration::from_secs(90));
        let later = now + Duration::from_secs(90);
        assert_eq!(starts.wait(0, later), Duration::ZERO);
        starts.start(0, later);
        assert_eq!(starts.wait(0, later), APART, "there are starts again");
    }

    #[test]
    fn shards_of_different_buckets_do_not_wait_for_each_other() {
        let now = Instant::now();
        let two = StartLimit { max_concurrency: 2, ..StartLimit::USUAL };
        let mut starts = SessionStarts::new(two, now, None, APART);
        let wait = |starts: &SessionStarts, shard| starts.wait(two.bucket(shard), now);
        for shard in [0, 1] {
            assert_eq!(wait(&starts, shard), Duration::ZERO);
            starts.start(two.bucket(shard), now);
        }
        assert_eq!((wait(&starts, 2), wait(&starts, 3)), (APART, APART));
        let before = now.checked_sub(Duration::from_secs(1));
        let starts = SessionStarts::new(two, now, before, APART);
        assert_eq!(wait(&starts, 1), Duration::from_secs(4), "an earlier process may have been it");
    }
}
