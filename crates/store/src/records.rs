//! Rust types of stored rows.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::EnumString;

use crate::prelude::*;
use viceroy_model::attendance::{Announcement, Attendance, PlayConditions, TableSettings};
use viceroy_model::messages::{
    Destination, MessageId, Organised, Person, PlayBy, PlayedIn, PressId, Venue,
};
use viceroy_model::plans::SeatOrders;
use viceroy_rules::{Bookmark, Fact, GameSetup, StepMark, Terms, Topic};

/// The seed of a game's random draws. `Debug` does not print it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameState {
    Gathering,
    Started,
    Over,
    /// Everybody left the lobby.
    Closed,
    /// It was closed before its end.
    Abandoned,
    /// The lobby was not started in time.
    Expired,
}

impl GameState {
    pub(super) fn key(self) -> &'static str {
        match self {
            GameState::Gathering => "gathering",
            GameState::Started => "started",
            GameState::Over => "over",
            // The reason is in another column, and `started_at` tells whether the game had begun.
            GameState::Closed | GameState::Expired | GameState::Abandoned => "closed",
        }
    }

    pub(super) fn from_key(key: &str) -> Option<GameState> {
        [GameState::Gathering, GameState::Started, GameState::Over, GameState::Closed]
            .into_iter()
            .find(|s| s.key() == key)
    }
}

#[derive(Clone, Debug)]
pub struct NewGame {
    pub venue: Venue,
    pub by: Person,
    /// In seat order, `by` among them.
    pub people: Vec<Player>,
    pub terms: Terms,
    pub agreed: TableSettings,
    /// The organiser is `by`.
    pub organised: Organised,
    pub secret: Secret,
    pub secret_hash: String,
    pub at: i64,
}

/// Everything stored about a game except its steps and messages.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub id: GameId,
    pub state: GameState,
    pub channel: RoomId,
    pub server: Option<ServerId>,
    pub played_in: PlayedIn,
    pub thread: Option<RoomId>,
    /// Whether the thread was lost before.
    pub thread_lost: bool,
    pub language: LanguageTag,
    pub terms: Terms,
    pub organised: Organised,
    pub agreement: Option<String>,
    pub secret: Secret,
    pub secret_hash: String,
    /// Accepted interactions in order; in a started game they are mixed into every draw.
    pub cuts: Vec<PressId>,
    pub luck_used: u64,
    pub agreed: TableSettings,
    pub attendance: Option<Attendance>,
    /// JSON, once it has started. Not parsed here: an unreadable game must not hide its lobby.
    pub bookmark: Option<String>,
    pub steps: u32,
    pub last_told_step: u32,
    pub revision: i64,
    /// The revision up to which all messages are right.
    pub synced_revision: i64,
    pub opened_by: PersonId,
    pub created_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    pub people: Vec<Player>,
    pub waits: Vec<SeatWait>,
}

impl StoredGame {
    pub fn conditions(&self) -> PlayConditions {
        PlayConditions { terms: self.terms.clone(), agreed: self.agreed }
    }
}

/// One accepted input and everything that followed from it.
#[derive(Clone, Debug)]
pub struct StepRecord {
    pub game: GameId,
    /// One more than the number of steps.
    pub number: u32,
    pub at: i64,
    pub cause: Cause,
    pub facts: Vec<Fact>,
    pub bookmark: Bookmark,
    pub luck_used: u64,
    pub mark: StepMark,
    /// If this step ends the game.
    pub over: Option<BySeat<SeatResult>>,
    pub wanted: Vec<WantedMessage>,
    pub orders: Vec<(Seat, SeatOrders)>,
    pub told_to: Option<u32>,
    /// Of steps that are written together, only the last one has it.
    pub waits: Option<Waits>,
    /// Of steps that are written together, only the last one has it.
    pub attendance: Option<AttendanceRecord>,
}

#[derive(Clone, Debug)]
pub struct AttendanceRecord {
    pub attendance: Attendance,
    /// When something must be done next.
    pub due_at: Option<i64>,
    pub told: Vec<Told>,
    /// Who takes over a seat.
    pub newcomer: Option<(Seat, Person)>,
    /// When the game was closed before its end.
    pub closed_at: Option<i64>,
}

impl AttendanceRecord {
    /// Nobody new sits there, and the game goes on.
    pub fn new(attendance: Attendance, due_at: Option<i64>, told: Vec<Told>) -> Self {
        AttendanceRecord { attendance, due_at, told, newcomer: None, closed_at: None }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    pub all: SeatSet,
    /// Those for whom it did not wait before.
    pub newly: SeatSet,
    /// Those who need no ping, because they have just acted.
    pub knowing: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatWait {
    pub since: Option<u32>,
    /// The value of `since` at the last ping.
    pub called_for: Option<u32>,
    pub called_at: Option<i64>,
    /// Whether a player by direct message was added to the thread.
    pub in_thread: bool,
}

#[derive(Clone, Debug)]
pub struct Start {
    pub agreement: GameSetup,
    /// In seat order; must match the stored ones.
    pub people: Vec<Player>,
    /// All interactions mixed into the draws, the one that started the game last.
    pub cuts: Vec<PressId>,
    pub step: StepRecord,
}

#[derive(Clone, Debug)]
pub struct StoredStep {
    pub number: u32,
    pub at: i64,
    pub cause: Cause,
    pub facts: Vec<Fact>,
    pub mark: StepMark,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addressee {
    Everybody,
    /// The holder of this seat, by direct message.
    Seat(Seat),
    /// A person without a seat, by direct message.
    Outside(PersonId),
}

impl Addressee {
    pub fn destination(self) -> Destination {
        match self {
            Addressee::Everybody => Destination::Thread,
            Addressee::Seat(_) | Addressee::Outside(_) => Destination::Direct,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub to: Addressee,
    pub announcement: Announcement,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatCall {
    pub seat: Seat,
    pub topic: Topic,
    /// The step since which the game waits for them.
    pub since: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WantedMessage {
    pub key: MessageKey,
    pub called: Vec<SeatCall>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum MessageState {
    /// No request was sent to Discord yet.
    Wanted,
    /// A request may have arrived.
    Sending,
    Sent,
    /// The message or its channel is gone; it is not sent again.
    Gone,
    /// May exist, and must be deleted: its reader asked to be forgotten.
    Recalled,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredMessage {
    pub key: MessageKey,
    pub called: Vec<SeatCall>,
    /// `None` for other kinds, and when it cannot be parsed any more.
    pub announcement: Option<Announcement>,
    /// The recipient, if that is a person without a seat.
    pub person: Option<PersonId>,
    pub state: MessageState,
    pub room: Option<RoomId>,
    pub message: Option<MessageId>,
    /// Hash of the shown content.
    pub digest: Option<String>,
    /// When it was first sent; for one that is wanted again, when the old one was.
    pub attempted_at: Option<i64>,
    pub recreated: u32,
}

impl StoredMessage {
    /// Not so of one that may have been posted in a time that a restore has lost: there the bot may
    /// have deleted it as well.
    pub fn is_known_to_show(&self) -> bool {
        self.digest.as_ref().is_some_and(|shown| !shown.is_empty())
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPerson {
    pub person: PersonId,
    /// `None` where they were never asked.
    pub play_by: Option<PlayBy>,
    pub room: Option<RoomId>,
    /// When their direct messages turned out closed; while set, none are tried.
    pub closed_at: Option<i64>,
}

impl StoredPerson {
    pub fn is_reached_by_dm(&self) -> bool {
        self.play_by == Some(PlayBy::Dm) && self.closed_at.is_none()
    }
}
