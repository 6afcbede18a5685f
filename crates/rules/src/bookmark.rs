//! Where a game is in the rulebook, as it is stored with every step. It is for today, unlike facts.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::prompt::Prompt;
use super::seat::BySeat;
use super::stage::Stage;
use super::task::Task;

/// Where a game is in the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bookmark {
    pub(super) stage: Stage,
    pub(super) desks: BySeat<StoredDesk>,
    pub(super) next_prompt: u32,
}

/// One player's unfinished business. Choices are not stored: they follow from the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct StoredDesk {
    /// What is still to be done, the next task last.
    pub agenda: SmallVec<[Task; 6]>,
    /// The open question.
    pub asked: Option<Prompt>,
}
