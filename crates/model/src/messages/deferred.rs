//! Deferred replies: the chat shows somebody that an answer is coming.

use super::{GameId, PersonId};

/// What somebody asked, by the number the chat gives it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DeferredId(pub u64);

/// What a deferred reply is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskedFor {
    Panel(GameId),
    /// Something else, which was done or not before the answer.
    Else,
}

/// An answer that somebody sees to be coming.
#[derive(Clone, PartialEq, Eq)]
pub struct DeferredReply {
    pub id: DeferredId,
    /// The chat's permission to answer.
    pub token: String,
    pub person: PersonId,
    pub about: AskedFor,
    /// When, as the bot counts time.
    pub at: i64,
}

/// Without the token, which belongs into no log.
impl std::fmt::Debug for DeferredReply {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let DeferredReply { id, token: _, person, about, at } = self;
        f.debug_struct("DeferredReply")
            .field("id", id)
            .field("person", person)
            .field("about", about)
            .field("at", at)
            .finish_non_exhaustive()
    }
}
