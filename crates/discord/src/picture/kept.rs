//! Which pictures are on which post already, so that a change of the post does not bring them again.

use std::sync::Arc;

use quick_cache::sync::Cache;

use super::attached::{Attached, attached};
use crate::wire::sent::SentMessage;
use viceroy_model::messages::MessageId;

/// So many messages are remembered. Of others the pictures are sent once more.
const MESSAGES: usize = 4096;

/// What is known of the pictures on messages. Cheap to clone; all clones know the same.
#[derive(Clone)]
pub struct Kept(Arc<Cache<MessageId, Attached>>);

impl Default for Kept {
    fn default() -> Self {
        Kept(Arc::new(Cache::new(MESSAGES)))
    }
}

impl Kept {
    /// What is known of a message.
    pub fn of(&self, message: MessageId) -> Attached {
        self.0.get(&message).unwrap_or_default()
    }

    /// Remembers a message as Discord gave it back after it was made or changed.
    pub fn remember(&self, message: impl Into<SentMessage>) {
        let message = message.into();
        let id = MessageId(message.id.get());
        self.0.insert(id, attached(message));
    }

    /// Forgets what is known of a message.
    pub fn forget(&self, message: MessageId) {
        self.0.remove(&message);
    }
}
