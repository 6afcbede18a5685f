//! How many sessions a bot has begun, which Discord limits by the day.

use serde_json::{Value, json};

use crate::limits::{Allowance, Window};

/// A thousand a day.
const ALLOWANCE: Allowance = Allowance::new(1000, 24 * 60 * 60 * 1000);

/// The sessions begun today.
#[derive(Debug, Default)]
pub(crate) struct SessionStarts(Window);

impl SessionStarts {
    /// Counts one, if there is one left.
    pub(crate) fn begin(&mut self, now: u64) -> bool {
        self.0.take(ALLOWANCE, now)
    }

    /// What `GET /gateway/bot` says of it. One session may begin every five seconds; that is announced alone, since
    /// programs keep it by themselves, and a program that is started again at once would have to wait for nothing.
    pub(crate) fn wire(&self, now: u64) -> Value {
        json!({
            "total": ALLOWANCE.count,
            "remaining": self.0.left(ALLOWANCE, now),
            "reset_after": self.0.reset(ALLOWANCE, now).saturating_sub(now),
            "max_concurrency": 1,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thousand_a_day() {
        let mut starts = SessionStarts::default();
        assert_eq!(starts.wire(5)["remaining"], 1000);
        assert!((0..1000).all(|_| starts.begin(7)));
        assert!(!starts.begin(8));
        let said = starts.wire(1007);
        assert_eq!(
            (&said["remaining"], &said["reset_after"]),
            (&json!(0), &json!(86_399_000))
        );
        assert!(starts.begin(7 + 86_400_000), "a new day");
    }
}
