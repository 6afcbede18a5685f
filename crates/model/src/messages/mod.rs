//! Messages as plain data. The service decides which messages should exist, the Discord adapter
//! renders them, and the store remembers which were sent.

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
mod slips;
#[cfg(feature = "sqlite")]
mod sqlite;
mod table_code;
mod venue;

use serde::{Deserialize, Serialize};

pub use crate::attendance::RoleId;

pub use body::{Alert, DesiredMessage, MessageBody};
pub use cause::{Answers, Cause};
pub use computer_name::ComputerName;
pub use deferred::{AskedFor, DeferredId, DeferredReply};
pub use holders::{
    Actor, Holders, PlayedFact, SeatHolders, Stint, Successor, is_its_holders, turns_held,
};
pub use key::{Destination, MessageKey, MessageKind, RefusedFor, Silence};
pub use lesson::LessonPlace;
pub use lobby::{Ended, Filling, LobbyState, LobbyView};
pub use nameless::hide_names;
pub use organised::{Again, Entry, FilledIn, Organised, READY_FOR, SecondChance, Starts};
pub use player::{Occupant, Player, persons, seated};
pub use post::{
    AnnouncementPost, AnsweredFor, AsOf, AskedDirectly, AskedNow, CallPost, CalledPerson, Chapter,
    EndPost, FirstTime, GameEnd, NewsPost, OpenVote, OwnPreferences, Panel, Part, Planning,
    SeatTime, Since, Standing, TablePost, WaitingGame,
};
pub use salt::InstallationTag;
pub use seat_history::SeatHistory;
pub use seats::{MyGame, OwnSeat, Rights, SeatNow, SeatsView, ServerGame, ServerTables, Viewer};
pub use server::{Authority, Ban, Board, BoardKind, Extent, ServerSettings};
pub use slips::{LastStep, Slips};
pub use table_code::TableCode;
pub use venue::{PlayedIn, ToldDirectly, Venue};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u64);

impl PersonId {
    /// Discord ids begin with a timestamp and will not use this bit for the next hundred years.
    const FORGOTTEN: u64 = 1 << 63;

    /// A random id that no Discord user has, for a forgotten person.
    pub fn forgotten(luck: u64) -> PersonId {
        PersonId(luck | PersonId::FORGOTTEN)
    }

    pub fn is_forgotten(self) -> bool {
        self.0 & PersonId::FORGOTTEN != 0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomId(pub u64);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ServerId(pub u64);

/// Such as `en` or `pt-BR`, or as Discord names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LanguageTag(pub String);

impl Default for LanguageTag {
    /// English is complete.
    fn default() -> LanguageTag {
        LanguageTag("en".to_owned())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MessageId(pub u64);

/// An interaction's id, which nobody can predict; mixed into the draws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PressId(pub u64);

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// Their global name.
    pub everywhere: String,
    /// Their name on the server where they were last seen.
    pub on_server: Option<(ServerId, String)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum PlayBy {
    #[default]
    Thread,
    Dm,
}

/// What rings for a person. Their panels and the news come in any case.
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Notifications {
    #[default]
    All,
    /// In all games together.
    TwiceADay,
    /// Reminders.
    WhenLow,
    Silent,
}

/// How a person reads which answers look best. Where a table forbids hints, there are none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Suggestions {
    #[default]
    Shown,
    /// Behind a button.
    Behind,
    Off,
}

/// The size to which a person has set the text of their phone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum TextSize {
    #[default]
    Usual,
    /// Their panels show less at once.
    Large,
}

#[derive(strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reads {
    #[default]
    Pictures,
    /// For screen readers and the like: no pictures, words for symbols, each question a new
    /// message.
    Text,
}
