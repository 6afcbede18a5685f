//! What `GET /gateway/bot` says: how many shards, and session start limits per day and bucket.

use crate::prelude::*;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// Pause between IDENTIFYs in the same bucket.
const PAUSE_MS: u64 = 5_000;

/// The session start limit in `GET /gateway/bot`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionStartLimit {
    /// Starts per day.
    pub total: u32,
    /// Starts left.
    pub remaining: u32,
    /// Milliseconds (fake clock) until the limit resets.
    pub reset_after: u64,
    /// Shards that may identify per five seconds; the bucket is the shard id modulo this.
    pub max_concurrency: u64,
}

/// What Discord says about shards, and enforces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sharding {
    /// The number of shards in `GET /gateway/bot`.
    pub recommended: u64,
    /// Guilds of one shard; an IDENTIFY for more closes with 4011.
    pub most_guilds: usize,
}

impl Default for Sharding {
    fn default() -> Self {
        Sharding { recommended: 1, most_guilds: 2500 }
    }
}

/// Whether a rule is enforced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Enforcement {
    /// Violations are recorded but allowed.
    #[default]
    Noted,
    /// Violations are rejected as on Discord.
    Enforced,
}

/// Gateway rules that are not enforced by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GatewayRules {
    /// Five seconds between IDENTIFYs in a bucket, else INVALID_SESSION. Off by default, so that a
    /// restarted bot need not wait.
    pub identify_pause: Enforcement,
    /// Heartbeats must carry the last sequence; null after an event closes with 4002.
    pub heartbeat_sequence: Enforcement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Started {
    Yes,
    /// The bucket's pause is not over.
    TooSoon,
    /// None is left; Discord resets the token.
    NoneLeft,
}

#[derive(Debug)]
pub(crate) struct SessionStarts {
    total: u32,
    remaining: u32,
    /// Unix milliseconds; unset until the first start.
    resets_at: Option<u64>,
    max_concurrency: u64,
    last: BTreeMap<u64, u64>,
}

impl Default for SessionStarts {
    fn default() -> Self {
        SessionStarts {
            total: 1000,
            remaining: 1000,
            resets_at: None,
            max_concurrency: 1,
            last: BTreeMap::new(),
        }
    }
}

impl SessionStarts {
    pub(crate) fn begin(&mut self, shard: u64, pause: Enforcement, now: u64) -> Started {
        self.renew(now);
        if self.remaining == 0 {
            return Started::NoneLeft;
        }
        self.remaining -= 1;
        self.resets_at.get_or_insert(now.saturating_add(DAY_MS));
        let bucket = shard % self.max_concurrency.max(1);
        let last = self.last.get(&bucket);
        let soon = last.is_some_and(|last| now < last + PAUSE_MS);
        if soon && pause == Enforcement::Enforced {
            return Started::TooSoon;
        }
        self.last.insert(bucket, now);
        Started::Yes
    }

    fn renew(&mut self, now: u64) {
        if self.resets_at.is_some_and(|at| now >= at) {
            self.remaining = self.total;
            self.resets_at = None;
        }
    }

    pub(crate) fn set(&mut self, limit: SessionStartLimit, now: u64) {
        *self = SessionStarts {
            total: limit.total,
            remaining: limit.remaining,
            resets_at: Some(now.saturating_add(limit.reset_after)),
            max_concurrency: limit.max_concurrency,
            last: std::mem::take(&mut self.last),
        };
    }

    pub(crate) fn limit(&self, now: u64) -> SessionStartLimit {
        let passed = self.resets_at.is_some_and(|at| now >= at);
        let reset = self.resets_at.filter(|_| !passed);
        SessionStartLimit {
            total: self.total,
            remaining: if passed { self.total } else { self.remaining },
            reset_after: reset.map_or(DAY_MS, |at| at - now),
            max_concurrency: self.max_concurrency,
        }
    }

    pub(crate) fn wire(&self, now: u64) -> Value {
        json!(self.limit(now))
    }
}

impl SessionStartLimit {
    /// A new application's limit, with fewer starts left.
    pub fn remaining(remaining: u32, reset_after: Duration) -> SessionStartLimit {
        SessionStartLimit {
            total: 1000,
            remaining,
            reset_after: u64::try_from(reset_after.as_millis()).unwrap_or(u64::MAX),
            max_concurrency: 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_a_day() {
        let mut starts = SessionStarts::default();
        assert_eq!(starts.wire(5)["remaining"], 1000);
        let mut begin = |now| starts.begin(0, Enforcement::Noted, now);
        assert!((0..1000).all(|_| begin(7) == Started::Yes));
        assert_eq!(begin(8), Started::NoneLeft);
        let said = starts.wire(1007);
        assert_eq!((&said["remaining"], &said["reset_after"]), (&json!(0), &json!(86_399_000)));
        let new_day = starts.begin(0, Enforcement::Noted, 7 + 86_400_000);
        assert_eq!(new_day, Started::Yes);
    }

    #[test]
    fn shards_of_one_bucket_wait_for_each_other() {
        let mut starts = SessionStarts::default();
        let two = SessionStartLimit {
            max_concurrency: 2,
            ..SessionStartLimit::remaining(4, Duration::from_secs(60))
        };
        starts.set(two, 0);
        let mut begin = |shard, now| starts.begin(shard, Enforcement::Enforced, now);
        assert_eq!(begin(0, 10), Started::Yes);
        assert_eq!(begin(1, 11), Started::Yes);
        assert_eq!(begin(2, 5_009), Started::TooSoon);
        assert_eq!(begin(3, 5_011), Started::Yes);
        assert_eq!(begin(0, 20_000), Started::NoneLeft);
        assert_eq!(starts.limit(59_000).reset_after, 1_000);
        assert_eq!(starts.limit(60_000).remaining, 1000);
    }
}
