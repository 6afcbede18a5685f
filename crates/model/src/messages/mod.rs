//! What should be said where, as plain data. The host decides which messages should exist; the adapter to a chat knows
//! how to say them there; the store remembers which were sent.

mod body;
mod cause;
mod computer_name;
mod deferred;
mod holders;
mod key;
mod lesson;
mod lobby;
mod nameless;
mod organised;
mod player;
mod post;
mod salt;
mod seat_history;
mod seats;
mod server;
#[cfg(feature = "sqlite")]
mod sqlite;

use serde::{Deserialize, Serialize};

pub use body::{Alert, DesiredMessage, MessageBody};
pub use cause::Cause;
pub use computer_name::ComputerName;
pub use deferred::{AskedFor, DeferredId, DeferredReply};
pub use holders::{Actor, Holders, PlayedFact, SeatHolders, Stint, Successor, is_its_holders};
pub use key::{Destination, MessageKey, MessageKind, RefusedFor, Silence};
pub use lesson::LessonPlace;
pub use lobby::{Ended, LobbyState, LobbyView};
pub use organised::{Again, Entry, Organised};
pub use player::{Occupant, Player, persons};
pub use post::{
    AnnouncementPost, AnsweredFor, AsOf, AskedDirectly, AskedNow, CallPost, CalledPerson, Chapter,
    Chosen, EndPost, GameEnd, NewsPost, OpenVote, OwnPreferences, Panel, Part, SeatTime, Since,
    Standing, TablePost, WaitingGame,
};
pub use salt::InstallationTag;
pub use seat_history::SeatHistory;
pub use seats::{MyGame, OwnSeat, Rights, SeatNow, SeatsView, Viewer};
pub use server::{Authority, Ban, Extent, ServerSettings};

/// A game, from its lobby on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

/// A person, by the number the chat gives them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u64);

impl PersonId {
    /// No number of a chat has this bit for the next hundred years: they begin with when they were given.
    const FORGOTTEN: u64 = 1 << 63;

    /// A number that is no person's in any chat, made from luck: it stands for somebody who asked to be forgotten.
    pub fn forgotten(luck: u64) -> PersonId {
        PersonId(luck | PersonId::FORGOTTEN)
    }

    /// Whether it stands for somebody who asked to be forgotten: nobody can be reached by it.
    pub fn is_forgotten(self) -> bool {
        self.0 & PersonId::FORGOTTEN != 0
    }
}

/// A channel or thread, by the number the chat gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomId(pub u64);

/// A server of the chat, by the number the chat gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ServerId(pub u64);

/// A language by its tag, such as `en` or `pt-BR`, or as a chat names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
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
    pub channel: RoomId,
    /// The server that the channel belongs to, in a chat that has servers.
    pub server: Option<ServerId>,
    /// What is spoken there.
    pub language: LanguageTag,
    /// Where its game is told.
    pub played_in: PlayedIn,
}

/// Where a game is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlayedIn {
    /// In a thread of its own, below the message with which it was opened.
    #[default]
    Thread,
    /// In the direct messages of the one person who plays it.
    DirectMessage,
}

impl From<RoomId> for Venue {
    fn from(channel: RoomId) -> Venue {
        Venue {
            channel,
            server: None,
            language: LanguageTag::default(),
            played_in: PlayedIn::Thread,
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
    pub id: PersonId,
    /// The name shown at the table.
    pub name: String,
}

/// What somebody is called in the chat today.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// Where no server knows another name for them.
    pub everywhere: String,
    /// On the server where they were heard.
    pub on_server: Option<(ServerId, String)>,
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

/// How somebody reads what is shown to them alone.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, strum::IntoStaticStr, strum::EnumString,
)]
#[strum(serialize_all = "snake_case")]
pub enum Reads {
    #[default]
    Pictures,
    /// By text alone, perhaps read aloud: no pictures, words for signs, each question a new message.
    Text,
}
