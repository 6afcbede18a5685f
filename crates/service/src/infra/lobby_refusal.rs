//! Why a change to a gathering lobby is rejected.

use viceroy_model::attendance::PlayConditions;
use viceroy_model::messages::{PersonId, RoomId};
use viceroy_model::timing::WallTime;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LobbyRefusal {
    NotOrganiser {
        organiser: Option<PersonId>,
    },
    NotInvited {
        organiser: Option<PersonId>,
    },
    NoPrivateTable,
    AlreadyInvited,
    TooManyInvited {
        most: usize,
    },
    /// The conditions have changed since somebody joined; whoever starts has to see that first.
    Changed(Box<Changed>),
    TooManyJoined {
        most: u8,
    },
    NotAtTable,
    NotOver,
    /// The server restricts lobbies to these channels.
    NotHere {
        channels: Vec<RoomId>,
    },
    /// The lobby is on another server than the moderator's.
    OfAnotherServer,
    OfAnotherChannel,
    /// No table gathers by this code, or it is full.
    NoSuchCode,
    /// They gave too many wrong codes.
    TooManyCodes {
        from: WallTime,
    },
    /// Banned from this server's tables.
    Barred,
    /// The opener has as many running games on this server as allowed.
    TooManyRunning {
        by: PersonId,
        tables: Vec<RoomId>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    pub before: PlayConditions,
    pub now: PlayConditions,
    /// The number of the last change.
    pub changes: u32,
}
