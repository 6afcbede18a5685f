//! Who was reminded lately by direct message. One such message names all games that wait, so the games whose reminders come
//! due soon after it are told by it. It is stored once the reminder is; what several games do at the same time is in
//! memory only.

use std::collections::HashMap;

use parking_lot::Mutex;

use viceroy_model::messages::PersonId;

/// Games due within this time are told by one message, in milliseconds.
const TOGETHER: i64 = 2 * 60 * 60 * 1000;

/// When people were last reminded by direct message. Only what is young is remembered.
#[derive(Debug, Default)]
pub(crate) struct Reminded {
    last: Mutex<HashMap<PersonId, i64>>,
}

impl Reminded {
    /// Whether a message goes out to somebody who is to be reminded now; if one went out lately, it told this too.
    /// `stored` is when they were last reminded as it is stored.
    pub(crate) fn goes_out(&self, who: PersonId, now: i64, stored: Option<i64>) -> bool {
        let mut last = self.last.lock();
        let lately = |at: i64| now.saturating_sub(at) < TOGETHER;
        last.retain(|_, at| lately(*at));
        if last.contains_key(&who) || stored.is_some_and(lately) {
            return false;
        }
        last.insert(who, now);
        true
    }

    /// Nothing of somebody is stored any more.
    pub(crate) fn forget(&self, who: PersonId) {
        let mut last = self.last.lock();
        last.remove(&who);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_message_in_two_hours_tells_of_all_games() {
        let reminded = Reminded::default();
        let (one, other) = (PersonId(1), PersonId(2));
        let goes_out = |who, now| reminded.goes_out(who, now, None);
        assert!(goes_out(one, 0) && goes_out(other, 5));
        assert!(!goes_out(one, TOGETHER - 1));
        assert!(goes_out(one, TOGETHER));
    }

    #[test]
    fn what_is_stored_counts_after_a_restart() {
        let reminded = Reminded::default();
        assert!(!reminded.goes_out(PersonId(1), TOGETHER, Some(1)));
        assert!(reminded.goes_out(PersonId(1), TOGETHER, Some(0)));
    }
}
