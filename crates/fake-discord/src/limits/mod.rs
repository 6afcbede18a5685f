//! Discord's rate limits: per-route buckets, the global limit and the ban for too many invalid
//! requests.
//!
//! Discord publishes few numbers; those in `routes.rs` were observed. Clients must rely on the
//! headers alone.

mod routes;
mod window;

use crate::prelude::*;
use parking_lot::Mutex;
use routes::{Bucket, GLOBAL, INVALID, Rule};
use sha2::{Digest, Sha256};
use std::collections::HashMap;

pub(super) use window::{Allowance, Window};

/// Above this, expired buckets are dropped.
const BUCKETS: usize = 4096;

/// Rate limit policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimits {
    /// Headers only, never enforced. Required for serenity's proxy mode: with its rate limiter off,
    /// it would return a 429 as the response.
    Announced,
    /// Enforced with 429s.
    Enforced {
        /// Speed-up of the windows, for tests.
        faster: u32,
    },
}

impl RateLimits {
    /// Enforced at Discord's speed.
    pub const DISCORD: RateLimits = RateLimits::Enforced { faster: 1 };
}

/// The scope of a rate limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// The bot, on one route.
    User,
    /// The bot, on all routes.
    Global,
}

impl Scope {
    const fn word(self) -> &'static str {
        match self {
            Scope::User => "user",
            Scope::Global => "global",
        }
    }
}

pub(super) type Headers = Vec<(String, String)>;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct TooMany {
    pub(super) body: Value,
    pub(super) headers: Headers,
}

impl TooMany {
    /// Discord's 429, without bucket headers.
    pub(super) fn wait(retry_after: Duration, scope: Scope) -> TooMany {
        let seconds = retry_after.as_secs_f64();
        let mut headers = vec![
            header("Retry-After", format!("{seconds:.3}")),
            header("X-RateLimit-Scope", scope.word()),
        ];
        if scope == Scope::Global {
            headers.push(header("X-RateLimit-Global", "true"));
        }
        let global = scope == Scope::Global;
        TooMany {
            body: json!({
                "message": "You are being rate limited.", "retry_after": seconds, "global": global,
            }),
            headers,
        }
    }

    /// The non-JSON refusal by Cloudflare in front of Discord.
    fn banned(left: Duration) -> TooMany {
        TooMany {
            body: json!("error code: 1015"),
            headers: vec![header("Retry-After", left.as_secs().max(1).to_string())],
        }
    }
}

fn header(name: &str, value: impl Into<String>) -> (String, String) {
    (name.to_owned(), value.into())
}

pub(super) struct Limits {
    policy: RateLimits,
    counted: Mutex<Counted>,
}

#[derive(Default)]
struct Counted {
    buckets: HashMap<Bucket, (Rule, Window)>,
    global: Window,
    invalid: Window,
}

impl Limits {
    pub(super) fn new(policy: RateLimits) -> Limits {
        Limits { policy, counted: Mutex::default() }
    }

    fn here(&self, allowance: Allowance) -> Allowance {
        match self.policy {
            RateLimits::Announced => allowance,
            RateLimits::Enforced { faster } => allowance.faster(faster),
        }
    }

    pub(super) fn admit(
        &self,
        now: u64,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Headers, TooMany> {
        let enforced = self.policy != RateLimits::Announced;
        let mut counted = self.counted.lock();
        let invalid = self.here(INVALID);
        if enforced && counted.invalid.left(invalid, now) == 0 {
            let left = counted.invalid.reset(invalid, now).saturating_sub(now);
            return Err(TooMany::banned(Duration::from_millis(left)));
        }
        let asked = routes::read(method, path);
        if asked.in_global_limit {
            let allowance = self.here(GLOBAL);
            if !counted.global.take(allowance, now) && enforced {
                let left = counted.global.reset(allowance, now).saturating_sub(now);
                return Err(TooMany::wait(Duration::from_millis(left), Scope::Global));
            }
        }
        counted.forget_old(now, |allowance| self.here(allowance));
        let hidden = routes::hidden(&asked, method, body);
        let mut headers = Headers::new();
        for (rule, bucket) in [asked.counted, hidden].into_iter().flatten() {
            let allowance = self.here(rule.allowance);
            let (_, window) = counted.buckets.entry(bucket).or_insert((rule, Window::default()));
            let taken = window.take(allowance, now);
            if rule.is_announced {
                headers = announced(rule, window, allowance, now);
            }
            if !taken && enforced {
                let left = window.reset(allowance, now).saturating_sub(now);
                let mut refusal = TooMany::wait(Duration::from_millis(left), Scope::User);
                refusal.headers.extend(headers);
                return Err(refusal);
            }
        }
        Ok(headers)
    }

    pub(super) fn answered(&self, now: u64, status: u16) {
        if matches!(status, 401 | 403 | 429) {
            let allowance = self.here(INVALID);
            self.counted.lock().invalid.take(allowance, now);
        }
    }
}

impl Counted {
    fn forget_old(&mut self, now: u64, here: impl Fn(Allowance) -> Allowance) {
        if self.buckets.len() >= BUCKETS {
            self.buckets.retain(|_, (rule, window)| !window.is_over(here(rule.allowance), now));
        }
    }
}

fn announced(rule: Rule, window: &Window, allowance: Allowance, now: u64) -> Headers {
    let reset = window.reset(allowance, now);
    let seconds = |ms: u64| format!("{}.{:03}", ms / 1000, ms % 1000);
    vec![
        header("X-RateLimit-Limit", allowance.count.to_string()),
        header("X-RateLimit-Remaining", window.left(allowance, now).to_string()),
        header("X-RateLimit-Reset", seconds(reset)),
        header("X-RateLimit-Reset-After", seconds(reset.saturating_sub(now))),
        header("X-RateLimit-Bucket", opaque(rule.name)),
    ]
}

/// Hashes a bucket name; clients may only compare it.
fn opaque(name: &str) -> String {
    let digest = Sha256::digest(name.as_bytes());
    hex::encode(&digest[..16])
}

#[cfg(test)]
mod tests;
