//! What should be said where, as plain data. The host decides which notices should exist; the adapter to a chat knows
//! how to say them there; the store remembers which were sent.

use serde::{Deserialize, Serialize};

use crate::rules::{BySeat, OpenFact, SeatSet, TableView};

/// A game, from its lobby on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

/// A person, by the number the chat gives them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u64);

/// A channel or thread, by the number the chat gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomId(pub u64);

/// A message, by the number the chat gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MessageId(pub u64);

/// Somebody who plays or wants to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name shown at the table.
    pub name: String,
}

/// Which notice this is. A key is said at most once as a message; `Lobby` and `Table` are standing messages that are
/// edited, a `Feed` is never changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKey {
    /// The lobby, in the channel where the game was proposed. The game's thread hangs on this message.
    Lobby(GameId),
    /// The table, in the game's thread: where the game is, whom it waits for, the button to the private panel.
    Table(GameId),
    /// What happened from one step to another (both included), in the game's thread.
    Feed {
        /// The game.
        game: GameId,
        /// The first step told.
        from: u32,
        /// The last step told.
        to: u32,
    },
}

impl NoticeKey {
    /// The game it is about.
    pub fn game(self) -> GameId {
        match self {
            NoticeKey::Lobby(game) | NoticeKey::Table(game) | NoticeKey::Feed { game, .. } => game,
        }
    }

    /// At most 25 characters, the same for every attempt to say this notice.
    pub fn nonce(self) -> String {
        match self {
            NoticeKey::Lobby(game) => format!("v{}l", game.0),
            NoticeKey::Table(game) => format!("v{}t", game.0),
            NoticeKey::Feed { game, to, .. } => format!("v{}f{to}", game.0),
        }
    }
}

/// Where a lobby is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LobbyState {
    /// People may join and leave.
    Gathering,
    /// The game runs or is over.
    Started,
    /// Nobody is left; it will never start.
    Closed,
}

/// A lobby as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyView {
    /// The game.
    pub game: GameId,
    /// Where it is in its life.
    pub state: LobbyState,
    /// Who has joined, in seat order; the first one opened the table.
    pub people: Vec<Person>,
    /// The fewest players.
    pub from: u8,
    /// The most players.
    pub to: u8,
    /// SHA-256 of the game's secret, in hexadecimal: with the secret, told at the end, anyone can check every draw.
    pub secret_hash: String,
    /// The game's thread, once it exists.
    pub thread: Option<RoomId>,
}

/// What a notice has to say.
#[derive(Clone, Debug)]
pub enum NoticeBody {
    /// The lobby.
    Lobby(LobbyView),
    /// The table.
    Table(TablePost),
    /// News.
    Feed(FeedPost),
}

/// The standing post of a running or finished game.
#[derive(Clone, Debug)]
pub struct TablePost {
    /// The game.
    pub game: GameId,
    /// The last step.
    pub step: u32,
    /// What everybody sees.
    pub view: TableView,
    /// Who sits where.
    pub people: BySeat<Person>,
    /// See [`LobbyView::secret_hash`].
    pub secret_hash: String,
    /// The secret itself, in hexadecimal, once the game is over.
    pub secret: Option<String>,
}

/// News of one phase.
#[derive(Clone, Debug)]
pub struct FeedPost {
    /// The game.
    pub game: GameId,
    /// The last step it tells of.
    pub step: u32,
    /// What happened in front of everybody, in order.
    pub facts: Vec<OpenFact>,
    /// What everybody saw after it.
    pub view: TableView,
    /// Who sits where.
    pub people: BySeat<Person>,
    /// Who has to do something now and is told so.
    pub call: SeatSet,
}
