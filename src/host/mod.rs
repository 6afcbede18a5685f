//! The application: lobbies, running games, what has to be said. Knows no chat.

use std::future::Future;
use std::pin::Pin;

use crate::notice::{
    GameId, LobbyView, MessageId, NoticeBody, NoticeKey, Person, PersonId, RoomId, TablePost,
};
use crate::rules::{Answer, BySeat, PromptId, Refusal, SeatView};

/// What a request came to: an answer for a person is never a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome<T> {
    /// It was done.
    Done(T),
    /// It was not done; nothing has changed.
    Refused(Rejection),
}

/// Why a request was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// There is no such game.
    NoSuchGame,
    /// The person has no seat in this game.
    NotSeated,
    /// The game has not started.
    NotStarted,
    /// The game has started.
    AlreadyStarted,
    /// The lobby was closed.
    Closed,
    /// All seats are taken.
    Full {
        /// How many there are.
        seats: u8,
    },
    /// The person has joined already.
    AlreadyJoined,
    /// More players are needed.
    TooFew {
        /// The fewest.
        needed: u8,
    },
    /// Only somebody who has joined can do this.
    NotJoined,
    /// The stored game cannot be read; the operator has been told under this number.
    Frozen {
        /// The fault's number.
        fault: u64,
    },
    /// The rules do not accept the answer.
    Rules(Refusal),
}

/// Something broke. Logged with a number that the person is told.
#[derive(Debug, thiserror::Error)]
#[error("fault {number}: {what}")]
pub struct Fault {
    /// The number.
    pub number: u64,
    /// What broke.
    pub what: String,
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
    /// Who sits where.
    pub people: BySeat<Person>,
}

/// A future in a box.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Why a notice could not be said.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undelivered {
    /// The channel, thread or message is gone.
    #[error("the place is gone")]
    Gone,
    /// The bot may not do this there.
    #[error("not permitted: {0}")]
    Forbidden(String),
    /// Something passing; worth another try.
    #[error("not now: {0}")]
    Later(String),
}

/// How notices reach people. The chat adapter implements it.
pub trait Messenger: Send + Sync {
    /// Says a notice as a new message, with the key's nonce so that a repeated request makes one message.
    fn send<'a>(
        &'a self,
        room: RoomId,
        key: NoticeKey,
        body: &'a NoticeBody,
    ) -> Boxed<'a, Result<MessageId, Undelivered>>;

    /// Changes a standing message.
    fn edit<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        key: NoticeKey,
        body: &'a NoticeBody,
    ) -> Boxed<'a, Result<(), Undelivered>>;

    /// Looks for a message that says this notice among the newest of a room.
    fn find<'a>(
        &'a self,
        room: RoomId,
        key: NoticeKey,
    ) -> Boxed<'a, Result<Option<MessageId>, Undelivered>>;

    /// Opens the game's thread on the lobby message; finds it when it is open already.
    fn open_thread<'a>(
        &'a self,
        room: RoomId,
        lobby: MessageId,
        view: &'a LobbyView,
    ) -> Boxed<'a, Result<RoomId, Undelivered>>;
}

/// The application. Cheap to clone.
#[derive(Clone)]
pub struct Host {}

impl Host {
    /// Opens a lobby in a channel; whoever opens it has joined.
    ///
    /// # Errors
    /// When something broke.
    pub async fn new_table(
        &self,
        _channel: RoomId,
        _by: Person,
    ) -> Result<Outcome<LobbyView>, Fault> {
        unimplemented!()
    }
    /// Takes a seat in a lobby.
    ///
    /// # Errors
    /// When something broke.
    pub async fn join(&self, _game: GameId, _who: Person) -> Result<Outcome<LobbyView>, Fault> {
        unimplemented!()
    }
    /// Gives a seat in a lobby back; the last one to leave closes it.
    ///
    /// # Errors
    /// When something broke.
    pub async fn leave(&self, _game: GameId, _who: PersonId) -> Result<Outcome<LobbyView>, Fault> {
        unimplemented!()
    }
    /// Starts the game with those who have joined.
    ///
    /// # Errors
    /// When something broke.
    pub async fn start(&self, _game: GameId, _who: PersonId) -> Result<Outcome<LobbyView>, Fault> {
        unimplemented!()
    }
    /// What a player sees and is asked.
    ///
    /// # Errors
    /// When something broke.
    pub async fn panel(&self, _game: GameId, _who: PersonId) -> Result<Outcome<Panel>, Fault> {
        unimplemented!()
    }
    /// A player's answer; committed before this returns.
    ///
    /// # Errors
    /// When something broke.
    pub async fn answer(
        &self,
        _game: GameId,
        _who: PersonId,
        _prompt: PromptId,
        _answer: &Answer,
    ) -> Result<Outcome<Panel>, Fault> {
        unimplemented!()
    }
    /// Takes a secret choice back before it is shown.
    ///
    /// # Errors
    /// When something broke.
    pub async fn reconsider(&self, _game: GameId, _who: PersonId) -> Result<Outcome<Panel>, Fault> {
        unimplemented!()
    }
    /// What everybody sees of a game.
    ///
    /// # Errors
    /// When something broke.
    pub async fn table(&self, _game: GameId) -> Result<Outcome<TablePost>, Fault> {
        unimplemented!()
    }
    /// The game that a thread belongs to.
    ///
    /// # Errors
    /// When something broke.
    pub async fn game_in(&self, _thread: RoomId) -> Result<Option<GameId>, Fault> {
        unimplemented!()
    }
}
