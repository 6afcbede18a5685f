//! What a request can come to: done, refused (told to the person) or a fault (told to the operator).

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::rules::{Refusal, Unplayable};

/// What a request came to: an answer for a person is never a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome<T> {
    /// It was done.
    Done(T),
    /// It was not done; nothing has changed.
    Refused(Rejection),
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
    /// The person has opened as many tables as one may that have not started.
    TooManyOfOnes {
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
    /// The rules do not accept the answer.
    Rules(Refusal),
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

/// Numbers faults and logs them.
#[derive(Debug)]
pub(super) struct Faults {
    next: AtomicU64,
}

impl Faults {
    /// Six digits, short enough to be read out, that begin elsewhere after every start.
    pub(super) fn new(now: i64) -> Self {
        let seconds = (now / 1000).unsigned_abs();
        Faults {
            next: AtomicU64::new(100_000 + seconds % 900_000),
        }
    }

    /// Logs a fault under a number of its own.
    pub(super) fn note(&self, what: impl Display) -> Fault {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let what = what.to_string();
        tracing::error!(fault = number, "{what}");
        Fault { number, what }
    }
}

/// Calls the rules in such a way that a panic in them ends this call only. Whatever they were changing must be thrown
/// away when this fails.
pub(super) fn guard<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(f)).map_err(|panic| {
        let text = panic
            .downcast_ref::<&str>()
            .map(|s| (*s).to_owned())
            .or_else(|| panic.downcast_ref::<String>().cloned());
        format!(
            "a panic in the rules: {}",
            text.unwrap_or_else(|| "without words".to_owned())
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_sentence() {
        let caught: Result<(), String> = guard(|| panic!("card {}", 7));
        assert_eq!(caught, Err("a panic in the rules: card 7".to_owned()));
        assert_eq!(guard(|| 3), Ok(3));
    }

    #[test]
    fn faults_have_different_numbers() {
        let faults = Faults::new(1_700_000_000_000);
        assert_ne!(faults.note("one").number, faults.note("two").number);
    }
}
