//! Deferred replies, for which Discord shows that an answer is coming.

use super::{GameId, PersonId};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DeferredId(pub u64);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AskedFor {
    Panel(GameId),
    Else,
}

#[derive(Clone, PartialEq, Eq)]
pub struct DeferredReply {
    pub id: DeferredId,
    /// Discord's interaction token, which permits the answer.
    pub token: String,
    pub person: PersonId,
    pub about: AskedFor,
    /// On the bot's uptime clock.
    pub at: i64,
}

/// Omits the token, a secret.
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
