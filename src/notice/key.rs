//! Which notice is which, for ever: in the store, in the chat and on buttons.

use serde::{Deserialize, Serialize};

use super::GameId;
use crate::rules::Seat;

/// Which notice this is. A key is said at most once as a message; `Lobby`, `Table`, `News` and `Panel` are standing
/// messages that are edited, the others are never changed.
///
/// [`NoticeKey::nonce`] names it in the store and in the chat for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKey {
    /// The lobby, in the channel where the game was proposed. The game's thread hangs on this message.
    Lobby(GameId),
    /// The table, in the game's thread: where the game is, the button to the private panel. One for each turn; when the
    /// next one stands it is deleted.
    Table {
        /// The game.
        game: GameId,
        /// The step since which it stands.
        from: u32,
    },
    /// What happened in a part of a turn, in the game's thread. It grows until the next chapter begins.
    News {
        /// The game.
        game: GameId,
        /// The first step told.
        from: u32,
    },
    /// Whom the game waits for when no other post comes, in the game's thread. It is deleted when all have answered.
    Call {
        /// The game.
        game: GameId,
        /// Its number in the game.
        nth: u32,
    },
    /// What the table is told beside its game, in the game's thread.
    Announcement {
        /// The game.
        game: GameId,
        /// Its number in the game.
        nth: u32,
    },
    /// The same to one person, as a direct message.
    Told {
        /// The game.
        game: GameId,
        /// To whom.
        seat: Seat,
        /// Its number in the game, counted with those in the thread.
        nth: u32,
    },
    /// Somebody's private panel, as a direct message. When the next one is there it is deleted.
    Panel {
        /// The game.
        game: GameId,
        /// Whose.
        seat: Seat,
        /// The step because of which the seat has to act.
        from: u32,
    },
    /// How the game ended, as a direct message.
    End {
        /// The game.
        game: GameId,
        /// To whom.
        seat: Seat,
    },
    /// That somebody cannot be reached by direct message, in the game's thread.
    Unreachable {
        /// The game.
        game: GameId,
        /// Who.
        seat: Seat,
        /// How many times this person's direct messages have turned out closed: told once each time.
        closing: u32,
    },
}

/// Where a notice is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// In the channel where the game was proposed.
    Channel,
    /// In the game's thread.
    Thread,
    /// To one person alone.
    Direct,
}

impl NoticeKey {
    /// Where it is said.
    pub fn destination(self) -> Destination {
        match self {
            NoticeKey::Lobby(_) => Destination::Channel,
            NoticeKey::Table { .. }
            | NoticeKey::News { .. }
            | NoticeKey::Call { .. }
            | NoticeKey::Announcement { .. }
            | NoticeKey::Unreachable { .. } => Destination::Thread,
            NoticeKey::Panel { .. } | NoticeKey::End { .. } | NoticeKey::Told { .. } => {
                Destination::Direct
            }
        }
    }

    /// The game it is about.
    pub fn game(self) -> GameId {
        match self {
            NoticeKey::Lobby(game)
            | NoticeKey::Table { game, .. }
            | NoticeKey::News { game, .. }
            | NoticeKey::Call { game, .. }
            | NoticeKey::Announcement { game, .. }
            | NoticeKey::Told { game, .. }
            | NoticeKey::Panel { game, .. }
            | NoticeKey::End { game, .. }
            | NoticeKey::Unreachable { game, .. } => game,
        }
    }

    /// What tells it from all others of its database, the same at all times. In a chat [`Salt::nonce`] stands.
    pub fn nonce(self) -> String {
        match self {
            NoticeKey::Lobby(game) => format!("v{}l", game.0),
            NoticeKey::Table { game, from } => format!("v{}t{from}", game.0),
            NoticeKey::News { game, from } => format!("v{}n{from}", game.0),
            NoticeKey::Call { game, nth } => format!("v{}c{nth}", game.0),
            NoticeKey::Announcement { game, nth } => format!("v{}a{nth}", game.0),
            NoticeKey::Told { game, seat, nth } => format!("v{}d{}{nth}", game.0, seat.0),
            NoticeKey::End { game, seat } => format!("v{}e{}", game.0, seat.0),
            // A seat is one digit, so the number behind it is told apart.
            NoticeKey::Panel { game, seat, from } => format!("v{}p{}{from}", game.0, seat.0),
            NoticeKey::Unreachable {
                game,
                seat,
                closing,
            } => format!("v{}u{}{closing}", game.0, seat.0),
        }
    }
}
