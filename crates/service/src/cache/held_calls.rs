//! Calls held back so that they can join a post or one another. In memory only: after a restart
//! they wait once more, which is short.

use viceroy_model::timing::{DAY, MINUTE};

use crate::prelude::*;

const JOINS: Millis = 5 * MINUTE;
/// How long it is remembered that a call has waited, in case it is not sent at once.
const KNOWN: Millis = DAY;

/// When the delivery worker first saw that a game waits, by the step since which it does.
#[derive(Debug, Default)]
pub(crate) struct HeldCalls {
    seen: Mutex<BTreeMap<(GameId, u32), i64>>,
}

impl HeldCalls {
    /// Milliseconds for which the call is still held.
    pub(crate) fn hold(&self, game: GameId, since: u32, now: i64) -> i64 {
        let mut seen = self.seen.lock();
        seen.retain(|_, at| now.saturating_sub(*at) < KNOWN);
        let at = *seen.entry((game, since)).or_insert(now);
        at.saturating_add(JOINS).saturating_sub(now).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_held_once_and_what_comes_later_by_itself() {
        let held = HeldCalls::default();
        let (one, other) = (GameId(1), GameId(2));
        assert_eq!(held.hold(one, 5, 100), JOINS);
        assert_eq!(held.hold(one, 7, 200), JOINS);
        assert_eq!(held.hold(other, 5, 300), JOINS);
        assert_eq!(held.hold(one, 5, 100 + JOINS), 0);
        assert_eq!(held.hold(one, 7, 100 + JOINS), 100);
        assert_eq!(held.hold(one, 5, 100 + 9 * JOINS), 0, "it has waited");
        held.hold(one, 8, 100 + KNOWN);
        assert_eq!(held.seen.lock().len(), 3);
    }
}
