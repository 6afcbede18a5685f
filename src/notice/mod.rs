//! What should be said where, as plain data. The host decides which notices should exist; the adapter to a chat knows
//! how to say them there; the store remembers which were sent.

mod promise;

use serde::{Deserialize, Serialize};

use crate::orders::{DraftRef, Drafting};
use crate::rules::{BySeat, CardSet, OpenFact, Seat, SeatSet, SeatView, TableView, Terms};

pub use promise::{AskedFor, Promise, PromiseId};

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

/// Where somebody is told that the game waits for them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayBy {
    /// In the game's thread, by a mention.
    #[default]
    Thread,
    /// By a direct message with their panel.
    Dm,
}

/// Which notice this is. A key is said at most once as a message; `Lobby`, `Table` and `Panel` are standing messages
/// that are edited, the others are never changed.
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
    /// Somebody's private panel, as a direct message. The newest of a seat shows what is; older ones point to it.
    Panel {
        /// The game.
        game: GameId,
        /// Whose.
        seat: Seat,
        /// The step because of which the seat has to act.
        from: u32,
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

impl NoticeKey {
    /// The game it is about.
    pub fn game(self) -> GameId {
        match self {
            NoticeKey::Lobby(game)
            | NoticeKey::Table(game)
            | NoticeKey::Feed { game, .. }
            | NoticeKey::Panel { game, .. }
            | NoticeKey::Unreachable { game, .. } => game,
        }
    }

    /// At most 25 characters, the same for every attempt to say this notice.
    pub fn nonce(self) -> String {
        match self {
            NoticeKey::Lobby(game) => format!("v{}l", game.0),
            NoticeKey::Table(game) => format!("v{}t", game.0),
            NoticeKey::Feed { game, to, .. } => format!("v{}f{to}", game.0),
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
    /// What is to be played.
    pub terms: Terms,
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
    /// Somebody's private panel. For their eyes only.
    Panel(Box<Panel>),
    /// What is left of a panel when a newer one stands below it.
    Past(GameId),
    /// Somebody cannot be reached by direct message.
    Unreachable(PersonId),
}

/// Everything a private panel shows to one player.
#[derive(Clone, Debug)]
pub struct Panel {
    /// The game.
    pub game: GameId,
    /// The last step.
    pub step: u32,
    /// What the player sees.
    pub view: SeatView,
    /// The play they are putting together.
    pub draft: Option<Drafting>,
    /// How many answers wait for their questions.
    pub prepared: usize,
    /// Who sits where.
    pub people: BySeat<Person>,
}

/// When a panel was made; another one of the same moment shows the same to its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AsOf {
    /// The last step.
    pub step: u32,
    /// The draft.
    pub draft: Option<DraftRef>,
}

impl Panel {
    /// When it was made.
    pub fn as_of(&self) -> AsOf {
        AsOf {
            step: self.step,
            draft: self.draft.as_ref().map(|d| d.draft.reference()),
        }
    }
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
    /// The cards that came into pyramids in this turn.
    pub fresh: CardSet,
    /// Who sits where.
    pub people: BySeat<Person>,
    /// See [`LobbyView::secret_hash`].
    pub secret_hash: String,
    /// The secret itself, in hexadecimal, once the game is over.
    pub secret: Option<String>,
    /// The best score of this player's earlier games alone, once such a game is over (R-VIR-09).
    pub own_best: Option<i16>,
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
    /// Whom of those who have to do something now it notifies; the others are told elsewhere.
    pub call: SeatSet,
}
