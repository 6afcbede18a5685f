//! What the tables hold, as Rust types.

use std::fmt;

use super::message_row::{Told, WantedMessage};
use viceroy_model::attendance::{Attendance, PlayConditions, TableSettings};
use viceroy_model::messages::{
    Cause, GameId, LanguageTag, Organised, Person, PersonId, PlayedIn, Player, PressId, RoomId,
    ServerId, Venue,
};
use viceroy_model::plans::SeatOrders;
use viceroy_rules::{Bookmark, Fact, GameSetup, Seat, SeatSet, StepMark, Terms};

/// The 32 bytes a game's luck is made from. Not shown by accident.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Where a game is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameState {
    /// People may join and leave.
    Gathering,
    /// It is played.
    Started,
    /// It was played to its end.
    Over,
    /// Nobody was left in the lobby.
    Closed,
    /// It was closed before its end.
    Abandoned,
    /// The lobby was not started in time.
    Expired,
}

impl GameState {
    /// The stored spelling.
    pub(super) fn key(self) -> &'static str {
        match self {
            GameState::Gathering => "gathering",
            GameState::Started => "started",
            GameState::Over => "over",
            // Why it was closed stands in a column of its own, and whether it had started is known.
            GameState::Closed | GameState::Expired | GameState::Abandoned => "closed",
        }
    }

    pub(super) fn from_key(key: &str) -> Option<GameState> {
        [GameState::Gathering, GameState::Started, GameState::Over, GameState::Closed]
            .into_iter()
            .find(|s| s.key() == key)
    }
}

/// A lobby to be opened.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub venue: Venue,
    /// Who opens it and has joined.
    pub by: Person,
    /// The computer players who have a seat at once.
    pub computers: Vec<Player>,
    /// What is to be played.
    pub terms: Terms,
    /// What is agreed on about time.
    pub agreed: TableSettings,
    /// What else is decided about it; who organises it is whoever opens it.
    pub organised: Organised,
    /// The game's secret.
    pub secret: Secret,
    /// Its SHA-256 in hexadecimal.
    pub secret_hash: String,
    pub at: i64,
}

/// Everything stored about a game but its steps and messages.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// Where it is in its life.
    pub state: GameState,
    /// Where it was proposed.
    pub channel: RoomId,
    /// The server that the channel belongs to; none in a direct message.
    pub server: Option<ServerId>,
    /// Where it is told.
    pub played_in: PlayedIn,
    pub thread: Option<RoomId>,
    /// Whether a thread was lost once already.
    pub thread_lost: bool,
    /// What it is told in.
    pub language: LanguageTag,
    /// What is to be played, however many join.
    pub terms: Terms,
    /// What its organiser has decided beside that.
    pub organised: Organised,
    /// What was agreed, as JSON, once it has started.
    pub agreement: Option<String>,
    pub secret: Secret,
    /// SHA-256 of the secret.
    pub secret_hash: String,
    /// The presses that were accepted, in order: with those of a started game every draw is cut.
    pub cuts: Vec<PressId>,
    /// How many draws were made.
    pub luck_used: u64,
    /// What the table agreed on about time.
    pub agreed: TableSettings,
    /// Who is there, once it has started.
    pub attendance: Option<Attendance>,
    /// The bookmark, as JSON, once it has started. Not parsed here: a game that cannot be read must not hide its lobby.
    pub bookmark: Option<String>,
    /// How many steps there are.
    pub steps: u32,
    /// The last step that the news tell of.
    pub last_told_step: u32,
    /// Counts changes.
    pub revision: i64,
    /// Up to which revision all messages are right.
    pub synced_revision: i64,
    pub opened_by: PersonId,
    /// When the lobby was opened.
    pub created_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// Who has joined, in seat order.
    pub people: Vec<Player>,
    /// What is known of their seats, in the same order.
    pub waits: Vec<SeatWait>,
}

impl StoredGame {
    /// What whoever joins says yes to.
    pub fn conditions(&self) -> PlayConditions {
        PlayConditions { terms: self.terms.clone(), agreed: self.agreed }
    }
}

/// One accepted input and everything that came of it.
#[derive(Clone, Debug)]
pub struct StepRecord {
    pub game: GameId,
    /// Its number; one more than there are.
    pub number: u32,
    pub at: i64,
    /// Why.
    pub cause: Cause,
    /// What happened.
    pub facts: Vec<Fact>,
    /// Where the game is afterwards.
    pub bookmark: Bookmark,
    /// How many draws were made by then.
    pub luck_used: u64,
    /// What its questions are marked with.
    pub mark: StepMark,
    /// Whose seats count as their holders', if the game is over with it.
    pub over: Option<SeatSet>,
    /// What has to be said because of it.
    pub wanted: Vec<WantedMessage>,
    /// What has changed of what players have in mind.
    pub orders: Vec<(Seat, SeatOrders)>,
    /// The last step that the news tell of because of it, where there are news.
    pub told_to: Option<u32>,
    /// Whom the game waits for afterwards; of steps that are written together the last one says it.
    pub waits: Option<Waits>,
    /// Who is there afterwards, where that is known; of steps that are written together the last one says it.
    pub attendance: Option<AttendanceRecord>,
}

/// Who is there from now on, and what follows from it.
#[derive(Clone, Debug)]
pub struct AttendanceRecord {
    pub attendance: Attendance,
    /// When something has to be done next.
    pub due_at: Option<i64>,
    /// What is told because of it.
    pub told: Vec<Told>,
    /// Who takes a seat over.
    pub newcomer: Option<(Seat, Person)>,
    /// When the game was closed before its end.
    pub closed_at: Option<i64>,
}

/// Whom a game waits for after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    pub all: SeatSet,
    /// Those among them for whom it has not waited before.
    pub newly: SeatSet,
    /// Those among them who know it without being told, because they have just pressed.
    pub knowing: SeatSet,
}

/// What is known of one seat's part in what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatWait {
    /// The step since which the game waits for it.
    pub since: Option<u32>,
    /// The step since which the game waited for it when its player was last told so.
    pub called_for: Option<u32>,
    /// When its player was last called.
    pub called_at: Option<i64>,
    /// Whether a player by direct message was brought into the thread.
    pub in_thread: bool,
}

/// The start of a game: its first step and what it is played by.
#[derive(Clone, Debug)]
pub struct Start {
    /// What was agreed.
    pub agreement: GameSetup,
    /// The people in seat order; they must be the stored ones.
    pub people: Vec<Player>,
    /// All presses that are mixed into its draws, that of the start last.
    pub cuts: Vec<PressId>,
    /// The first step.
    pub step: StepRecord,
}

#[derive(Clone, Debug)]
pub struct StoredStep {
    pub number: u32,
    pub at: i64,
    /// Why.
    pub cause: Cause,
    /// What happened.
    pub facts: Vec<Fact>,
    /// What its questions are marked with.
    pub mark: StepMark,
}
