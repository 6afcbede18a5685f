//! Permanent keys of messages, used in the database, in nonces and in custom ids.

use crate::prelude::*;
use strum::{EnumIter, EnumString, IntoStaticStr};

/// A message is posted at most once per key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct MessageKey {
    pub game: GameId,
    pub kind: MessageKind,
    /// For kinds that concern one seat.
    pub seat: Option<Seat>,
    /// Distinguishes messages of the same kind.
    pub nth: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum MessageKind {
    /// Posted in the channel; number 0. The thread is attached to it.
    Lobby,
    /// The table with the button to the private panel; numbered by its step. One per turn; deleted
    /// when the next one is posted, unless it contains news.
    Table,
    /// A chapter of news; numbered by its first step. Grows until the next chapter begins.
    News,
    /// Pings players when no other post does; numbered in the game. Deleted when all have answered.
    Call,
    Announcement,
    /// An announcement as a direct message; numbered by seat.
    Told,
    /// An announcement for a lobby, posted where it is; numbered in the game.
    LobbyAnnouncement,
    /// An announcement to a person without a seat, as a direct message; numbered in the game.
    ToldOutside,
    /// A private panel as a direct message; numbered by the step that made the seat act. Deleted
    /// when the next one is sent.
    Panel,
    /// The result as a direct message; number 0.
    End,
    /// A player's direct messages are closed; numbered by how often that happened to the person.
    Unreachable,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    Channel,
    Thread,
    Direct,
}

impl MessageKind {
    fn mark(self) -> char {
        match self {
            MessageKind::Lobby => 'L',
            MessageKind::Table => 'T',
            MessageKind::News => 'N',
            MessageKind::Call => 'C',
            MessageKind::Announcement => 'A',
            MessageKind::Told => 'D',
            MessageKind::LobbyAnnouncement => 'B',
            MessageKind::ToldOutside => 'O',
            MessageKind::Panel => 'P',
            MessageKind::End => 'E',
            MessageKind::Unreachable => 'U',
        }
    }

    pub fn destination(self) -> Destination {
        match self {
            MessageKind::Lobby | MessageKind::LobbyAnnouncement => Destination::Channel,
            MessageKind::Told
            | MessageKind::ToldOutside
            | MessageKind::Panel
            | MessageKind::End => Destination::Direct,
            _ => Destination::Thread,
        }
    }

    pub fn is_told(self) -> bool {
        matches!(
            self,
            MessageKind::Announcement
                | MessageKind::Told
                | MessageKind::LobbyAnnouncement
                | MessageKind::ToldOutside
        )
    }

    pub fn is_of_a_seat(self) -> bool {
        matches!(
            self,
            MessageKind::Unreachable | MessageKind::Told | MessageKind::Panel | MessageKind::End
        )
    }

    pub fn nth(self, game: GameId, nth: u32) -> MessageKey {
        MessageKey { game, kind: self, seat: None, nth }
    }

    pub fn of(self, game: GameId, seat: Seat, nth: u32) -> MessageKey {
        let seat = Some(seat);
        MessageKey { seat, ..self.nth(game, nth) }
    }
}

impl MessageKey {
    pub fn lobby(game: GameId) -> MessageKey {
        MessageKind::Lobby.nth(game, 0)
    }

    pub fn destination(self) -> Destination {
        self.kind.destination()
    }

    /// The recipient of a direct message, if they have a seat.
    pub fn reader(self) -> Option<Seat> {
        self.seat.filter(|_| self.destination() == Destination::Direct)
    }

    /// Short unique spelling within a database, for nonces.
    pub fn spell(self) -> String {
        let seat = self.seat.map_or_else(String::new, |seat| seat.0.to_string());
        // Seats have one digit, so the number after it is unambiguous.
        format!("{:x}{}{seat}{:x}", self.game.0, self.kind.mark(), self.nth)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// Deleted too often to be opened again, or the bot was removed from its server.
    Gone,
    Forbidden,
    /// A moderator timed the bot out until then.
    TimedOut(WallTime),
    Locked,
    /// The server has too many active threads.
    Full,
    Refused(RefusedFor),
    /// Only this kind of message was rejected.
    PassedOver(MessageKind, RefusedFor),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusedFor {
    Words,
    Other,
}
