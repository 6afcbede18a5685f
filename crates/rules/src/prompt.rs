//! Open questions: as they are stored, as the player who is asked sees them, and why an answer is refused.

use serde::{Deserialize, Serialize};

use super::ask::{Ask, Topic};
use super::shape::{Answer, Shape};
use crate::cards::{AuctionCard, CardId, Colour};

/// Identifies one asking of a question, for ever: its number within the game, and the mark of the step that opened it. An
/// answer to another one is stale.
///
/// Numbers alone would not do: where a copy of the database is put back, they are given a second time, and a button of a
/// move that was lost would answer a question that it was not about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PromptId(pub u64);

impl PromptId {
    pub(super) fn new(number: u32, mark: StepMark) -> PromptId {
        PromptId(u64::from(number) << StepMark::BITS | u64::from(mark.0))
    }
}

/// What everything that a step asks is marked with. It is handed in, is no luck of the game, and says nothing about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepMark(u32);

impl StepMark {
    /// A button of a lost move is taken by a mistake of one in a million.
    const BITS: u32 = 20;

    /// The mark of these random bits; the rest of them is not used.
    pub fn of(random: u32) -> StepMark {
        StepMark(random & ((1 << StepMark::BITS) - 1))
    }

    pub fn number(self) -> u32 {
        self.0
    }
}

/// An open question on a desk, as it is stored: the choices are worked out again when needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prompt {
    /// Which asking this is.
    pub id: PromptId,
    pub by: Ask,
    /// A fingerprint of the choices; when it differs after loading, the question is asked afresh.
    pub digest: u64,
    /// Whether there is only one choice, and everybody can know it. Sealed questions of this kind wait for the others
    /// and are then answered by themselves; where only the player knows that there is nothing to choose, the pause must
    /// be there too (R-HID-03).
    pub forced: bool,
}

/// An open question as the player who is asked sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Which asking this is.
    pub id: PromptId,
    /// Why we ask.
    pub topic: Topic,
    /// The card it is about, if one.
    pub card: Option<CardId>,
    /// The auction card it is about, if one.
    pub auction_card: Option<AuctionCard>,
    /// The gem colour it is about, if one.
    pub colour: Option<Colour>,
    /// What can be answered.
    pub shape: Shape,
    /// The answer a table would assume when time runs out.
    pub fallback: Answer,
}
