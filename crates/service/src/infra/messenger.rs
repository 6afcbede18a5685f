//! What the host asks of a chat.

use std::future::Future;
use std::pin::Pin;

use sha2::{Digest, Sha256};

use viceroy_model::messages::{
    DesiredMessage, LobbyView, MessageId, MessageKey, PersonId, RefusedFor, RoomId, ServerId,
};
use viceroy_model::timing::WallTime;

/// A short fingerprint of a text, by which outdated messages are known.
pub(crate) fn digest(text: &str) -> String {
    hex::encode(&Sha256::digest(text)[..8])
}

pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Why a message could not be said.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undelivered {
    /// The channel, thread or message is gone.
    #[error("the place is gone")]
    Gone,
    /// The bot may not do this there.
    #[error("not permitted: {needs} ({told})")]
    Forbidden {
        /// The permission that is missing.
        needs: String,
        /// What was asked for and what the chat answered, for the operator.
        told: String,
    },
    /// The thread is locked: only who manages threads can unlock it.
    #[error("the thread is locked; a moderator can unlock it")]
    Locked,
    /// The message takes no more changes: it is too old, or it was changed too often.
    #[error("the message takes no more changes")]
    Worn,
    /// There are as many threads as there may be.
    #[error("no room for another thread")]
    Full,
    /// The person takes no direct messages from the bot.
    #[error("direct messages are closed")]
    Closed,
    /// It is refused for good, in every form in which it could be said.
    #[error("refused: {told}")]
    Refused {
        /// Why, as far as that is known.
        why: RefusedFor,
        /// What was asked for and what the chat answered, for the operator.
        told: String,
    },
    /// Something passing; worth another try.
    #[error("not now: {0}")]
    Later(String),
}

/// Whether somebody is still to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    InServer,
    /// Not in the server.
    Elsewhere,
    /// They have no account any more.
    Nowhere,
}

/// How messages reach people. The chat adapter implements it.
pub trait Messenger: Send + Sync {
    /// Posts a stored message, with the key's nonce so that a repeated request makes one message.
    fn send<'a>(
        &'a self,
        room: RoomId,
        desired: &'a DesiredMessage,
    ) -> Boxed<'a, Result<MessageId, Undelivered>>;

    /// Changes a standing message.
    fn edit<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        desired: &'a DesiredMessage,
    ) -> Boxed<'a, Result<(), Undelivered>>;

    /// Takes a message away.
    fn delete<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        key: MessageKey,
    ) -> Boxed<'a, Result<(), Undelivered>>;

    /// Whether a message can be said in one message with all that it tells.
    fn has_room(&self, desired: &DesiredMessage) -> bool;

    /// Looks for the post of this message among those of a room that are younger than `since`.
    fn find<'a>(
        &'a self,
        room: RoomId,
        key: MessageKey,
        since: WallTime,
    ) -> Boxed<'a, Result<Option<MessageId>, Undelivered>>;

    /// Opens the game's thread on the lobby message; finds it when it is open already.
    fn open_thread<'a>(
        &'a self,
        room: RoomId,
        lobby: MessageId,
        view: &'a LobbyView,
    ) -> Boxed<'a, Result<RoomId, Undelivered>>;

    /// Opens the conversation with a person; finds it when it is open already.
    fn open_dm<'a>(&'a self, person: PersonId) -> Boxed<'a, Result<RoomId, Undelivered>>;

    /// Folds a thread away. Whoever writes there brings it back.
    fn archive<'a>(&'a self, thread: RoomId) -> Boxed<'a, Result<(), Undelivered>>;

    /// Whether somebody is still in a server.
    fn whereabouts<'a>(
        &'a self,
        server: ServerId,
        person: PersonId,
    ) -> Boxed<'a, Result<Whereabouts, Undelivered>>;
}
