//! Why a change to a gathering lobby is rejected.

use crate::prelude::*;
use viceroy_model::reliability::Reliability;

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
    /// The lobby shows how reliable whoever sits there is, and they have not agreed to that.
    AsksToShow(Box<AsksToShow>),
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

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsksToShow {
    pub game: GameId,
    /// With which they came.
    pub code: Option<TableCode>,
    /// What would be shown.
    pub reliability: Reliability,
}

/// Whether somebody agrees that a lobby shows how reliable they are, if it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShowConsent {
    NotAsked,
    Given,
}
