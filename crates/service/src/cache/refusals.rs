//! Backoff for refused requests: a growing pause unless something has changed, and at most four
//! attempts an hour in any case. Lost on restart.

use crate::prelude::*;
use viceroy_model::timing::{HOUR, MINUTE};

const MOST: usize = 4;
/// Milliseconds after the first refusal, the second and all later ones.
const PAUSES: [i64; 3] = [MINUTE, 10 * MINUTE, 30 * MINUTE];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum RefusalSubject {
    Channel(GameId),
    /// Posting in the thread, or opening it.
    Thread(GameId),
    Message(MessageKey),
}

impl RefusalSubject {
    pub(crate) fn place(game: GameId, place: Destination) -> Option<RefusalSubject> {
        match place {
            Destination::Channel => Some(RefusalSubject::Channel(game)),
            Destination::Thread => Some(RefusalSubject::Thread(game)),
            Destination::Direct => None,
        }
    }

    fn game(self) -> GameId {
        match self {
            RefusalSubject::Channel(game) | RefusalSubject::Thread(game) => game,
            RefusalSubject::Message(key) => key.game,
        }
    }
}

/// What triggers the next attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RetryOn {
    AnyVisit,
    /// A visit scheduled for the end of the pause, as nothing else would trigger one.
    Timer,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pause {
    pub(crate) until: i64,
    pub(crate) next: RetryOn,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reopened {
    /// A possible cause of the refusal has changed.
    Perhaps,
    /// The cause of the refusal is gone.
    Surely,
}

#[derive(Debug, Default)]
pub(crate) struct Refusals {
    known: BTreeMap<RefusalSubject, RefusalCount>,
    changes: u64,
}

#[derive(Debug)]
struct RefusalCount {
    /// Within the last hour, oldest first.
    at: Vec<i64>,
    /// Nothing has changed since the last refusal.
    is_shut: bool,
    next: RetryOn,
}

impl Refusals {
    /// Read this before a request, and pass it to [`Refusals::note`].
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    pub(crate) fn pause(&self, subject: RefusalSubject, now: i64) -> Option<Pause> {
        let refused = self.known.get(&subject)?;
        let at = recent(&refused.at, now);
        let last = *at.last()?;
        let pause = PAUSES[at.len().min(PAUSES.len()) - 1];
        let rests = refused.is_shut.then_some(last + pause);
        let spent = (at.len() >= MOST).then(|| at[at.len() - MOST] + HOUR);
        let until = rests.max(spent).filter(|until| *until > now)?;
        Some(Pause { until, next: refused.next })
    }

    /// When to retry if nothing else triggers a visit.
    pub(crate) fn next_attempt(&self, game: GameId, now: i64) -> Option<i64> {
        let places = [RefusalSubject::Channel(game), RefusalSubject::Thread(game)].into_iter();
        let pauses = places.filter_map(|place| self.pause(place, now));
        let timed = pauses.filter(|pause| pause.next == RetryOn::Timer);
        timed.map(|pause| pause.until).min()
    }

    /// `changes` is the change counter from before the request.
    pub(crate) fn note(&mut self, subject: RefusalSubject, next: RetryOn, changes: u64, now: i64) {
        let is_overtaken = changes != self.changes;
        self.known.retain(|_, refused| {
            refused.at = recent(&refused.at, now).to_vec();
            !refused.at.is_empty()
        });
        let refused =
            self.known.entry(subject).or_insert(RefusalCount { at: vec![], is_shut: false, next });
        refused.at.push(now);
        refused.next = next;
        // Something changed during the request, so a retry may succeed.
        refused.is_shut = !is_overtaken;
    }

    pub(crate) fn forget(&mut self, subject: RefusalSubject) {
        self.known.remove(&subject);
    }

    pub(crate) fn reopen(&mut self, game: GameId, how: Reopened) {
        self.changes += 1;
        let of_game = |subject: &RefusalSubject| subject.game() == game;
        match how {
            Reopened::Surely => self.known.retain(|subject, _| !of_game(subject)),
            Reopened::Perhaps => {
                let known = self.known.iter_mut();
                for (_, refused) in known.filter(|(subject, _)| of_game(subject)) {
                    refused.is_shut = false;
                    // If the limit forbids a try now, no later event would trigger one.
                    refused.next = RetryOn::Timer;
                }
            }
        }
    }
}

fn recent(at: &[i64], now: i64) -> &[i64] {
    let old = at.iter().take_while(|at| now - **at >= HOUR).count();
    &at[old..]
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(3);
    const THREAD: RefusalSubject = RefusalSubject::Thread(GAME);

    /// Requests once a second for four hours, whenever allowed; returns when.
    fn asked(mut before: impl FnMut(&mut Refusals, i64)) -> Vec<i64> {
        let mut refusals = Refusals::default();
        let mut asked = vec![];
        for now in (0..4 * HOUR).step_by(1000) {
            before(&mut refusals, now);
            if refusals.pause(THREAD, now).is_none() {
                asked.push(now);
                let changes = refusals.changes();
                refusals.note(THREAD, RetryOn::AnyVisit, changes, now);
            }
        }
        asked
    }

    #[test]
    fn what_is_refused_is_asked_for_at_most_four_times_in_an_hour() {
        let perhaps = |refusals: &mut Refusals, _| refusals.reopen(GAME, Reopened::Perhaps);
        for asked in [asked(|_, _| {}), asked(perhaps)] {
            assert!(asked.len() >= 8, "it is not given up: {asked:?}");
            let four = asked.windows(MOST + 1);
            for five in four {
                assert!(five[MOST] - five[0] >= HOUR, "{asked:?}");
            }
        }
        assert_eq!(asked(|_, _| {})[..3], [0, MINUTE, 11 * MINUTE]);
    }

    #[test]
    fn what_is_surely_accepted_now_is_asked_for_at_once() {
        let mut refusals = Refusals::default();
        for _ in 0..10 {
            let changes = refusals.changes();
            refusals.note(THREAD, RetryOn::AnyVisit, changes, 0);
            assert!(refusals.pause(THREAD, 1).is_some());
            refusals.reopen(GAME, Reopened::Surely);
            assert_eq!(refusals.pause(THREAD, 1), None);
        }
        refusals.note(THREAD, RetryOn::AnyVisit, refusals.changes(), 0);
        refusals.reopen(GameId(4), Reopened::Surely);
        assert!(refusals.pause(THREAD, 1).is_some(), "it is another game's");
    }

    #[test]
    fn a_refusal_that_is_overtaken_by_a_change_holds_nothing_up() {
        let mut refusals = Refusals::default();
        let changes = refusals.changes();
        refusals.reopen(GAME, Reopened::Perhaps);
        refusals.note(THREAD, RetryOn::AnyVisit, changes, 0);
        assert_eq!(refusals.pause(THREAD, 0), None);
    }

    #[test]
    fn only_what_nothing_else_brings_has_a_time() {
        let mut refusals = Refusals::default();
        let changes = refusals.changes();
        refusals.note(THREAD, RetryOn::AnyVisit, changes, 0);
        assert_eq!(refusals.next_attempt(GAME, 0), None);
        refusals.note(THREAD, RetryOn::Timer, changes, 0);
        assert_eq!(refusals.next_attempt(GAME, 0), Some(10 * MINUTE));
        for _ in 0..2 {
            refusals.note(THREAD, RetryOn::AnyVisit, changes, 0);
        }
        refusals.reopen(GAME, Reopened::Perhaps);
        assert_eq!(refusals.next_attempt(GAME, 1), Some(HOUR));
    }
}
