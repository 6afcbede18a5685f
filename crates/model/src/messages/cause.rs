//! Why a step of a game was made.

use serde::{Deserialize, Serialize};

use viceroy_ai::Level;
use viceroy_rules::{Answer, PromptId, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Opened {
        /// A seat, because steps contain no person: they are never rewritten, not even when a
        /// person is forgotten.
        by: Seat,
    },
    Answered {
        seat: Seat,
        prompt: PromptId,
        answer: Answer,
    },
    Planned {
        seat: Seat,
        prompt: PromptId,
        answer: Answer,
    },
    Preferred {
        seat: Seat,
        prompt: PromptId,
        answer: Answer,
    },
    TimedOut {
        seat: Seat,
        prompt: PromptId,
        answer: Answer,
    },
    /// Either chosen for the seat, or playing for an absent person.
    Computed {
        seat: Seat,
        prompt: PromptId,
        answer: Answer,
        level: Level,
    },
    Reconsidered {
        seat: Seat,
    },
    /// A step was undone and no longer counts. Nothing writes this yet, but readers skip both
    /// steps.
    Undid {
        /// Number of the undone step.
        step: u32,
    },
}
