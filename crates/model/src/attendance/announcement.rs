//! What a table is told beside its game.

use serde::{Deserialize, Serialize};

use super::agreed::OnTimeout;
use super::holder::NamedPerson;
use crate::timing::{Maintenance, Millis, WallTime};
use viceroy_rules::{Seat, SeatSet};

/// Something that a table is told beside its game. Stored with the message that tells it, for as long as the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announcement {
    /// The game has waited for some time. It goes when all of them have answered.
    Reminder {
        /// For whom, and since when.
        waiting: Vec<(Seat, Millis)>,
    },
    /// Somebody is asked to play by another. It goes when they have answered.
    Nudge {
        seat: Seat,
        by: Seat,
        /// Since when the game waits for them.
        since: Millis,
    },
    /// A vote. It goes when the vote is over.
    Vote { number: u32 },
    /// People's time was over, and it was decided for them.
    TimeOut {
        /// Whose.
        seats: SeatSet,
        /// How it was decided.
        by: OnTimeout,
    },
    /// Computer players hold the seats of people who did not answer.
    Absent {
        /// Whose.
        seats: SeatSet,
    },
    /// Somebody left the game; a computer player holds the seat.
    Left { seat: Seat },
    /// Somebody is not to be found any more; a computer player holds the seat.
    Gone { seat: Seat, from: GoneFrom },
    /// Somebody who was away plays again.
    Back { seat: Seat },
    /// A seat has another person.
    TakenOver {
        seat: Seat,
        /// Who sat there before.
        before: NamedPerson,
    },
    /// The same to whoever sat there before, whose part is over.
    SeatLost {
        seat: Seat,
        /// Who, by the chat's number.
        person: u64,
    },
    /// The table decided that a seat may be taken over.
    Offered { seat: Seat },
    /// Somebody is away on some days, and their clock stands.
    Vacation { seat: Seat, until: WallTime },
    /// The place where the game is played is gone; told to those by direct message.
    PlaceGone,
    /// The bot was away for long, and nobody's time ran.
    WasAway {
        /// Since when.
        from: WallTime,
        until: WallTime,
    },
    /// A backup was put in the place of a later database, so the game is where it was at a time.
    WentBack {
        /// In which turn that is; nought before the first.
        turn: u8,
        to: WallTime,
        /// Whether anything of it is lost.
        lost: Loss,
    },
    /// The bot will not be there for a time into which a deadline falls.
    Maintenance { when: Maintenance },
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
    WillClose { at: WallTime },
    /// Nobody is there any more, and the game will be closed.
    Empty { at: WallTime },
    /// The game was closed before its end.
    Closed {
        /// Why.
        because: ClosedBecause,
    },
    /// People are invited to a private table that gathers. It goes when all of them sit there, or it starts.
    Invited {
        /// Whom, by the chat's numbers.
        people: Vec<u64>,
        /// Who invites.
        by: NamedPerson,
    },
    /// Whoever organises a table that gathers took somebody's seat away.
    Removed {
        /// Whose, by the chat's number.
        person: u64,
        /// Who did it.
        by: NamedPerson,
    },
    /// Somebody was barred from the server's games, and gave up a seat at a table that gathers.
    Barred {
        /// Who, by the chat's number.
        person: u64,
    },
}

impl Announcement {
    /// For whom the game waits, where that is what it is about.
    pub fn waits_for(&self) -> SeatSet {
        match self {
            Announcement::Reminder { waiting } => waiting.iter().map(|(seat, _)| *seat).collect(),
            Announcement::Nudge { seat, .. } => [*seat].into_iter().collect(),
            _ => SeatSet::NONE,
        }
    }

    /// Whether somebody has to answer it, or what it is about.
    pub fn asks(&self) -> bool {
        matches!(
            self,
            Announcement::Reminder { .. } | Announcement::Nudge { .. } | Announcement::Vote { .. }
        )
    }

    /// The same to one of those who are asked.
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

    /// Whom it concerns who has no seat in the game, by the chat's numbers.
    pub fn concerns_outside(&self) -> Vec<u64> {
        match self {
            Announcement::TakenOver { before, .. } => vec![before.person],
            Announcement::Invited { people, .. } => people.clone(),
            Announcement::SeatLost { person, .. }
            | Announcement::Removed { person, .. }
            | Announcement::Barred { person } => vec![*person],
            _ => vec![],
        }
    }

    /// The same for some of those whom it concerns who have no seat.
    #[must_use]
    pub fn to(&self, people: &[u64]) -> Announcement {
        match self {
            Announcement::Invited { by, .. } => {
                Announcement::Invited { people: people.to_vec(), by: by.clone() }
            }
            _ => self.clone(),
        }
    }

    /// Who knows it already, because they have done it.
    pub fn done_by(&self) -> Option<Seat> {
        match self {
            Announcement::Left { seat }
            | Announcement::Back { seat }
            | Announcement::Vacation { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Both in one, where the same happens to several.
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

    /// Whether it stands above the news that come with it: what was decided for whom, before what came of that.
    pub fn comes_before_news(&self) -> bool {
        matches!(self, Announcement::TimeOut { .. } | Announcement::Absent { .. })
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

/// What of a game is lost with a database in whose place a backup was put.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// It had gone on since the backup.
    Moves,
    /// Nobody knows: that database is gone, or cannot be read.
    Unknown,
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
