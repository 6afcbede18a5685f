//! Why something is not done about a table that gathers.

use viceroy_model::attendance::PlayConditions;
use viceroy_model::messages::{PersonId, RoomId};

/// Why something is not done about a table that gathers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LobbyRefusal {
    /// Only whoever organises the table does this.
    NotOrganiser {
        organiser: Option<PersonId>,
    },
    /// Only those may join whom the organiser has invited.
    NotInvited {
        /// Who invites.
        organiser: Option<PersonId>,
    },
    /// Whoever invites has no private table there that waits for players.
    NoPrivateTable,
    AlreadyInvited,
    /// As many are invited as can be.
    TooManyInvited {
        /// How many.
        most: usize,
    },
    /// What is played has changed since somebody joined, and whoever starts has to see it first.
    Changed(Box<Changed>),
    /// More have joined than could play so.
    TooManyJoined {
        /// The most who could.
        most: u8,
    },
    /// Somebody is at the table no more.
    NotAtTable,
    /// The game is not over, so nobody plays again.
    NotOver,
    /// The server lets nobody open tables in this channel.
    NotHere {
        channels: Vec<RoomId>,
    },
    /// The table is on another server than whoever keeps order presses.
    OfAnotherServer,
    /// The table is in a channel in which whoever presses does not keep order.
    OfAnotherChannel,
    /// The server does not let this person sit at tables.
    Barred,
    /// Somebody has opened as many games that are running as one may on this server.
    TooManyRunning {
        by: PersonId,
        /// Where those games are.
        tables: Vec<RoomId>,
    },
}

/// What was changed about a table after somebody had joined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// What was to be played.
    pub before: PlayConditions,
    /// What is to be played now.
    pub now: PlayConditions,
    /// Which change was the last one.
    pub changes: u32,
}
