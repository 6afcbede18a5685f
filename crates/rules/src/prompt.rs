//! Open questions, as stored and as the prompted player sees them.

use crate::prelude::*;

/// Identifies a prompt forever: its number in the game, and the mark of the step that opened it.
/// Answers to other prompts are stale.
///
/// After the database is restored from a backup, numbers are assigned again. Without the mark, a
/// button of a lost move could then answer a different question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PromptId(pub u64);

impl PromptId {
    pub(super) fn new(number: u32, mark: StepMark) -> PromptId {
        PromptId(u64::from(number) << StepMark::BITS | u64::from(mark.0))
    }
}

/// Random bits that mark the prompts of a step. They are independent of the game's random numbers
/// and reveal nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepMark(u32);

impl StepMark {
    /// A button of a lost move is accepted by mistake with a probability of one in a million.
    const BITS: u32 = 20;

    /// Uses the lowest bits only.
    pub fn of(random: u32) -> StepMark {
        StepMark(random & ((1 << StepMark::BITS) - 1))
    }

    pub fn number(self) -> u32 {
        self.0
    }
}

/// A stored open question. Its offers are recomputed when needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prompt {
    pub id: PromptId,
    pub by: Ask,
    /// The digest of the offers; if it differs after loading, the question is asked again.
    pub digest: u64,
    /// Whether there is only one choice and that is public. Such sealed questions wait for the
    /// others and then answer themselves. If only the player knows, they must still be prompted:
    /// skipping would reveal it (R-HID-03).
    pub forced: bool,
}

/// An open question as the prompted player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub id: PromptId,
    pub topic: Topic,
    pub card: Option<CardId>,
    pub auction_card: Option<AuctionCard>,
    pub colour: Option<Colour>,
    pub shape: Shape,
    /// The default on timeout.
    pub fallback: Answer,
}
