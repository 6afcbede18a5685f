//! Why a request goes no further: it is refused (told to the person), or something broke (told to the operator). What
//! breaks comes from below - the store, luck, a panic in the rules - and is logged where it becomes a [`Fault`].

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::task::JoinError;
use tracing::Span;

use super::lobby_refusal::LobbyRefusal;
use super::seeded_luck::NoLuck;
use viceroy_model::attendance::{NoNudge, NoVote};
use viceroy_model::messages::GameId;
use viceroy_model::timing::{VacationError, WallTime};
use viceroy_rules::{Refusal, Unplayable};
use viceroy_store::{GameState, StoreError};

/// Why a request was not done. An answer for a person is never a fault.
#[derive(Debug)]
pub enum Stop {
    /// It was not accepted; nothing has changed.
    Refused(Rejection),
    /// Something broke.
    Fault(Fault),
}

/// Why a request was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
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
        most: u32,
    },
    /// The person has opened as many tables on this server as one may that have not started.
    TooManyOfOnesHere {
        most: u32,
    },
    /// The person has opened as many tables within a day as one may.
    TooManyToday {
        most: u32,
        /// From when on they can open another.
        from: WallTime,
    },
    /// The person has as many private games against computer players running as one may.
    TooManyAlone {
        most: u32,
    },
    /// The server has as many tables as it may that have not started.
    TooManyHere {
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

impl Rejection {
    /// Why a game that stands so is not as it is wanted.
    pub(crate) fn of(state: GameState) -> Rejection {
        match state {
            GameState::Gathering => Rejection::NotStarted,
            GameState::Started => Rejection::AlreadyStarted,
            GameState::Over => Rejection::Rules(Refusal::Over),
            GameState::Closed => Rejection::Closed,
            GameState::Expired => Rejection::Expired,
            GameState::Abandoned => Rejection::Abandoned,
        }
    }
}

/// Why nobody can look back at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoLookBack {
    /// It is played.
    NotOver,
    /// It was played by other rules than today's, and comes out differently when it is played again.
    OlderRules,
}

/// Something broke. It was logged as it came into the host, with a number that the person is told.
#[derive(Debug, thiserror::Error)]
#[error("fault {number}: {what}")]
pub struct Fault {
    pub number: u64,
    pub what: String,
}

impl Fault {
    /// Something is wrong.
    pub(crate) fn new(what: impl Display) -> Self {
        let fault = Fault::numbered(what);
        tracing::error!(fault = fault.number, "{}", fault.what);
        fault
    }

    /// The process ends in good order, and this came too late.
    fn at_the_end(what: impl Display) -> Self {
        let fault = Fault::numbered(what);
        let Fault { number, what } = &fault;
        tracing::info!(number, what, "not done any more: the bot ends");
        fault
    }

    /// Six digits, short enough to be read out, that begin elsewhere after every start.
    fn numbered(what: impl Display) -> Self {
        static NEXT: LazyLock<AtomicU64> = LazyLock::new(|| {
            let first = getrandom::u32().unwrap_or_default() % 900_000;
            AtomicU64::new(100_000 + u64::from(first))
        });
        Fault { number: NEXT.fetch_add(1, Ordering::Relaxed), what: what.to_string() }
    }
}

/// What is logged meanwhile is about a game.
pub(crate) fn about(game: GameId) -> Span {
    tracing::error_span!("game", number = game.0)
}

/// An error that only the operator can do something about: as a fault it is logged, here and nowhere else.
pub(crate) trait Breakage: Display {
    /// Whether it only comes of the end of the process.
    fn is_the_end(&self) -> bool {
        false
    }
}

impl Breakage for StoreError {
    fn is_the_end(&self) -> bool {
        matches!(self, StoreError::Stopped)
    }
}
impl Breakage for JoinError {
    fn is_the_end(&self) -> bool {
        self.is_cancelled()
    }
}
impl Breakage for NoLuck {}
impl Breakage for Panicked {}
/// What is stored was playable once.
impl Breakage for Unplayable {}

impl<E: Breakage> From<E> for Fault {
    fn from(error: E) -> Self {
        match error.is_the_end() {
            true => Fault::at_the_end(error),
            false => Fault::new(error),
        }
    }
}

impl<E: Breakage> From<E> for Stop {
    fn from(error: E) -> Self {
        Stop::Fault(error.into())
    }
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Stop::Fault(fault)
    }
}

impl From<Rejection> for Stop {
    fn from(why: Rejection) -> Self {
        Stop::Refused(why)
    }
}

impl From<LobbyRefusal> for Rejection {
    fn from(why: LobbyRefusal) -> Self {
        Rejection::Lobby(why)
    }
}

impl From<Refusal> for Stop {
    fn from(why: Refusal) -> Self {
        Stop::Refused(Rejection::Rules(why))
    }
}

/// What came of it; nothing where it was refused.
pub(crate) fn ok_unless_rejected<T>(result: Result<T, Stop>) -> Result<Option<T>, Fault> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(Stop::Refused(_)) => Ok(None),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}

/// The rules panicked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a panic in the rules: {0}")]
pub(crate) struct Panicked(String);

/// Calls the rules in such a way that a panic in them ends this call only. Whatever they were changing must be thrown
/// away when this fails.
pub(crate) fn catch_panic<T>(f: impl FnOnce() -> T) -> Result<T, Panicked> {
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
        let caught: Result<(), Panicked> = catch_panic(|| panic!("card {}", 7));
        let sentence = caught.unwrap_err().to_string();
        assert_eq!(sentence, "a panic in the rules: card 7");
        assert_eq!(catch_panic(|| 3), Ok(3));
    }

    #[test]
    fn faults_have_different_numbers_of_six_digits() {
        let numbers = ["one", "two"].map(|what| Fault::new(what).number);
        assert_ne!(numbers[0], numbers[1]);
        assert!(numbers.iter().all(|number| *number >= 100_000));
    }

    #[test]
    fn what_comes_after_the_end_is_not_broken() {
        assert!(StoreError::Stopped.is_the_end());
        assert!(!StoreError::Conflict(GameId(1)).is_the_end());
    }
}
