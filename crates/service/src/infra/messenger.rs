//! What the service needs of a chat platform.

use std::future::Future;
use std::pin::Pin;

use sha2::{Digest, Sha256};

use viceroy_model::messages::{DesiredMessage, MessageId, RefusedFor};

use crate::prelude::*;

pub(crate) fn digest(text: &str) -> String {
    hex::encode(&Sha256::digest(text)[..8])
}

pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undelivered {
    /// The channel, thread or message does not exist any more.
    #[error("the place is gone")]
    Gone,
    #[error("not permitted: {needs} ({told})")]
    Forbidden {
        needs: String,
        /// Request and response, for the operator.
        told: String,
    },
    /// Only members who manage threads can unlock it.
    #[error("the thread is locked; a moderator can unlock it")]
    Locked,
    /// The message is too old, or was edited too often.
    #[error("the message takes no more changes")]
    Worn,
    /// The limit of threads is reached.
    #[error("no room for another thread")]
    Full,
    #[error("direct messages are closed")]
    Closed,
    /// Refused for good, in every form of the message.
    #[error("refused: {told}")]
    Refused {
        why: RefusedFor,
        /// Request and response, for the operator.
        told: String,
    },
    /// Transient; worth a retry.
    #[error("not now: {0}")]
    Later(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    InServer,
    Elsewhere,
    /// The account was deleted.
    Nowhere,
}

/// Implemented by the chat adapter.
pub trait Messenger: Send + Sync {
    /// Uses the key's nonce, so that a retry creates no second message.
    fn send<'a>(
        &'a self,
        room: RoomId,
        desired: &'a DesiredMessage,
    ) -> Boxed<'a, Result<MessageId, Undelivered>>;

    fn edit<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        desired: &'a DesiredMessage,
    ) -> Boxed<'a, Result<(), Undelivered>>;

    fn delete<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        key: MessageKey,
    ) -> Boxed<'a, Result<(), Undelivered>>;

    /// Whether all content fits into one message.
    fn has_room(&self, desired: &DesiredMessage) -> bool;

    /// Finds the post of this key among messages younger than `since`.
    fn find<'a>(
        &'a self,
        room: RoomId,
        key: MessageKey,
        since: WallTime,
    ) -> Boxed<'a, Result<Option<MessageId>, Undelivered>>;

    /// Opens the thread on the lobby message, or finds the open one.
    fn open_thread<'a>(
        &'a self,
        room: RoomId,
        lobby: MessageId,
        view: &'a LobbyView,
    ) -> Boxed<'a, Result<RoomId, Undelivered>>;

    fn open_dm<'a>(&'a self, person: PersonId) -> Boxed<'a, Result<RoomId, Undelivered>>;

    /// A new message in the thread reopens it.
    fn archive<'a>(&'a self, thread: RoomId) -> Boxed<'a, Result<(), Undelivered>>;

    fn whereabouts<'a>(
        &'a self,
        server: ServerId,
        person: PersonId,
    ) -> Boxed<'a, Result<Whereabouts, Undelivered>>;
}
