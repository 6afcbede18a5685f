//! Why a step of a game was made.

use crate::prelude::*;
use viceroy_rules::{Bookmark, PromptId};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Opened {
        /// A seat, because steps contain no person: they are never rewritten, not even when a
        /// person is forgotten.
        by: Seat,
    },
    /// A second chance: the game begins in the middle of another one.
    PlayedOn {
        by: Seat,
        /// So many of the facts happened in the other game.
        facts: u32,
        /// Where that one stood after them.
        bookmark: Box<Bookmark>,
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
    /// A step was taken back and no longer counts: readers of the past skip both.
    Undid {
        /// Number of the undone step.
        step: u32,
    },
}

impl Cause {
    /// The seat that acted, or for which something was decided.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Cause::Opened { by: seat }
            | Cause::PlayedOn { by: seat, .. }
            | Cause::Answered { seat, .. }
            | Cause::Planned { seat, .. }
            | Cause::Preferred { seat, .. }
            | Cause::TimedOut { seat, .. }
            | Cause::Computed { seat, .. }
            | Cause::Reconsidered { seat } => Some(*seat),
            Cause::Undid { .. } => None,
        }
    }
}

/// How many questions were answered, and how; also those whose answers were taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers {
    pub by_hand: u32,
    /// By plans and standing answers.
    pub by_plan: u32,
    pub timed_out: u32,
    pub by_computer: u32,
}

impl Answers {
    pub(crate) fn count(&mut self, cause: &Cause) {
        let counter = match cause {
            Cause::Answered { .. } => &mut self.by_hand,
            Cause::Planned { .. } | Cause::Preferred { .. } => &mut self.by_plan,
            Cause::TimedOut { .. } => &mut self.timed_out,
            Cause::Computed { .. } => &mut self.by_computer,
            Cause::Opened { .. }
            | Cause::PlayedOn { .. }
            | Cause::Reconsidered { .. }
            | Cause::Undid { .. } => return,
        };
        *counter += 1;
    }
}
