//! Rejections, shown to the user, and faults, logged for the operator.

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::task::JoinError;
use tracing::Span;

use super::seeded_luck::NoLuck;
use crate::prelude::*;
use viceroy_model::attendance::{NoNudge, NoVote};
use viceroy_model::timing::VacationError;

/// What may stop, unless another error is named.
pub type Result<T, E = Stop> = std::result::Result<T, E>;

#[derive(Debug)]
pub enum Stop {
    /// Nothing has changed.
    Refused(Rejection),
    Fault(Fault),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    NoSuchGame,
    NotSeated,
    NotStarted,
    AlreadyStarted,
    Closed,
    /// The lobby was not started in time.
    Expired,
    /// The game was closed before its end.
    Abandoned,
    NoVote(NoVote),
    /// Former players of a game get no other seat.
    HasSatHere,
    /// Nobody offers them this seat.
    NotHanded,
    /// There is no step that they may take back, or it is another one.
    NoSlip,
    /// They cannot take a seat in this game.
    CannotBeHanded {
        who: String,
    },
    NoHints,
    /// No computer player holds this person's seat.
    NotAway,
    NotOnVacation,
    HasLeft,
    NoNudge(NoNudge),
    NoVacation(VacationError),
    /// This person's open lobbies.
    TooManyOfOnes {
        most: u32,
    },
    /// This person's open lobbies on this server.
    TooManyOfOnesHere {
        most: u32,
    },
    /// Lobbies that this person opened within a day.
    TooManyToday {
        most: u32,
        from: WallTime,
    },
    /// Running private games against computer players.
    TooManyAlone {
        most: u32,
    },
    /// Open lobbies of the server.
    TooManyHere {
        most: u32,
    },
    Full {
        seats: u8,
    },
    AlreadyJoined,
    TooFew {
        needed: u8,
    },
    /// The rules have no such game.
    Unplayable(Unplayable),
    NotJoined,
    /// The stored game cannot be read; logged under this fault number.
    Frozen {
        fault: u64,
    },
    NoLookBack(NoLookBack),
    Deal(DealRefusal),
    NoSecondChance(NoSecondChance),
    Lobby(LobbyRefusal),
    Rules(Refusal),
}

impl Rejection {
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoLookBack {
    /// The game is still running.
    NotOver,
    /// It was played by other rules than today's, so a replay differs.
    OlderRules,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoSecondChance {
    /// They did not have the seat, then or at the end.
    NotTheirs,
    /// The game was closed before its end.
    NotPlayedOut,
    /// The game was over by then.
    NothingLeft,
    /// A second chance is in no record.
    NotExported,
}

/// Why something about a deal of the day is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealRefusal {
    /// Everybody plays a deal once.
    Played,
    /// Until it closes, nothing is told of it but points, place and postcard.
    NotClosed,
    /// It closed before it was finished.
    Closed,
    /// Nobody waits for anybody, and nobody goes on for them.
    Alone,
}

/// Logged when created, under a number that the user is shown.
#[derive(Debug, thiserror::Error)]
#[error("fault {number}: {what}")]
pub struct Fault {
    pub number: u64,
    pub what: String,
}

impl Fault {
    pub(crate) fn new(what: impl Display) -> Self {
        let fault = Fault::numbered(what);
        tracing::error!(fault = fault.number, "{}", fault.what);
        fault
    }

    /// During shutdown this is expected, so it is no error.
    fn at_the_end(what: impl Display) -> Self {
        let fault = Fault::numbered(what);
        let Fault { number, what } = &fault;
        tracing::info!(number, what, "not done any more: the bot ends");
        fault
    }

    /// Six digits, short enough to be read out; the start is random in each process.
    fn numbered(what: impl Display) -> Self {
        static NEXT: LazyLock<AtomicU64> = LazyLock::new(|| {
            let first = getrandom::u32().unwrap_or_default() % 900_000;
            AtomicU64::new(100_000 + u64::from(first))
        });
        Fault { number: NEXT.fetch_add(1, Ordering::Relaxed), what: what.to_string() }
    }
}

pub(crate) fn about(game: GameId) -> Span {
    tracing::error_span!("game", number = game.0)
}

/// An error for the operator. It is logged when it becomes a fault, and nowhere else.
pub(crate) trait Breakage: Display {
    /// Whether it only means that the process is shutting down.
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
/// Stored games were playable once, so this is a fault.
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

pub(crate) fn ok_unless_rejected<T>(result: Result<T, Stop>) -> Result<Option<T>, Fault> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(Stop::Refused(_)) => Ok(None),
        Err(Stop::Fault(fault)) => Err(fault),
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a panic in the rules: {0}")]
pub(crate) struct Panicked(String);

/// Contains a panic in the rules. On an error, the caller must discard whatever the rules were
/// changing.
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
