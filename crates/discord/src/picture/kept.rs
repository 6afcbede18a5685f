//! Remembers the pictures attached to posts, so that an edit does not upload them again.

use quick_cache::sync::Cache;

use super::attached::{Attached, attached};
use crate::prelude::*;

/// The most messages to remember; pictures of others are uploaded again.
const MESSAGES: usize = 4096;

/// Clones share state.
#[derive(Clone)]
pub struct Kept(Arc<Cache<MessageId, Attached>>);

impl Default for Kept {
    fn default() -> Self {
        Kept(Arc::new(Cache::new(MESSAGES)))
    }
}

impl Kept {
    pub fn of(&self, message: MessageId) -> Attached {
        self.0.get(&message).unwrap_or_default()
    }

    /// Remembers a message as returned by Discord.
    pub fn remember(&self, message: impl Into<SentMessage>) {
        let message = message.into();
        let id = MessageId(message.id.get());
        self.0.insert(id, attached(message));
    }

    pub fn forget(&self, message: MessageId) {
        self.0.remove(&message);
    }
}
