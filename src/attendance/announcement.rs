//! What a table is told beside its game.

use serde::{Deserialize, Serialize};

use super::agreed::OnTimeout;
use crate::rules::Seat;
use crate::timing::{Millis, WallTime};

/// Something that a table is told beside its game. Stored with the message that tells it, for as long as the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announcement {
    /// Somebody's time is running out. It goes when they have answered.
    Reminder {
        /// Who.
        seat: Seat,
        /// Since when the game waits for them.
        since: Millis,
    },
    /// Somebody is asked to play by another. It goes when they have answered.
    Nudge {
        /// Who.
        seat: Seat,
        /// By whom.
        by: Seat,
        /// Since when the game waits for them.
        since: Millis,
    },
    /// A vote. It goes when the vote is over.
    Vote {
        /// Which.
        number: u32,
    },
    /// Somebody's time was over, and it was decided for them.
    TimeOut {
        /// Who.
        seat: Seat,
        /// How it was decided.
        by: OnTimeout,
    },
    /// A computer player holds an absent person's seat.
    Absent {
        /// Whose.
        seat: Seat,
    },
    /// Somebody left the game; a computer player holds the seat.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Somebody is not to be found any more; a computer player holds the seat.
    Gone {
        /// Who.
        seat: Seat,
        /// From where.
        from: GoneFrom,
    },
    /// Somebody who was away plays again.
    Back {
        /// Who.
        seat: Seat,
    },
    /// A seat has another person.
    TakenOver {
        /// Which.
        seat: Seat,
        /// The name of whoever sat there before.
        before: String,
    },
    /// The table decided that a seat may be taken over.
    Offered {
        /// Which.
        seat: Seat,
    },
    /// Somebody is away on some days, and their clock stands.
    Vacation {
        /// Who.
        seat: Seat,
        /// Until when.
        until: WallTime,
    },
    /// The place where the game is played is gone; told to those by direct message.
    PlaceGone,
    /// The bot was away for long, and nobody's time ran.
    WasAway {
        /// Since when.
        from: WallTime,
        /// Until when.
        until: WallTime,
    },
    /// The table rests.
    Paused {
        /// Until when at the latest.
        until: WallTime,
    },
    /// The game goes on after it stood.
    GoesOn,
    /// The game stands still: only computers would go on.
    StandsStill,
    /// The game will be closed.
    WillClose {
        /// When.
        at: WallTime,
    },
    /// Nobody is there any more, and the game will be closed.
    Empty {
        /// When.
        at: WallTime,
    },
    /// The game was closed before its end.
    Closed {
        /// Why.
        because: ClosedBecause,
    },
}

impl Announcement {
    /// Whom it calls.
    pub fn calls(&self) -> Option<Seat> {
        match self {
            Announcement::Reminder { seat, .. } | Announcement::Nudge { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}

/// Where somebody is not to be found any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoneFrom {
    /// They are not in the server where the game is played.
    Server,
    /// They have no account any more.
    Chat,
}

/// Why a game was closed before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedBecause {
    /// The table voted so.
    Vote,
    /// Nobody came any more.
    Deserted,
    /// All had left.
    Empty,
    /// The place where it was played is gone.
    Unreachable,
    /// Who looks after the server closed it.
    Moderator,
}
