//! Rate limit for edits of old messages. Discord does not publish it; here each message allows a
//! few edits per hour, counted from the first.

use std::collections::HashMap;

use crate::limits::{Allowance, Window};
use crate::prelude::*;

/// Age from which edits count, and length of the window.
const HOUR_MS: u64 = 60 * 60 * 1000;

pub(crate) struct OldEdits {
    allowance: Allowance,
    counted: HashMap<Snowflake, Window>,
}

impl OldEdits {
    pub(crate) fn allowing(most: u32) -> OldEdits {
        OldEdits { allowance: Allowance::new(most, HOUR_MS), counted: HashMap::new() }
    }

    /// Returns the retry delay.
    pub(crate) fn count(&mut self, message: Snowflake, now: u64) -> Result<(), Duration> {
        if now < message.unix_ms() + HOUR_MS {
            return Ok(());
        }
        let allowance = self.allowance;
        self.counted.retain(|_, window| !window.is_over(allowance, now));
        let window = self.counted.entry(message).or_default();
        if window.take(allowance, now) {
            return Ok(());
        }
        let left = window.reset(allowance, now).saturating_sub(now);
        Err(Duration::from_millis(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_old_message_changes_a_few_times_in_an_hour() {
        let mut edits = OldEdits::allowing(2);
        let posted = 1_700_000_000_000;
        let (one, other) = (Snowflake::at(posted), Snowflake::at(posted + 1));
        for _ in 0..20 {
            assert_eq!(edits.count(one, posted + HOUR_MS - 1), Ok(()));
        }
        let old = posted + HOUR_MS + 1;
        assert_eq!(edits.count(one, old), Ok(()));
        assert_eq!(edits.count(one, old + 1_000), Ok(()));
        let left = Duration::from_millis(HOUR_MS - 2_000);
        assert_eq!(edits.count(one, old + 2_000), Err(left));
        assert_eq!(edits.count(other, old + 2_000), Ok(()));
        assert_eq!(edits.count(one, old + HOUR_MS), Ok(()));
        assert_eq!(edits.counted.len(), 2, "what is over is forgotten");
        let mut none = OldEdits::allowing(0);
        assert!(none.count(one, old).is_err());
    }
}
