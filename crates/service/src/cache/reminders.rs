//! Who was reminded lately by direct message. One reminder names all waiting games, so it covers
//! those that come due soon after. This map covers games that remind at the same time; the rest is
//! stored.

use crate::prelude::*;

/// In milliseconds.
const TOGETHER: i64 = 2 * 60 * 60 * 1000;

#[derive(Debug, Default)]
pub(crate) struct Reminded {
    last: Mutex<HashMap<PersonId, i64>>,
}

impl Reminded {
    /// Whether to send a reminder now. `stored` is when the last one was stored.
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
