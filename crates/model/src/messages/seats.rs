//! Who plays and is there, as one person sees it.

use super::{GameId, OpenVote, Player, RoomId, SeatTime, Standing};
use crate::attendance::{SeatAvailability, SeatControl, TableSettings};
use crate::timing::WallTime;
use viceroy_rules::{BySeat, Seat, SeatSet};

/// Who plays a game and is there, as one person sees it.
#[derive(Clone, Debug)]
pub struct SeatsView {
    pub game: GameId,
    /// Who sits where.
    pub people: BySeat<Player>,
    /// The game's thread, once it exists.
    pub thread: Option<RoomId>,
    /// What is agreed on about time.
    pub agreed: TableSettings,
    /// The next hour of the day that counts, if one does.
    pub hour: Option<WallTime>,
    /// Whether it is over or was closed: then there is nothing to do.
    pub is_over: bool,
    /// Why nobody's time runs.
    pub stands: Option<Standing>,
    /// How it stands with each seat.
    pub seats: BySeat<SeatNow>,
    pub vote: Option<OpenVote>,
    /// What is said to whoever looks, and to nobody else.
    pub viewer: Viewer,
    /// Whether whoever looks keeps order where the game is played, and may close it.
    pub may_close: bool,
}

/// How it stands with a seat, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatNow {
    /// Whether the game waits for it.
    pub is_awaited: bool,
    /// Until when at the latest.
    pub until: Option<WallTime>,
    /// Who plays it.
    pub holder: SeatControl,
    /// Until when its person is away who has said so.
    pub away_until: Option<WallTime>,
    /// Whether somebody else can have it.
    pub free: Option<SeatAvailability>,
}

/// Whoever looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Somebody who plays.
    Player(OwnSeat),
    /// Somebody without a seat, with those they can have or ask for.
    Other { may_take: SeatSet },
}

/// What somebody who plays is told of their own seat, and what they can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnSeat {
    pub seat: Seat,
    /// How their time stands.
    pub time: SeatTime,
    /// What they have left beside the time for each phase, in milliseconds.
    pub bank: i64,
    /// How long they may still be away, in milliseconds.
    pub vacation: i64,
    /// Whether they want no nudges.
    pub is_mute: bool,
    /// What they can do now.
    pub may: Rights,
}

/// What somebody who plays can do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rights {
    /// Whom they can nudge.
    pub nudge: SeatSet,
    /// Whom they can propose to replace.
    pub replace: SeatSet,
    /// Whether they can propose a pause.
    pub pause: bool,
    /// Whether they can propose to end it.
    pub go_on: bool,
    /// Whether they can propose to close the game.
    pub close: bool,
    /// The number of the open vote, if they have a say in it and have not said yes.
    pub say: Option<u32>,
}

/// A game that somebody plays, among all they play.
#[derive(Clone, Debug)]
pub struct MyGame {
    pub game: GameId,
    /// Who sits where.
    pub people: BySeat<Player>,
    /// Where they sit.
    pub seat: Seat,
    /// The game's thread, once it exists.
    pub thread: Option<RoomId>,
    pub waits_for: SeatSet,
    /// How their time stands.
    pub time: SeatTime,
}

impl MyGame {
    /// Whether it waits for whoever looks.
    pub fn is_my_turn(&self) -> bool {
        self.waits_for.contains(self.seat)
    }
}
