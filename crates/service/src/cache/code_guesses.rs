//! Wrong codes of tables, so that nobody finds a table by trying.

use crate::prelude::*;
use viceroy_model::timing::HOUR;

/// Wrong codes that one person may give within [`WITHIN`].
const MOST: usize = 10;
/// Milliseconds.
const WITHIN: Millis = HOUR;

#[derive(Debug, Default)]
pub(crate) struct CodeGuesses(Mutex<HashMap<PersonId, Vec<Millis>>>);

impl CodeGuesses {
    /// From when on they may give another code; `None` if now.
    pub(crate) fn pause(&self, who: PersonId, now: Millis) -> Option<Millis> {
        let guesses = self.0.lock();
        let recent: Vec<Millis> = recent(guesses.get(&who)?, now).collect();
        let first = recent.first().filter(|_| recent.len() >= MOST)?;
        Some(first.saturating_add(WITHIN))
    }

    pub(crate) fn was_wrong(&self, who: PersonId, now: Millis) {
        let mut guesses = self.0.lock();
        guesses.retain(|_, times| recent(times, now).next().is_some());
        let times = guesses.entry(who).or_default();
        *times = recent(times, now).chain([now]).collect();
    }
}

fn recent(times: &[Millis], now: Millis) -> impl Iterator<Item = Millis> {
    times.iter().copied().filter(move |at| now < at.saturating_add(WITHIN))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wrong_codes_an_hour_are_all() {
        let (guesses, who, other) = (CodeGuesses::default(), PersonId(1), PersonId(2));
        for minute in 0..10 {
            let now = minute * 60_000;
            assert_eq!(guesses.pause(who, now), None, "{minute}");
            guesses.was_wrong(who, now);
        }
        assert_eq!(guesses.pause(who, 600_000), Some(HOUR));
        assert_eq!(guesses.pause(other, 600_000), None, "it is another's limit");
        assert_eq!(guesses.pause(who, HOUR), None, "the first one has passed");
        guesses.was_wrong(other, 3 * HOUR);
        assert_eq!(guesses.0.lock().len(), 1, "nothing is kept for ever");
    }
}
