//! Votes and their outcomes.

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteKind {
    /// For up to seven days.
    Pause,
    /// End a pause early.
    GoOn,
    /// Let somebody take over an absent player's seat; without a clock, also declares the player
    /// absent.
    Replace {
        seat: Seat,
    },
    /// Let a newcomer take a seat that a computer player holds.
    Admit {
        seat: Seat,
        newcomer: NamedPerson,
    },
    Close,
}

impl VoteKind {
    pub fn concerns(&self) -> Option<Seat> {
        match self {
            VoteKind::Replace { seat } | VoteKind::Admit { seat, .. } => Some(*seat),
            VoteKind::Pause | VoteKind::GoOn | VoteKind::Close => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    pub number: u32,
    pub kind: VoteKind,
    /// `None` when somebody without a seat asks for one.
    pub by: Option<Seat>,
    pub yes: SeatSet,
    pub until: Millis,
}

impl Vote {
    /// Whether it is about a seat that its own player gives away.
    pub fn hands_on(&self) -> bool {
        self.by.is_some() && self.by == self.kind.concerns()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Opened {
    pub(super) by: Seat,
    pub(super) what: Subject,
    pub(super) at: Millis,
}

/// Discord id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Asked {
    pub(super) person: u64,
    pub(super) at: Millis,
}

/// Each player may open one vote of each kind per day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Subject {
    Pause,
    GoOn,
    Replace,
    Close,
}

/// Why a vote cannot be opened, or a player cannot vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoVote {
    OneIsOpen,
    OpenedToday,
    /// The game is paused already, or was paused as often as allowed.
    NoMorePauses,
    NotPaused,
    IsThere,
    TooEarly {
        from: WallTime,
    },
    /// The vote is about this player, or they are away.
    NoSay,
    Over,
    Alone,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Counted {
    Open,
    Passed {
        kind: VoteKind,
        said: Vec<Announcement>,
    },
    /// It can no longer pass.
    Failed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoteChoice {
    Yes,
    No,
}
