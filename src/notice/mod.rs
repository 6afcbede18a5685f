//! What should be said where, as plain data. The host decides which notices should exist; the adapter to a chat knows
//! how to say them there; the store remembers which were sent.

mod deferred;
mod salt;

use serde::{Deserialize, Serialize};

use crate::orders::{DraftRef, Drafting};
use crate::rules::{BySeat, CardSet, OpenFact, Seat, SeatSet, SeatView, TableView, Terms, Topic};

pub use deferred::{AskedFor, DeferredId, DeferredReply};
pub use salt::Salt;

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

/// A server of the chat, by the number the chat gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ServerId(pub u64);

/// A language by its tag, such as `en` or `pt-BR`, or as a chat names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LanguageTag(pub String);

impl Default for LanguageTag {
    /// English, which everything can be said in.
    fn default() -> LanguageTag {
        LanguageTag("en".to_owned())
    }
}

/// Where a table is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Venue {
    /// The channel.
    pub channel: RoomId,
    /// The server that the channel belongs to, in a chat that has servers.
    pub server: Option<ServerId>,
    /// What is spoken there.
    pub language: LanguageTag,
}

impl From<RoomId> for Venue {
    fn from(channel: RoomId) -> Venue {
        Venue {
            channel,
            server: None,
            language: LanguageTag::default(),
        }
    }
}

/// A message, by the number the chat gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MessageId(pub u64);

/// A press on a button, by the number the chat gives it. Nobody knows it before the press.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PressId(pub u64);

/// Somebody who plays or wants to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name shown at the table.
    pub name: String,
}

/// Where somebody is told that the game waits for them.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Default,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PlayBy {
    /// In the game's thread, by a mention.
    #[default]
    Thread,
    /// By a direct message with their panel.
    Dm,
}

/// Which notice this is. A key is said at most once as a message; `Lobby`, `Table` and `Panel` are standing messages
/// that are edited, the others are never changed.
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
        /// The step since which it stands; 0 for the one that stood for the whole game when there was only one.
        from: u32,
    },
    /// What happened from one step to another (both included), in the game's thread.
    Feed {
        /// The game.
        game: GameId,
        /// The first step told.
        from: u32,
        /// The last step told.
        to: u32,
    },
    /// Whom the game waits for since a step in the middle of a phase, in the game's thread. It tells no news.
    Call {
        /// The game.
        game: GameId,
        /// The step.
        step: u32,
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
            | NoticeKey::Feed { .. }
            | NoticeKey::Call { .. }
            | NoticeKey::Unreachable { .. } => Destination::Thread,
            NoticeKey::Panel { .. } => Destination::Direct,
        }
    }

    /// The game it is about.
    pub fn game(self) -> GameId {
        match self {
            NoticeKey::Lobby(game)
            | NoticeKey::Table { game, .. }
            | NoticeKey::Feed { game, .. }
            | NoticeKey::Call { game, .. }
            | NoticeKey::Panel { game, .. }
            | NoticeKey::Unreachable { game, .. } => game,
        }
    }

    /// What tells it from all others of its database, the same at all times. In a chat [`Salt::nonce`] stands.
    pub fn nonce(self) -> String {
        match self {
            NoticeKey::Lobby(game) => format!("v{}l", game.0),
            NoticeKey::Table { game, from: 0 } => format!("v{}t", game.0),
            NoticeKey::Table { game, from } => format!("v{}t{from}", game.0),
            NoticeKey::Call { game, step } => format!("v{}c{step}", game.0),
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
    /// The game runs.
    Started,
    /// The game is over.
    Over,
    /// Nobody is left; it will never start.
    Closed,
    /// It was not started in time; it will never start.
    Expired,
}

/// How a game ended, as its lobby tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won; alone, whoever played.
    pub winners: SeatSet,
    /// With how many points.
    pub points: i16,
}

/// A lobby as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyView {
    /// The game.
    pub game: GameId,
    /// What the table is told in.
    pub language: LanguageTag,
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
    /// How the game ended, where that is known and told.
    pub ended: Option<Ended>,
    /// Why nothing is said in the thread.
    pub silence: Option<Silence>,
}

/// Why nothing is said in a game's thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// The thread was deleted, more often than it is opened again.
    Gone,
    /// The bot may not write there, or may not open it.
    Forbidden,
    /// The chat has no room for another thread.
    Full,
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
    /// Who is called.
    Call(CallPost),
    /// Somebody's private panel. For their eyes only.
    Panel(Box<Panel>),
    /// What is left of a panel when a newer one stands below it.
    Past(GameId),
    /// Somebody cannot be reached by direct message.
    Unreachable(PersonId),
}

/// A message that should exist.
#[derive(Clone, Debug)]
pub struct Notice {
    /// Which one.
    pub key: NoticeKey,
    /// What it is told in: the reader's language, or the table's where everybody reads it.
    pub language: LanguageTag,
    /// What it tells.
    pub body: NoticeBody,
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
    /// Why nothing is said in the game's thread.
    pub silence: Option<Silence>,
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
    /// The presses on Join and Start that are mixed into every draw, in order, once the game is over; none in a game that
    /// began before they were.
    pub presses: Vec<PressId>,
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

/// Who has to act in the middle of a phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallPost {
    /// The game.
    pub game: GameId,
    /// The step since which the game waits for them.
    pub step: u32,
    /// Who is notified, and why.
    pub called: Vec<(PersonId, Topic)>,
}
