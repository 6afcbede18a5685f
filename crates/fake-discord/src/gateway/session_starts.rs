//! How many sessions a bot may begin, by the day and one after another.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A day, after which there are as many starts as at first.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// Between two starts of shards that share a bucket.
const PAUSE_MS: u64 = 5_000;

/// What `GET /gateway/bot` says of session starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionStartLimit {
    /// How many sessions may be begun in a day.
    pub total: u32,
    /// How many of them are left.
    pub remaining: u32,
    /// In how many milliseconds of the fake Discord's clock all are left again.
    pub reset_after: u64,
    /// How many shards may begin a session within five seconds: each is in the bucket of its number modulo this.
    pub max_concurrency: u64,
}

/// Whether a bot is made to keep a rule that programs keep by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Enforcement {
    /// What is done against it is noted, and allowed.
    #[default]
    Noted,
    /// Whoever does not keep it is refused as Discord does.
    Enforced,
}

/// Rules of the gateway that are not enforced unless somebody says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GatewayRules {
    /// Five seconds between two sessions that are begun in the same bucket: who comes earlier is told that the session
    /// is invalid (operation 9). A program that is started again at once would have to wait for nothing.
    pub identify_pause: Enforcement,
    /// A heartbeat names the last sequence: who sends null although there was one is closed with 4002.
    pub heartbeat_sequence: Enforcement,
}

/// How the start of a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Started {
    /// It may begin.
    Yes,
    /// Another one in its bucket has just begun.
    TooSoon,
    /// None is left. Discord takes the token away.
    NoneLeft,
}

/// The sessions begun today.
#[derive(Debug)]
pub(crate) struct SessionStarts {
    total: u32,
    remaining: u32,
    /// When all are left again, in milliseconds of Unix time; none was begun before this is set.
    resets_at: Option<u64>,
    max_concurrency: u64,
    /// When the last one of each bucket was begun.
    last: BTreeMap<u64, u64>,
}

impl Default for SessionStarts {
    /// A thousand a day, and one in five seconds.
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
    /// Counts one, if there is one left and its shard may begin already.
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

    /// Says from now on this of them.
    pub(crate) fn set(&mut self, limit: SessionStartLimit, now: u64) {
        *self = SessionStarts {
            total: limit.total,
            remaining: limit.remaining,
            resets_at: Some(now.saturating_add(limit.reset_after)),
            max_concurrency: limit.max_concurrency,
            last: std::mem::take(&mut self.last),
        };
    }

    /// What there is now.
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

    /// What `GET /gateway/bot` says of it.
    pub(crate) fn wire(&self, now: u64) -> Value {
        json!(self.limit(now))
    }
}

impl SessionStartLimit {
    /// As a new application has it, but that only so many starts are left for so long.
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
