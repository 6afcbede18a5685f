//! What should be said where, as plain data. The host decides which notices should exist; the adapter to a chat knows
//! how to say them there; the store remembers which were sent.

mod body;
mod deferred;
mod key;
mod post;
mod salt;

use serde::{Deserialize, Serialize};

use crate::rules::{SeatSet, Terms};

pub use body::{Notice, NoticeBody};
pub use deferred::{AskedFor, DeferredId, DeferredReply};
pub use key::{Destination, NoticeKey};
pub use post::{AsOf, CallPost, Chapter, Chosen, EndPost, FeedPost, Panel, Part, Since, TablePost};
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
