//! What can be voted on, and what comes of it.

use serde::{Deserialize, Serialize};

use super::announcement::Announcement;
use super::holder::NamedPerson;
use crate::timing::{Millis, WallTime};
use viceroy_rules::{Seat, SeatSet};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteKind {
    /// The table rests for up to seven days.
    Pause,
    /// The game goes on before the rest is over.
    GoOn,
    /// An absent person's seat may be taken over; without a clock, somebody is declared absent.
    Replace {
        /// Whose.
        seat: Seat,
    },
    /// Somebody takes a seat that a computer player holds.
    Admit { seat: Seat, newcomer: NamedPerson },
    /// The game is closed.
    Close,
}

impl VoteKind {
    /// The seat it is about, if one.
    pub fn concerns(&self) -> Option<Seat> {
        match self {
            VoteKind::Replace { seat } | VoteKind::Admit { seat, .. } => Some(*seat),
            VoteKind::Pause | VoteKind::GoOn | VoteKind::Close => None,
        }
    }
}

/// An open vote.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// Its number in the game.
    pub number: u32,
    pub kind: VoteKind,
    /// Who opened it; nobody with a seat where somebody asks for one.
    pub by: Option<Seat>,
    /// Who has said yes.
    pub yes: SeatSet,
    pub until: Millis,
}

/// A vote that somebody has opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Opened {
    pub(super) by: Seat,
    pub(super) what: Subject,
    pub(super) at: Millis,
}

/// Somebody without a seat who has asked for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Asked {
    /// The chat's number of the person.
    pub(super) person: u64,
    pub(super) at: Millis,
}

/// The kinds of votes, of which each person may open one a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Subject {
    Pause,
    GoOn,
    Replace,
    Close,
}

/// Why there is no vote, or why somebody has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoVote {
    /// Another vote is open.
    OneIsOpen,
    /// This person has opened such a vote within a day.
    OpenedToday,
    /// The table rests already, or has rested as often as it may.
    NoMorePauses,
    /// The game does not rest.
    NotPaused,
    /// The seat is played by its person.
    IsThere,
    /// The seat cannot be taken over yet.
    TooEarly {
        /// When it can.
        from: WallTime,
    },
    /// The person has no say in it: it is about them, or they are away.
    NoSay,
    Over,
    /// Alone there is nothing to vote on.
    Alone,
}

/// What came of somebody's say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Counted {
    /// It goes on.
    Open,
    /// It is decided; this is what the table is told, and who takes a seat.
    Passed {
        /// What was decided.
        kind: VoteKind,
        /// What the table is told.
        said: Vec<Announcement>,
    },
    /// It cannot pass any more.
    Failed,
}

/// What somebody says in a vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoteChoice {
    Yes,
    No,
}
