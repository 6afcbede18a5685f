//! Why a step of a game was made.

use serde::{Deserialize, Serialize};

use viceroy_ai::Level;
use viceroy_rules::{Answer, PromptId, Seat};

/// Why a step was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The game was started.
    Opened {
        /// By whom. No step names a person, so that none has to be changed for one.
        by: Seat,
    },
    /// A player answered.
    Answered {
        seat: Seat,
        /// What was asked.
        prompt: PromptId,
        /// What was answered.
        answer: Answer,
    },
    /// A player had planned the answer.
    Planned {
        seat: Seat,
        /// What was asked.
        prompt: PromptId,
        /// What was answered.
        answer: Answer,
    },
    /// A player's standing answer to questions of the kind.
    Preferred {
        seat: Seat,
        /// What was asked.
        prompt: PromptId,
        /// What was answered.
        answer: Answer,
    },
    /// A player's time was over, and it was decided for them.
    TimedOut {
        seat: Seat,
        /// What was asked.
        prompt: PromptId,
        /// What was answered.
        answer: Answer,
    },
    /// A computer player answered: the one that was chosen for the seat, or one for somebody who is away.
    Computed {
        seat: Seat,
        /// What was asked.
        prompt: PromptId,
        /// What was answered.
        answer: Answer,
        /// How strong it is.
        level: Level,
    },
    /// A player took a secret choice back.
    Reconsidered { seat: Seat },
    /// A step was undone: it does not count any more. Nothing writes this yet; whoever reads the past passes over both.
    Undid {
        /// The step's number.
        step: u32,
    },
}
