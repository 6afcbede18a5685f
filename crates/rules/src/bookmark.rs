//! The position of a game in the rulebook, stored with every step; only the latest is kept.

use super::prompt::Prompt;
use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bookmark {
    pub(super) stage: Stage,
    #[serde(rename = "desks")]
    pub(super) queues: BySeat<StoredQueue>,
    pub(super) next_prompt: u32,
}

/// One player's pending tasks and open question. Offers are recomputed from the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct StoredQueue {
    /// The next task is last.
    pub agenda: SmallVec<[Task; 6]>,
    pub asked: Option<Prompt>,
}
