//! Who was reminded lately by direct message. One such message names all games that wait, so the games whose reminders come
//! due soon after it are told by it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::notice::PersonId;

/// Games due within this time are told by one message, in milliseconds.
const TOGETHER: i64 = 2 * 60 * 60 * 1000;

/// When people were last reminded by direct message. Only what is young is remembered.
#[derive(Debug, Default)]
pub(super) struct Reminded {
    last: Mutex<HashMap<PersonId, i64>>,
}

impl Reminded {
    /// Whether a message goes out to somebody who is to be reminded now; if one went out lately, it told this too.
    pub(super) fn goes_out(&self, who: PersonId, now: i64) -> bool {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        // What lies in the future was noted before the clock was set back.
        last.retain(|_, at| (0..TOGETHER).contains(&now.saturating_sub(*at)));
        if last.contains_key(&who) {
            return false;
        }
        last.insert(who, now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_message_in_two_hours_tells_of_all_games() {
        let reminded = Reminded::default();
        let (one, other) = (PersonId(1), PersonId(2));
        assert!(reminded.goes_out(one, 0) && reminded.goes_out(other, 5));
        assert!(!reminded.goes_out(one, TOGETHER - 1));
        assert!(reminded.goes_out(one, TOGETHER));
        assert!(reminded.goes_out(one, 0), "the clock was set back");
    }
}
