//! Messages about a running game or a lobby other than what happens in the game itself.

use super::table_settings::OnTimeout;
use crate::prelude::*;
use crate::timing::Maintenance;

/// Of a server.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoleId(pub u64);

/// Stored with its message, as long as the game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announcement {
    /// The game has waited for a while. Deleted when all of them have answered.
    Reminder {
        waiting: Vec<(Seat, Millis)>,
    },
    /// One player asks another to play. Deleted when they have answered.
    Nudge {
        seat: Seat,
        by: Seat,
        since: Millis,
    },
    /// Deleted when the vote is over.
    Vote {
        number: u32,
    },
    TimeOut {
        seats: SeatSet,
        by: OnTimeout,
    },
    Absent {
        seats: SeatSet,
    },
    Left {
        seat: Seat,
    },
    Gone {
        seat: Seat,
        from: GoneFrom,
    },
    Back {
        seat: Seat,
    },
    TakenOver {
        seat: Seat,
        before: NamedPerson,
    },
    /// Deleted when it is accepted or declined.
    HandOver {
        seat: Seat,
        to: NamedPerson,
    },
    HandDeclined {
        seat: Seat,
        who: NamedPerson,
    },
    /// Somebody who plays against computer players alone.
    TookBack {
        seat: Seat,
    },
    /// Sent to the previous player of the seat.
    SeatLost {
        seat: Seat,
        /// Discord id.
        person: u64,
    },
    Offered {
        seat: Seat,
    },
    Vacation {
        seat: Seat,
        until: WallTime,
    },
    /// From all games of the player.
    Absence {
        seat: Seat,
        /// `None` when it has begun.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<WallTime>,
        until: WallTime,
    },
    AbsenceOver {
        seat: Seat,
    },
    /// A computer player holds the seat until the player is back.
    AbsentLong {
        seat: Seat,
    },
    /// Sent to those who play by direct message.
    PlaceGone,
    /// No clock ran meanwhile.
    WasAway {
        from: WallTime,
        until: WallTime,
    },
    /// A backup was restored, so the game is back at an earlier state.
    WentBack {
        /// 0 before the first turn.
        turn: u8,
        to: WallTime,
        lost: Loss,
    },
    /// A deadline falls into it.
    Maintenance {
        when: Maintenance,
    },
    Paused {
        /// Latest end of the pause.
        until: WallTime,
    },
    GoesOn,
    /// Nobody but computer players would go on.
    StandsStill,
    WillClose {
        at: WallTime,
    },
    Empty {
        at: WallTime,
    },
    Closed {
        because: ClosedBecause,
    },
    /// Deleted when all invited have joined, or the game starts.
    Invited {
        /// Discord ids.
        people: Vec<u64>,
        by: NamedPerson,
    },
    Removed {
        /// Discord id.
        person: u64,
        by: NamedPerson,
    },
    /// Told to those who wait with them.
    Joined {
        /// Discord ids.
        people: Vec<u64>,
        who: NamedPerson,
        /// Seats.
        free: u8,
    },
    /// Told to those of a server's role.
    OneMissing {
        role: RoleId,
    },
    /// A full table asks those who joined long before. Deleted when they have answered.
    StillThere {
        /// Discord ids.
        people: Vec<u64>,
    },
    /// Somebody who was asked has not answered and lost the seat.
    Silent {
        /// Discord id.
        person: u64,
    },
    Barred {
        /// Discord id.
        person: u64,
    },
    /// Somebody has a seat at a table without a server, and is shown the lobby as it is now.
    Seated {
        /// Discord id.
        person: u64,
    },
}

impl Announcement {
    pub fn waits_for(&self) -> SeatSet {
        match self {
            Announcement::Reminder { waiting } => waiting.iter().map(|(seat, _)| *seat).collect(),
            Announcement::Nudge { seat, .. } => [*seat].into_iter().collect(),
            _ => SeatSet::NONE,
        }
    }

    /// Whether somebody must act on it.
    pub fn asks(&self) -> bool {
        matches!(
            self,
            Announcement::Reminder { .. } | Announcement::Nudge { .. } | Announcement::Vote { .. }
        )
    }

    /// The part that concerns this seat.
    #[must_use]
    pub fn to_seat(&self, seat: Seat) -> Announcement {
        match self {
            Announcement::Reminder { waiting } => {
                let own = waiting.iter().filter(|(waiting, _)| *waiting == seat);
                Announcement::Reminder { waiting: own.copied().collect() }
            }
            _ => self.clone(),
        }
    }

    /// Discord ids of people without a seat whom it concerns.
    pub fn concerns_outside(&self) -> Vec<u64> {
        match self {
            Announcement::TakenOver { before, .. } if before.is_computer() => vec![],
            Announcement::TakenOver { before, .. } => vec![before.person],
            Announcement::HandOver { to, .. } => vec![to.person],
            Announcement::Invited { people, .. }
            | Announcement::Joined { people, .. }
            | Announcement::StillThere { people } => people.clone(),
            Announcement::SeatLost { person, .. }
            | Announcement::Removed { person, .. }
            | Announcement::Silent { person }
            | Announcement::Barred { person }
            | Announcement::Seated { person } => vec![*person],
            _ => vec![],
        }
    }

    /// The part that concerns these people.
    #[must_use]
    pub fn to(&self, people: &[u64]) -> Announcement {
        match self {
            Announcement::Invited { by, .. } => {
                Announcement::Invited { people: people.to_vec(), by: by.clone() }
            }
            Announcement::Joined { who, free, .. } => {
                let (people, who) = (people.to_vec(), who.clone());
                Announcement::Joined { people, who, free: *free }
            }
            Announcement::StillThere { .. } => Announcement::StillThere { people: people.to_vec() },
            _ => self.clone(),
        }
    }

    /// Whether nobody has to do anything about it, so that no telephone rings.
    pub fn is_mere_news(&self) -> bool {
        matches!(self, Announcement::Joined { .. } | Announcement::Seated { .. })
    }

    /// The player who caused it and needs no message.
    pub fn done_by(&self) -> Option<Seat> {
        match self {
            // A seat that a computer player kept: whoever pressed has it at once, and sees it.
            Announcement::TakenOver { seat, before } if before.is_computer() => Some(*seat),
            Announcement::Left { seat }
            | Announcement::Back { seat }
            | Announcement::HandOver { seat, .. }
            | Announcement::Vacation { seat, .. }
            | Announcement::TookBack { seat, .. }
            | Announcement::Absence { seat, .. }
            | Announcement::AbsenceOver { seat } => Some(*seat),
            _ => None,
        }
    }

    /// Merges announcements of the same kind.
    #[must_use]
    pub fn and(&self, other: &Announcement) -> Option<Announcement> {
        match (self, other) {
            (Announcement::Reminder { waiting }, Announcement::Reminder { waiting: others }) => {
                let mut waiting = waiting.clone();
                waiting.retain(|(seat, _)| others.iter().all(|(other, _)| other != seat));
                waiting.extend(others);
                Some(Announcement::Reminder { waiting })
            }
            (
                Announcement::TimeOut { seats, by },
                Announcement::TimeOut { seats: others, by: same },
            ) if by == same => {
                let seats = seats.iter().chain(others.iter()).collect();
                Some(Announcement::TimeOut { seats, by: *by })
            }
            (Announcement::Absent { seats }, Announcement::Absent { seats: others }) => {
                let seats = seats.iter().chain(others.iter()).collect();
                Some(Announcement::Absent { seats })
            }
            _ => None,
        }
    }

    /// Whether it is posted before its news, because it explains them.
    pub fn comes_before_news(&self) -> bool {
        matches!(self, Announcement::Absent { .. })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GoneFrom {
    Server,
    Chat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    Moves,
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClosedBecause {
    Vote,
    Deserted,
    Empty,
    Unreachable,
    Moderator,
}
