//! The players of a game and their status, as one person sees it.

use super::{LobbyView, OpenVote, SeatTime, Standing};
use crate::attendance::{SeatAvailability, SeatControl, TableSettings};
use crate::prelude::*;

#[derive(Clone, Debug)]
pub struct SeatsView {
    pub game: GameId,
    pub people: BySeat<Player>,
    pub thread: Option<RoomId>,
    pub agreed: TableSettings,
    pub hour: Option<WallTime>,
    /// Over or closed: no actions are left.
    pub is_over: bool,
    pub stands: Option<Standing>,
    pub seats: BySeat<SeatNow>,
    pub vote: Option<OpenVote>,
    pub viewer: Viewer,
    /// Whether the viewer is a moderator and may close the game.
    pub may_close: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatNow {
    pub is_awaited: bool,
    /// The latest possible deadline.
    pub until: Option<WallTime>,
    pub holder: SeatControl,
    pub away_until: Option<WallTime>,
    pub free: Option<SeatAvailability>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    Player(OwnSeat),
    /// Without a seat; `may_take` are seats they can take or ask for.
    Other {
        may_take: SeatSet,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnSeat {
    pub seat: Seat,
    pub time: SeatTime,
    /// The rest of the time bank, in milliseconds.
    pub bank: i64,
    /// The rest of the vacation, in milliseconds.
    pub vacation: i64,
    pub is_mute: bool,
    pub may: Rights,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rights {
    pub nudge: SeatSet,
    pub replace: SeatSet,
    pub pause: bool,
    pub go_on: bool,
    pub close: bool,
    /// The open vote, if they can vote and have not voted yes.
    pub say: Option<u32>,
}

#[derive(Clone, Debug)]
pub struct MyGame {
    pub game: GameId,
    pub people: BySeat<Player>,
    pub seat: Seat,
    pub thread: Option<RoomId>,
    pub waits_for: SeatSet,
    pub time: SeatTime,
}

impl MyGame {
    pub fn is_my_turn(&self) -> bool {
        self.waits_for.contains(self.seat)
    }
}

/// What a person may know of the tables of a server, in each list the newest first.
#[derive(Clone, Debug)]
pub struct ServerTables {
    pub gathering: Vec<LobbyView>,
    pub running: Vec<ServerGame>,
    /// Those that were over within the last days.
    pub over: Vec<ServerGame>,
}

#[derive(Clone, Debug)]
pub struct ServerGame {
    pub game: GameId,
    pub people: BySeat<Player>,
    pub channel: RoomId,
    pub thread: Option<RoomId>,
    pub waits_for: SeatSet,
    pub stands: Option<Standing>,
    pub ended: Option<WallTime>,
}
