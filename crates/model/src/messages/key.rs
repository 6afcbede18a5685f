//! Identifies a stored message for ever: in the store, in the chat and on buttons.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};
use viceroy_rules::Seat;

use super::GameId;
use crate::timing::WallTime;

/// Identifies a stored message, which is posted at most once. The message, its nonce, its row and the button that leads from it to
/// the game are all known by this.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct MessageKey {
    pub game: GameId,
    pub kind: MessageKind,
    /// Whose it is, for the kinds that are about one seat.
    pub seat: Option<Seat>,
    /// What tells it from others of its kind.
    pub nth: u32,
}

/// A kind of stored message. A new kind is a line here, its mark, and its content.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum MessageKind {
    /// The lobby, in the channel where the game was proposed; its number is 0. The game's thread hangs on this message.
    Lobby,
    /// Where the game is, and the button to the private panel; its number is the step since which it stands. One for each
    /// turn, which may tell how the one before ended; when the next one stands it is deleted, unless it does.
    Table,
    /// What happened in a part of a turn; its number is the first step told. It grows until the next chapter begins.
    News,
    /// Whom the game waits for when no other post comes, numbered in the game. It is deleted when all have answered.
    Call,
    /// What the table is told beside its game, numbered in the game.
    Announcement,
    /// The same to one person, as a direct message, numbered by seat.
    Told,
    /// What is told beside a table that gathers, where it stands, numbered in the game.
    LobbyAnnouncement,
    /// The same to somebody without a seat in the game, as a direct message, numbered in the game.
    ToldOutside,
    /// Somebody's private panel, as a direct message; its number is the step because of which the seat has to act. When the
    /// next one is there it is deleted.
    Panel,
    /// How the game ended, as a direct message; its number is 0.
    End,
    /// That somebody cannot be reached by direct message; its number is how many times this person's direct messages have
    /// turned out closed.
    Unreachable,
}

/// Where a message is posted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// In the channel where the game was proposed.
    Channel,
    /// In the game's thread.
    Thread,
    /// To one person alone.
    Direct,
}

impl MessageKind {
    /// What stands for it in a nonce.
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

    /// Where messages of this kind are posted.
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

    /// Whether it is told beside a game.
    pub fn is_told(self) -> bool {
        matches!(
            self,
            MessageKind::Announcement
                | MessageKind::Told
                | MessageKind::LobbyAnnouncement
                | MessageKind::ToldOutside
        )
    }

    /// Whether each is about one seat.
    pub fn is_of_a_seat(self) -> bool {
        matches!(
            self,
            MessageKind::Unreachable | MessageKind::Told | MessageKind::Panel | MessageKind::End
        )
    }

    /// The one with this number, of a kind that is about nobody alone.
    pub fn nth(self, game: GameId, nth: u32) -> MessageKey {
        MessageKey { game, kind: self, seat: None, nth }
    }

    /// The one with this number about a seat.
    pub fn of(self, game: GameId, seat: Seat, nth: u32) -> MessageKey {
        let seat = Some(seat);
        MessageKey { seat, ..self.nth(game, nth) }
    }
}

impl MessageKey {
    pub fn lobby(game: GameId) -> MessageKey {
        MessageKind::Lobby.nth(game, 0)
    }

    /// Where it is said.
    pub fn destination(self) -> Destination {
        self.kind.destination()
    }

    /// Whose it is, if one person alone reads it who has a seat.
    pub fn reader(self) -> Option<Seat> {
        self.seat.filter(|_| self.destination() == Destination::Direct)
    }

    /// What tells it from all others of its database, as shortly as a nonce needs it.
    pub fn spell(self) -> String {
        let seat = self.seat.map_or_else(String::new, |seat| seat.0.to_string());
        // A seat is one digit, so the number behind it is told apart.
        format!("{:x}{}{seat}{:x}", self.game.0, self.kind.mark(), self.nth)
    }
}

/// Why something is not said of a game where everybody reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// The thread was deleted, more often than it is opened again.
    Gone,
    /// The bot may not write there, or may not open it.
    Forbidden,
    /// A moderator has timed the bot out, until then.
    TimedOut(WallTime),
    /// Somebody locked the thread.
    Locked,
    /// The chat has no room for another thread.
    Full,
    /// The chat refuses for good to open the thread.
    Refused(RefusedFor),
    /// The chat refused for good to show a message of this kind, and the others are shown.
    PassedOver(MessageKind, RefusedFor),
}

/// Why the chat refuses something for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusedFor {
    /// A word, a name or a link that is not allowed there.
    Words,
    /// Something else.
    Other,
}
