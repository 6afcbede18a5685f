//! How often something is asked for again that the chat has refused: not before a pause that grows, unless something has changed, and
//! at most four times in an hour whatever has. What is lost by a restart is found out again.

use std::collections::BTreeMap;

use viceroy_model::messages::{Destination, GameId, MessageKey};

/// So many times in an hour the same is asked for that is refused.
const MOST: usize = 4;
const HOUR: i64 = 60 * 60 * 1000;
const MINUTE: i64 = 60 * 1000;
/// How long it is left alone after the first refusal, the second and all others, in milliseconds.
const PAUSES: [i64; 3] = [MINUTE, 10 * MINUTE, 30 * MINUTE];

/// What was refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum RefusalSubject {
    /// To say anything in the channel of a game.
    Channel(GameId),
    /// To say anything in its thread, or to open that.
    Thread(GameId),
    /// To change one message.
    Message(MessageKey),
}

impl RefusalSubject {
    /// All of a place; nothing of direct messages, of which everybody has their own.
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

/// What brings the next attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// The next visit after the pause, whatever it is for.
    Visit,
    /// A visit for it alone: nothing else would bring one.
    Time,
}

/// Until when something is not asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pause {
    pub(crate) until: i64,
    pub(crate) next: Next,
}

/// How sure it is that something is accepted now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reopened {
    /// Something has changed that it may have been refused for.
    Perhaps,
    /// What it was refused for is no longer so.
    Surely,
}

/// What was refused, and when.
#[derive(Debug, Default)]
pub(crate) struct Refusals {
    known: BTreeMap<RefusalSubject, RefusalCount>,
    /// How often something has changed.
    changes: u64,
}

#[derive(Debug)]
struct RefusalCount {
    /// Within the last hour, the oldest first.
    at: Vec<i64>,
    /// Nothing has changed since the last time.
    is_shut: bool,
    next: Next,
}

impl Refusals {
    /// How often something has changed by now: whoever begins to ask keeps it for [`Refusals::note`].
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// Until when something is not to be asked for, if not now.
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

    /// When the next attempt of one of a game's places is due that nothing else brings.
    pub(crate) fn next_attempt(&self, game: GameId, now: i64) -> Option<i64> {
        let places = [RefusalSubject::Channel(game), RefusalSubject::Thread(game)].into_iter();
        let pauses = places.filter_map(|place| self.pause(place, now));
        let timed = pauses.filter(|pause| pause.next == Next::Time);
        timed.map(|pause| pause.until).min()
    }

    /// It was refused, having been asked for after so many changes.
    pub(crate) fn note(&mut self, subject: RefusalSubject, next: Next, changes: u64, now: i64) {
        let is_overtaken = changes != self.changes;
        self.known.retain(|_, refused| {
            refused.at = recent(&refused.at, now).to_vec();
            !refused.at.is_empty()
        });
        let refused =
            self.known.entry(subject).or_insert(RefusalCount { at: vec![], is_shut: false, next });
        refused.at.push(now);
        refused.next = next;
        // What was refused before something changed may be accepted after it.
        refused.is_shut = !is_overtaken;
    }

    /// It was done.
    pub(crate) fn forget(&mut self, subject: RefusalSubject) {
        self.known.remove(&subject);
    }

    /// Something about a game's places has changed.
    pub(crate) fn reopen(&mut self, game: GameId, how: Reopened) {
        self.changes += 1;
        let of_game = |subject: &RefusalSubject| subject.game() == game;
        match how {
            Reopened::Surely => self.known.retain(|subject, _| !of_game(subject)),
            Reopened::Perhaps => {
                let known = self.known.iter_mut();
                for (_, refused) in known.filter(|(subject, _)| of_game(subject)) {
                    refused.is_shut = false;
                    // If it may not be asked for now, nothing else comes to tell that it may.
                    refused.next = Next::Time;
                }
            }
        }
    }
}

/// Those of some times that are less than an hour ago.
fn recent(at: &[i64], now: i64) -> &[i64] {
    let old = at.iter().take_while(|at| now - **at >= HOUR).count();
    &at[old..]
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(3);
    const THREAD: RefusalSubject = RefusalSubject::Thread(GAME);

    /// Asks whenever that is allowed, every second of some hours, and gives when; before each something may happen.
    fn asked(mut before: impl FnMut(&mut Refusals, i64)) -> Vec<i64> {
        let mut refusals = Refusals::default();
        let mut asked = vec![];
        for now in (0..4 * HOUR).step_by(1000) {
            before(&mut refusals, now);
            if refusals.pause(THREAD, now).is_none() {
                asked.push(now);
                let changes = refusals.changes();
                refusals.note(THREAD, Next::Visit, changes, now);
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
            refusals.note(THREAD, Next::Visit, changes, 0);
            assert!(refusals.pause(THREAD, 1).is_some());
            refusals.reopen(GAME, Reopened::Surely);
            assert_eq!(refusals.pause(THREAD, 1), None);
        }
        refusals.note(THREAD, Next::Visit, refusals.changes(), 0);
        refusals.reopen(GameId(4), Reopened::Surely);
        assert!(refusals.pause(THREAD, 1).is_some(), "it is another game's");
    }

    #[test]
    fn a_refusal_that_is_overtaken_by_a_change_holds_nothing_up() {
        let mut refusals = Refusals::default();
        let changes = refusals.changes();
        refusals.reopen(GAME, Reopened::Perhaps);
        refusals.note(THREAD, Next::Visit, changes, 0);
        assert_eq!(refusals.pause(THREAD, 0), None);
    }

    #[test]
    fn only_what_nothing_else_brings_has_a_time() {
        let mut refusals = Refusals::default();
        let changes = refusals.changes();
        refusals.note(THREAD, Next::Visit, changes, 0);
        assert_eq!(refusals.next_attempt(GAME, 0), None);
        refusals.note(THREAD, Next::Time, changes, 0);
        assert_eq!(refusals.next_attempt(GAME, 0), Some(10 * MINUTE));
        for _ in 0..2 {
            refusals.note(THREAD, Next::Visit, changes, 0);
        }
        refusals.reopen(GAME, Reopened::Perhaps);
        assert_eq!(refusals.next_attempt(GAME, 1), Some(HOUR));
    }
}
