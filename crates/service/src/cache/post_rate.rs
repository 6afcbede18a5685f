//! Limits how often a table post is edited.

use crate::prelude::*;

/// Minimum milliseconds between edits. Players who sit together answer within seconds.
const BETWEEN: i64 = 5_000;

#[derive(Debug, Default)]
pub(crate) struct Pace {
    changed: Mutex<BTreeMap<GameId, i64>>,
}

impl Pace {
    /// When the next edit is allowed, unless it is now.
    pub(crate) fn wait(&self, game: GameId, now: i64) -> Option<i64> {
        let changed = self.changed.lock();
        let changed = *changed.get(&game)?;
        is_young(changed, now).then_some(changed + BETWEEN)
    }

    pub(crate) fn note(&self, game: GameId, now: i64) {
        let mut changed = self.changed.lock();
        changed.retain(|_, at| is_young(*at, now));
        changed.insert(game, now);
    }
}

fn is_young(at: i64, now: i64) -> bool {
    now - at < BETWEEN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_waits_for_the_one_before_it_and_nothing_is_kept_for_long() {
        let pace = Pace::default();
        let (one, other) = (GameId(1), GameId(2));
        assert_eq!(pace.wait(one, 100), None);
        pace.note(one, 100);
        assert_eq!(pace.wait(one, 100), Some(100 + BETWEEN));
        assert_eq!(pace.wait(one, 99 + BETWEEN), Some(100 + BETWEEN));
        assert_eq!(pace.wait(one, 100 + BETWEEN), None);
        assert_eq!(pace.wait(other, 100), None);
        pace.note(other, 100 + BETWEEN);
        assert_eq!(pace.changed.lock().len(), 1);
    }
}
