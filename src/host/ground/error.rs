//! Why a request goes no further: it is refused (told to the person), or something broke (told to the operator). What
//! breaks inside the host is [`Broken`]; where it leaves the host it is noted, once, and is a [`Fault`] from then on.

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::task::JoinError;

use super::lobby_refusal::LobbyRefusal;
use super::seeded_luck::NoLuck;
use crate::attendance::{NoNudge, NoVote};
use crate::notice::GameId;
use crate::rules::{Refusal, Unplayable};
use crate::store::StoreError;
use crate::timing::{VacationError, WallTime};

/// Why a request was not done. An answer for a person is never a fault.
#[derive(Debug)]
pub enum Stop<F = Fault> {
    /// It was not accepted; nothing has changed.
    Refused(Rejection),
    /// Something broke.
    Fault(F),
}

/// Why a request was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// There is no such game.
    NoSuchGame,
    /// The person has no seat in this game.
    NotSeated,
    /// The game has not started.
    NotStarted,
    /// The game has started.
    AlreadyStarted,
    /// The lobby was closed.
    Closed,
    /// The lobby was not started in time.
    Expired,
    /// The game was closed before its end.
    Abandoned,
    /// There is no such vote, or this person has no say in it.
    NoVote(NoVote),
    /// Somebody who has held a seat of the game does not take another.
    HasSatHere,
    /// The table agreed to play without hints.
    NoHints,
    /// A computer player does not hold this person's seat.
    NotAway,
    /// The person is not away, or has not said so.
    NotOnVacation,
    /// The person has left this game already.
    HasLeft,
    /// Nobody is waited for long enough to be nudged, or they were nudged lately, or want no nudges.
    NoNudge(NoNudge),
    /// Nobody goes away for so long.
    NoVacation(VacationError),
    /// The person has opened as many tables as one may that have not started.
    TooManyOfOnes {
        /// The most.
        most: u32,
    },
    /// The person has opened as many tables within a day as one may.
    TooManyToday {
        /// The most.
        most: u32,
        /// From when on they can open another.
        from: WallTime,
    },
    /// The person has as many private games against computer players running as one may.
    TooManyAlone {
        /// The most.
        most: u32,
    },
    /// The server has as many tables as it may that have not started.
    TooManyHere {
        /// The most.
        most: u32,
    },
    /// All seats are taken.
    Full {
        /// How many there are.
        seats: u8,
    },
    /// The person has joined already.
    AlreadyJoined,
    /// More players are needed.
    TooFew {
        /// The fewest.
        needed: u8,
    },
    /// On such terms nobody can play.
    Unplayable(Unplayable),
    /// Only somebody who has joined can do this.
    NotJoined,
    /// The stored game cannot be read; the operator has been told under this number.
    Frozen {
        /// The fault's number.
        fault: u64,
    },
    /// Nobody can look back at the game.
    NoLookBack(NoLookBack),
    /// A table that gathers does not allow it.
    Lobby(LobbyRefusal),
    /// The rules do not accept the answer.
    Rules(Refusal),
}

/// Why nobody can look back at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoLookBack {
    /// It is played.
    NotOver,
    /// It was played by other rules than today's, and comes out differently when it is played again.
    OlderRules,
}

/// Something broke. Logged with a number that the person is told.
#[derive(Debug, thiserror::Error)]
#[error("fault {number}: {what}")]
pub struct Fault {
    /// The number.
    pub number: u64,
    /// What broke.
    pub what: String,
}

impl<F> From<Rejection> for Stop<F> {
    fn from(why: Rejection) -> Self {
        Stop::Refused(why)
    }
}

impl From<LobbyRefusal> for Rejection {
    fn from(why: LobbyRefusal) -> Self {
        Rejection::Lobby(why)
    }
}

impl<F> From<Refusal> for Stop<F> {
    fn from(why: Refusal) -> Self {
        Stop::Refused(Rejection::Rules(why))
    }
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Stop::Fault(fault)
    }
}

/// Something broke and is not logged yet.
#[derive(Debug)]
pub(crate) struct Broken {
    /// In which game, if that is known better than by whoever notes it.
    game: Option<GameId>,
    what: String,
    why: Why,
}

/// Why something is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Something is wrong.
    Breakage,
    /// The process ends in good order, and this came too late.
    End,
}

impl Broken {
    pub(crate) fn new(what: impl Display) -> Self {
        Broken {
            game: None,
            what: what.to_string(),
            why: Why::Breakage,
        }
    }

    /// It broke in this game.
    pub(crate) fn of(self, game: GameId) -> Self {
        Broken {
            game: Some(game),
            ..self
        }
    }
}

/// An error that only the operator can do something about.
pub(crate) trait Breakage: Display {
    /// Whether anything is wrong.
    fn why(&self) -> Why {
        Why::Breakage
    }
}

impl Breakage for StoreError {
    fn why(&self) -> Why {
        match matches!(self, StoreError::Stopped) {
            true => Why::End,
            false => Why::Breakage,
        }
    }
}
impl Breakage for NoLuck {}
impl Breakage for Panicked {}
impl Breakage for JoinError {
    fn why(&self) -> Why {
        match self.is_cancelled() {
            true => Why::End,
            false => Why::Breakage,
        }
    }
}
/// What is stored was playable once.
impl Breakage for Unplayable {}

impl<E: Breakage> From<E> for Broken {
    fn from(error: E) -> Self {
        Broken {
            why: error.why(),
            ..Broken::new(error)
        }
    }
}

impl<E: Breakage> From<E> for Stop<Broken> {
    fn from(error: E) -> Self {
        Stop::Fault(error.into())
    }
}

impl From<Broken> for Stop<Broken> {
    fn from(broken: Broken) -> Self {
        Stop::Fault(broken)
    }
}

impl Stop<Broken> {
    /// If something broke, it did in this game.
    pub(crate) fn of(self, game: GameId) -> Self {
        match self {
            Stop::Refused(why) => Stop::Refused(why),
            Stop::Fault(broken) => Stop::Fault(broken.of(game)),
        }
    }
}

/// What came of it; nothing where it was refused.
pub(crate) fn unless_refused<T>(result: Result<T, Stop<Broken>>) -> Result<Option<T>, Broken> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(Stop::Refused(_)) => Ok(None),
        Err(Stop::Fault(broken)) => Err(broken),
    }
}

/// Numbers faults and logs them.
#[derive(Debug)]
pub(crate) struct Faults {
    next: AtomicU64,
}

/// An error as it is inside the host: what broke is not logged yet.
pub(crate) trait Unnoted {
    /// The same error afterwards.
    type Noted;

    /// Logs what broke; `game` is where, if nothing else is known.
    fn note(self, faults: &Faults, game: Option<GameId>) -> Self::Noted;
}

impl Unnoted for Broken {
    type Noted = Fault;

    fn note(self, faults: &Faults, game: Option<GameId>) -> Fault {
        faults.note(Broken {
            game: self.game.or(game),
            ..self
        })
    }
}

impl<E: Breakage> Unnoted for E {
    type Noted = Fault;

    fn note(self, faults: &Faults, game: Option<GameId>) -> Fault {
        Broken::from(self).note(faults, game)
    }
}

impl Unnoted for Stop<Broken> {
    type Noted = Stop;

    fn note(self, faults: &Faults, game: Option<GameId>) -> Stop {
        match self {
            Stop::Refused(why) => Stop::Refused(why),
            Stop::Fault(broken) => Stop::Fault(broken.note(faults, game)),
        }
    }
}

impl Faults {
    /// Six digits, short enough to be read out, that begin elsewhere after every start.
    pub(crate) fn new(now: i64) -> Self {
        let seconds = (now / 1000).unsigned_abs();
        Faults {
            next: AtomicU64::new(100_000 + seconds % 900_000),
        }
    }

    /// Logs what broke under a number of its own.
    pub(crate) fn note(&self, broken: Broken) -> Fault {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let what = match broken.game {
            Some(game) => format!("game {}: {}", game.0, broken.what),
            None => broken.what,
        };
        match broken.why {
            Why::Breakage => tracing::error!(fault = number, "{what}"),
            Why::End => tracing::info!(number, what, "not done any more: the bot ends"),
        }
        Fault { number, what }
    }

    /// What leaves the host: here, and nowhere before, a fault is noted. `game` is what the request was about.
    pub(crate) fn noted<T, E: Unnoted>(
        &self,
        game: Option<GameId>,
        result: Result<T, E>,
    ) -> Result<T, E::Noted> {
        result.map_err(|error| error.note(self, game))
    }
}

/// The rules panicked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a panic in the rules: {0}")]
pub(crate) struct Panicked(String);

/// Calls the rules in such a way that a panic in them ends this call only. Whatever they were changing must be thrown
/// away when this fails.
pub(crate) fn guard<T>(f: impl FnOnce() -> T) -> Result<T, Panicked> {
    catch_unwind(AssertUnwindSafe(f)).map_err(|panic| {
        let text = panic
            .downcast_ref::<&str>()
            .map(|s| (*s).to_owned())
            .or_else(|| panic.downcast_ref::<String>().cloned());
        Panicked(text.unwrap_or_else(|| "without words".to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_sentence() {
        let caught: Result<(), Panicked> = guard(|| panic!("card {}", 7));
        let sentence = caught.unwrap_err().to_string();
        assert_eq!(sentence, "a panic in the rules: card 7");
        assert_eq!(guard(|| 3), Ok(3));
    }

    #[test]
    fn faults_have_different_numbers() {
        let faults = Faults::new(1_700_000_000_000);
        let note = |what: &str| faults.note(Broken::new(what)).number;
        assert_ne!(note("one"), note("two"));
    }

    #[test]
    fn a_fault_names_the_game_that_is_known_best() {
        let faults = Faults::new(0);
        let what = |game, broken: Broken| broken.note(&faults, game).what;
        let asked = Some(GameId(3));
        assert_eq!(what(None, Broken::new("x")), "x");
        assert_eq!(what(asked, Broken::new("x")), "game 3: x");
        assert_eq!(what(asked, Broken::new("x").of(GameId(7))), "game 7: x");
    }

    #[test]
    fn what_comes_after_the_end_is_not_broken() {
        let why = |error: StoreError| Broken::from(error).of(GameId(1)).why;
        assert_eq!(why(StoreError::Stopped), Why::End);
        assert_eq!(why(StoreError::Conflict(GameId(1))), Why::Breakage);
        assert_eq!(Broken::new("something else").why, Why::Breakage);
    }

    #[test]
    fn a_refusal_is_not_noted() {
        let faults = Faults::new(0);
        let refused: Result<(), Stop<Broken>> = Err(Rejection::NotSeated.into());
        let noted = faults.noted(None, refused);
        assert!(matches!(noted, Err(Stop::Refused(Rejection::NotSeated))));
        assert_eq!(faults.note(Broken::new("the first")).number, 100_000);
    }
}
